import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ARCHIVE_SCRIPTS, EXAMPLES, licencesText, namesFolder, strangers, unclear, unshippable } from './rules.mjs';

const fromRoot = (file: string) => join(import.meta.dirname, '../..', file);
const textOf = (file: string) => readFileSync(fromRoot(file), 'utf8');
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };

const LOCKFILE = `packages:

  '@fastify/cookie@11.1.5':
    resolution: {integrity: sha512-x}

  http_ece@1.2.0:
    resolution: {integrity: sha512-z}

  pg@8.23.1:
    resolution: {integrity: sha512-y}
`;

it('names what is installed and not of the lockfile', () => {
  expect(
    strangers(['@fastify+cookie@11.1.5', 'http_ece@1.2.0', 'pg@8.23.1', 'node_modules', 'lock.yaml'], LOCKFILE),
  ).toEqual([]);
  expect(strangers(['@fastify+cookie@12.0.0_pg@8.23.1', 'pg@8.23.1'], LOCKFILE)).toEqual(['@fastify/cookie@12.0.0']);
});

it('knows a file that names where it was made, and none that has such a name within a longer path', () => {
  const names = (text: string, ...folders: string[]) => namesFolder(Buffer.from(text), folders);
  for (const text of ['"/build/seduh/apps"', 'at /build/seduh:1', 'file:///build/seduh', '/build/seduh'])
    expect(names(text, '/build/seduh/')).toBe(true);
  for (const text of ['apps/build/seduh', '/build/seduh-2', '/build/seduhs', './build/seduh'])
    expect(names(text, '/build/seduh/')).toBe(false);
  expect(names('C:/a+b', '/tmp/x', 'C:/a+b')).toBe(true);
});

it('builds the container in folders that no text of ours names by chance', () => {
  const [, made = '', shipped = ''] =
    /^WORKDIR (\S+)[\s\S]*assemble\.mjs (\S+)/m.exec(textOf('deploy/Dockerfile')) ?? [];
  expect(made.split('/').length).toBeGreaterThan(2);
  expect(shipped.split('/').length).toBeGreaterThan(2);
  for (const file of ['README.md', 'SECURITY.md'])
    expect(namesFolder(Buffer.from(textOf(file)), [made, shipped])).toBe(false);
});

it('ships no source control, no maps, no sources, no secrets and nothing of the machine it was made on', () => {
  const wrong = [
    '.git/config',
    'apps/api/node_modules/.pnpm/a@1.0.0/node_modules/a/.github/FUNDING.yml',
    'apps/api/node_modules/a/.gitattributes',
    'apps/storefront/dist/assets/index.js.map',
    'apps/api/node_modules/.modules.yaml',
    'apps/api/node_modules/.pnpm/lock.yaml',
    '.env',
    'apps/api/.data/postgres/PG_VERSION',
    'deploy/pgbouncer/userlist.txt',
    'release-key.pem',
    'apps/api/src/server.ts',
    'packages/ui/src/index.ts',
    'apps/storefront/dist/a.test.js',
  ];
  expect(unshippable(wrong).map((line) => line.split(': ')[0])).toEqual(wrong);
  const right = [
    'README.md',
    'apps/api/dist/server.js',
    'apps/api/node_modules/.bin/a',
    'apps/api/node_modules/.pnpm/zod@4.0.0/node_modules/zod/src/index.ts',
    'apps/storefront/dist/.vite/manifest.json',
    'deploy/caddy/Caddyfile',
  ];
  expect(unshippable(right)).toEqual([]);
});

it('says equal texts once, and of a package without one its licence', () => {
  const text = licencesText([
    { name: 'b', version: '1.0.0', license: 'MIT', text: 'Do as you like.' },
    { name: 'a', version: '2.0.0', license: 'MIT', text: 'Do as you like.\n' },
    { name: 'c', version: '1.0.0', license: 'ISC', text: null },
  ]);
  expect(text).toContain('a 2.0.0 (MIT)\nb 1.0.0 (MIT)\n\nDo as you like.');
  expect(text.split('Do as you like.')).toHaveLength(2);
  expect(text).toContain('ISC (its package brings no text)');
});

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['(ISC AND CC-BY-3.0)', true],
  ['(MIT AND Zlib)', true],
  ['(MIT AND GPL-3.0)', false],
  ['GPL-3.0', false],
  ['Unknown', false],
])('takes %s without asking: %s', (license, isTaken) => {
  expect(unclear([{ name: 'one', license }])).toEqual(isTaken ? [] : [`one: ${license}`]);
});

it('knows in an archive every command that the README gives who runs a shop, and builds nothing under an open one', () => {
  const readme = textOf('README.md');
  const running = readme.slice(readme.indexOf('\n## Deploy'), readme.indexOf('\n## Design'));
  const said = new Set([...running.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name));
  const ofSources = new Set(['release', 'release:try', 'test:pgbouncer', 'operations', 'seed']);
  const asked = [...said].filter((name) => !ofSources.has(name)).toSorted();
  expect(asked).toEqual(['backup', 'move', 'restore', 'shop']);
  for (const name of asked)
    expect([scripts[name], ARCHIVE_SCRIPTS[name]]).toEqual([
      `node scripts/program.mjs ${name}`,
      `node apps/api/dist/${name}.js`,
    ]);
  for (const program of Object.values(ARCHIVE_SCRIPTS)) {
    const [, name = ''] = /dist\/(\w+)\.js$/.exec(program) ?? [];
    expect(textOf('apps/api/vite.config.ts')).toContain(`${name}: 'src/${name}.ts'`);
  }
});

it('takes along the examples that the README leads to, and nothing that holds a secret', () => {
  const readme = textOf('README.md');
  const named = [...readme.matchAll(/\]\((deploy\/[\w/.-]+)\)/g)].map(([, file = '']) => file);
  const ofSources = /Dockerfile|compose|kubernetes/;
  expect(named.filter((file) => !ofSources.test(file) && !EXAMPLES.includes(file))).toEqual([]);
  expect(EXAMPLES.filter((file) => !existsSync(fromRoot(file)))).toEqual([]);
  const secrets = textOf('deploy/.gitignore').trim().split('\n');
  expect(EXAMPLES.filter((file) => secrets.some((secret) => file.endsWith(secret)))).toEqual([]);
  for (const secret of secrets) expect(textOf('deploy/Dockerfile.dockerignore')).toContain(`deploy/${secret}\n`);
});
