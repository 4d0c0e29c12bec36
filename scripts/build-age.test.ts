import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isBuilt } from './build-age.mjs';

const BEFORE = 1_000;
const BUILT = 2_000;
const AFTER = 3_000;

const FILES = {
  'pnpm-lock.yaml': '',
  'apps/api/package.json': '{"dependencies":{"@seduh/domain":"workspace:*","zod":"catalog:"}}',
  'apps/api/vite.config.ts': '',
  'apps/api/src/seed.ts': '',
  'apps/api/src/seed/demo.ts': '',
  'apps/api/src/seed/demo.test.ts': '',
  'packages/domain/package.json': '{}',
  'packages/domain/src/index.ts': '',
  'packages/ui/src/index.ts': '',
};
const FOLDERS = ['apps/api/src', 'apps/api/src/seed', 'packages/domain/src'];

/** A workspace that was built. @returns its folder, and what changes a file of it at that time */
function workspace() {
  const root = mkdtempSync(join(tmpdir(), 'seduh-build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const touch = (path: string, at: number) => utimesSync(join(root, path), at, at);
  for (const [path, text] of Object.entries({ ...FILES, 'apps/api/dist/seed.js': '' })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const path of [...Object.keys(FILES), ...FOLDERS]) touch(path, BEFORE);
  touch('apps/api/dist/seed.js', BUILT);
  return { root, touch };
}

it.each([
  ['nothing has changed', [], true],
  ['a source of the program has', ['apps/api/src/seed/demo.ts'], false],
  ['a package that goes into it has', ['packages/domain/src/index.ts'], false],
  ['what a package asks for has', ['packages/domain/package.json'], false],
  ['a file was taken away', ['apps/api/src/seed'], false],
  ['the way to build it has', ['apps/api/vite.config.ts'], false],
  ['another version of something was installed', ['pnpm-lock.yaml'], false],
  [
    'only a test has, and a package that does not go into it',
    ['apps/api/src/seed/demo.test.ts', 'packages/ui/src/index.ts'],
    true,
  ],
])('knows whether a program is built where %s', (_, changed, expected) => {
  const { root, touch } = workspace();
  for (const path of changed) touch(path, AFTER);
  expect(isBuilt(root, 'seed')).toBe(expected);
});

it('knows one that was never built', () => {
  expect(isBuilt(workspace().root, 'shop')).toBe(false);
});

it('is asked by npm run seed', () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
  expect(scripts.seed).toBe('node scripts/program.mjs seed');
});
