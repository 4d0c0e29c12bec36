// What the last version of packages/ui had, and what waits for the next one.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { uiSrc } from './sources.mjs';

/** Beside the changelog; written by `npm run version:ui`. */
export const RELEASED = join(uiSrc, '../released.json');
const CHANGESETS = join(uiSrc, '../../../.changeset');

/**
 * @typedef {object} Released
 * @property {string} version
 * @property {string[]} exports every name of `@seduh/ui`, types too, sorted
 */

/** @returns {Released} */
export const readReleased = () => JSON.parse(readFileSync(RELEASED, 'utf8'));

/** @returns {{ bump: 'major' | 'minor' | 'patch', words: string }[]} the changesets that wait */
export function readChangesets() {
  return readdirSync(CHANGESETS)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => {
      const text = readFileSync(join(CHANGESETS, name), 'utf8');
      const [, bump, words] = /^---\n'@seduh\/ui': (major|minor|patch)\n---\n([^]*)$/.exec(text) ?? [];
      if (!bump) throw new Error(`${join(dirname(CHANGESETS), '.changeset', name)} is no changeset of @seduh/ui`);
      return { bump, words };
    });
}

/** @returns {string[]} the versions of which the changelog tells */
export const readVersions = () =>
  [...readFileSync(join(uiSrc, '../CHANGELOG.md'), 'utf8').matchAll(/^## (\d\S*)/gm)].map(([, version]) => version);
