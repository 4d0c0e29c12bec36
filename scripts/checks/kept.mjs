// What takes seconds to find out is kept until the files it was found in change.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(root, 'node_modules/.cache/seduh');
/** Another way of finding finds something else. */
const FINDERS = ['kept', 'stories', 'tests', 'spec-coverage'].map((name) => `scripts/checks/${name}.mjs`);

/**
 * @template Found
 * @param {string} name of the file it is kept in
 * @param {string[]} sources paths from the root; what they hold and the installed versions decide
 * @param {() => Promise<Found>} find
 * @returns {Promise<Found>}
 */
export async function kept(name, sources, find) {
  const hash = createHash('sha1');
  for (const path of ['pnpm-lock.yaml', ...FINDERS, ...sources])
    hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  const key = hash.digest('hex');
  const file = join(FOLDER, `${name}.json`);
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (before.key === key) return before.found;
  const found = await find();
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, JSON.stringify({ key, found }));
  return found;
}
