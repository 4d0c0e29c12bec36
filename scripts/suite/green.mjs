// The walk over the stories on a machine that has walked over them before: what was green as it is need not be looked at.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTaker } from '../../tests/visual/browser.mjs';
import { readTree } from './changed.mjs';
import { findPictureBrowser } from './chromium.mjs';
import { failedIn } from './reports.mjs';
import { greenOf, keysOf } from './unchanged.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const INDEX = join(root, 'storybook-static/index.json');
const KEPT = join(root, 'node_modules/.cache/seduh/green-stories.json');

/** @param {string} file */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** Of the built Storybook the titles in each story file, with and without the shelf that a part stands on. */
function titlesByFile() {
  const titles = new Map();
  for (const { importPath, title } of Object.values(readJson(INDEX)?.entries ?? {})) {
    const file = importPath.slice('./'.length);
    const [first, , ...rest] = title.split('/');
    const known = titles.get(file) ?? new Set();
    titles.set(file, known.add(title).add([first, ...rest].join('/')));
  }
  return titles;
}

function readHash(file) {
  return createHash('sha1')
    .update(readFileSync(join(root, file)))
    .digest('hex');
}

/**
 * What a walk has to look at, after the build of Storybook that it walks over.
 * @returns {{ stories: import('./choose-parts.mjs').Stories, left: number, keep: (report: object) => void }} `left`: story
 *   files that are left out; `keep` takes down what was green now, from the walk's report
 */
export function planWalk() {
  const titles = titlesByFile();
  const hashes = new Map();
  const hashOf = (file) => hashes.get(file) ?? hashes.set(file, readHash(file)).get(file);
  const taker = JSON.stringify([readTaker(findPictureBrowser()), process.version]);
  const keys = keysOf(readTree(), hashOf, titles, taker);
  const before = readJson(KEPT) ?? {};
  const isGreen = (file) => before[file] === keys.get(file);
  const near = [...keys.keys()].filter((file) => !isGreen(file));
  return {
    stories: { near, far: [], titles: [] },
    left: keys.size - near.length,
    keep(report) {
      const green = [...[...keys.keys()].filter(isGreen), ...greenOf(near, titles, failedIn(report))];
      mkdirSync(dirname(KEPT), { recursive: true });
      writeFileSync(KEPT, JSON.stringify(Object.fromEntries(green.map((file) => [file, keys.get(file)])), null, 1));
    },
  };
}
