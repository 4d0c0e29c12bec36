// What the files that a table names hold, by their own runners.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './kept.mjs';
import { readStories } from './stories.mjs';
import { readTests } from './tests.mjs';

/**
 * @param {string[]} paths from the root
 * @param {string} keptAs the table's own name: each names other files
 * @returns {Promise<Record<string, string[] | null>>} names of tests and stories by file; null for one that is not there
 */
export async function namesIn(paths, keptAs) {
  const there = paths.filter((path) => existsSync(join(root, path)));
  const names = await readTests(
    there.filter((path) => /\.(?:test|spec)\.tsx?$/.test(path)),
    keptAs,
  );
  for (const { path, name } of await readStories()) (names[path] ??= []).push(name);
  return { ...names, ...Object.fromEntries(paths.filter((path) => !there.includes(path)).map((path) => [path, null])) };
}
