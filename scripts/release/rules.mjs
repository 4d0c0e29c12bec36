// What a release has to keep to, apart from the files it is about.

/** @param {string} name @returns {[string, string]} */
const program = (name) => [name, `node apps/api/dist/${name}.js`];

/**
 * What `npm run` knows in an unpacked archive: the README’s commands for who runs a shop.
 * @type {Record<string, string>}
 */
export const ARCHIVE_SCRIPTS = Object.fromEntries([
  ['start', 'node --max-semi-space-size=16 apps/api/dist/server.js'],
  ...['seed', 'shop', 'backup', 'restore', 'move'].map(program),
]);

/** What the README names for running it, by file: beside them may lie secrets of whoever makes the release. */
export const EXAMPLES = [
  'caddy/Caddyfile',
  'grafana/seduh.json',
  'haproxy/haproxy.cfg',
  'nginx/seduh.conf',
  'pgbouncer/pgbouncer.ini',
  'pgbouncer/prepared.ini',
  'prometheus/alerts.yml',
  'prometheus/prometheus.yml',
  'systemd/seduh.service',
].map((file) => `deploy/${file}`);

/** What an archive and an image may weigh at most, in millions of bytes: some tenths over what they do. */
export const SHIPPED_MB = { withDatabase: 180, withoutDatabase: 120 };

/** What nobody ships, by where it lies: with the reason that whoever sees it is told. */
const UNSHIPPED = [
  [/(?:^|\/)\.(?:git|hg|svn)/, 'source control'],
  [/\.map$/, 'a source map: they are for who has the sources'],
  [/(?:^|\/)\.(?!bin\/|pnpm\/|vite\/)[^/]/, 'a hidden file'],
  [/(?:^|\/)(?:lock\.yaml|\.modules\.yaml)$/, 'what an install says of the machine it was made on'],
  [/\.(?:pem|key|p12|pfx|crt)$|(?:^|\/)id_(?:rsa|ecdsa|ed25519)$|(?:^|\/)userlist\.txt$/, 'a key or a secret'],
  [/^(?:apps\/[^/]+\/)?(?:src|packages|tests|scripts|docs|release)\//, 'sources'],
  [/^(?:apps\/[^/]+|deploy)\/(?!node_modules\/).*\.(?:test|stories)\.[cm]?[jt]sx?$/, 'a test'],
];

/**
 * What is in an assembled folder and must not be.
 * @param {string[]} files paths from the folder, with `/`
 * @returns {string[]} each with its reason
 */
export const unshippable = (files) =>
  files.flatMap((file) => {
    const [, reason] = UNSHIPPED.find(([pattern]) => pattern.test(file)) ?? [];
    return reason === undefined ? [] : [`${file}: ${reason}`];
  });

/**
 * Whether a file names one of these folders, as a path of its own: `/src` is the end of many another.
 * @param {Buffer} content
 * @param {string[]} folders absolute
 */
export const namesFolder = (content, folders) =>
  folders
    .map((folder) => folder.replace(/\/$/, ''))
    .some((folder) => content.includes(folder) && pathOf(folder).test(content.toString('latin1')));

const pathOf = (folder) => new RegExp(`(?<![\\w.~-])${folder.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w.-])`);

/**
 * Packages that are installed and that the lockfile does not name.
 * @param {string[]} installed folders of pnpm's store, `@scope+name@1.2.3_peers`
 * @param {string} lockfile its text
 * @returns {string[]} as `@scope/name@1.2.3`
 */
export function strangers(installed, lockfile) {
  const known = new Set([...lockfile.matchAll(/^ {2}'?((?:@[^/\s]+\/)?[^@\s'/]+@[^\s('":]+)/gm)].map(([, one]) => one));
  return installed
    .filter((name) => /^@?[^@]+@\d/.test(name))
    .map((name) => name.replace(/^(@?[^@]+@[^_]+)_.*$/, '$1').replace('+', '/'))
    .filter((name) => !known.has(name));
}

/**
 * The text that goes with what ships: each package with its licence, equal texts told once.
 * @param {{ name: string, version: string, license: string, text: string | null }[]} packages
 * @returns {string}
 */
export function licencesText(packages) {
  const byText = new Map();
  const sorted = packages.toSorted((one, other) =>
    `${one.name}@${one.version}`.localeCompare(`${other.name}@${other.version}`),
  );
  for (const { name, version, license, text } of sorted) {
    const said = text?.trim() || `${license} (its package brings no text)`;
    const users = byText.get(said) ?? [];
    users.push(`${name} ${version} (${license})`);
    byText.set(said, users);
  }
  const parts = [...byText].map(([text, users]) => `${users.join('\n')}\n\n${text}\n`);
  return `What ships with Seduh, and under which licence.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`;
}

/** Licences that ask of who ships others' files unchanged nothing but to name them. Anything else a person looks at first. */
const PLAIN =
  /^(?:MIT|MIT-0|ISC|Apache-2\.0|BSD-2-Clause|BSD-3-Clause|0BSD|CC0-1\.0|CC-BY-3\.0|CC-BY-4\.0|Unlicense|BlueOak-1\.0\.0|Zlib|PostgreSQL|PSF-2\.0|Python-2\.0|WTFPL|MPL-2\.0|LGPL-3\.0-or-later)$/;

/**
 * Packages whose licence nobody has said yes to.
 * @param {{ name: string, license: string }[]} packages
 * @returns {string[]}
 */
export const unclear = (packages) =>
  packages
    .filter(({ license }) => {
      const either = license.replace(/[()]/g, '').split(/\s+OR\s+/i);
      return !either.some((one) => one.split(/\s+AND\s+/i).every((each) => PLAIN.test(each.trim())));
    })
    .map(({ name, license }) => `${name}: ${license}`);
