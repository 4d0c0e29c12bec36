// Whether the server is built from the sources as they are now.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The folder too: it tells of a file that was taken away. Tests are in no build. */
const newestIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.endsWith('.test.ts'))
    .reduce((newest, name) => Math.max(newest, changedAt(join(folder, name))), changedAt(folder));

/**
 * By the time of files, as `make` does: a checkout or an edit is newer than the build of before.
 * @param {string} root of the workspace
 * @param {string} program its name, without `.js`
 * @returns {boolean}
 */
export function isBuilt(root, program) {
  const api = join(root, 'apps/api');
  const built = join(api, 'dist', `${program}.js`);
  if (!existsSync(built)) return false;
  // what comes from npm is not in the bundle, but its versions decide what is
  const { dependencies } = JSON.parse(readFileSync(join(api, 'package.json'), 'utf8'));
  const own = Object.keys(dependencies).filter((name) => name.startsWith('@seduh/'));
  const parts = [api, ...own.map((name) => join(root, 'packages', name.slice('@seduh/'.length)))];
  const files = [join(root, 'pnpm-lock.yaml'), join(api, 'vite.config.ts')];
  const newest = Math.max(
    ...files.map(changedAt),
    ...parts.flatMap((part) => [changedAt(join(part, 'package.json')), newestIn(join(part, 'src'))]),
  );
  return newest <= changedAt(built);
}
