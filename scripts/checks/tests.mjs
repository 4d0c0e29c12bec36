// The names of tests, as their own runners list them; a test of many cases by its template ("refuses %s").
import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { createVitest } from 'vitest/node';
import { kept, root } from './kept.mjs';
import { journeyNames, runningNames } from './spec-coverage.mjs';

/** @typedef {Record<string, string[]>} Names of the tests that run, by file */

/** @param {string[]} files @returns {Promise<Names>} */
async function namesByVitest(files) {
  const vitest = await createVitest('test', { watch: false, run: true, project: ['unit*', 'api', 'parity'] });
  try {
    const specifications = await vitest.getRelevantTestSpecifications(files);
    const modules = await vitest.experimental_parseSpecifications(specifications);
    return Object.fromEntries(
      modules.map(({ moduleId, children }) => [relative(root, moduleId), runningNames([...children.allTests()])]),
    );
  } finally {
    await vitest.close();
  }
}

/** @param {string[]} files @returns {Names} */
function namesByPlaywright(files) {
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const list = ['test', '--list', '--reporter=json', '-c', 'tests/e2e/playwright.config.ts', ...files];
  const listed = execFileSync(process.execPath, [playwright, ...list], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    // its warnings, unless it fails
    stdio: 'pipe',
  });
  return journeyNames(JSON.parse(listed), 'tests/e2e');
}

/**
 * @param {string[]} files test files, from the root
 * @param {string} keptAs in which file what was found is kept
 * @returns {Promise<Names>}
 */
export function readTests(files, keptAs) {
  return kept(keptAs, ['vitest.config.ts', 'tests/e2e/playwright.config.ts', ...files], async () => {
    const journeys = files.filter((file) => file.startsWith('tests/e2e/'));
    const others = files.filter((file) => !journeys.includes(file));
    return {
      ...(others.length > 0 && (await namesByVitest(others))),
      ...(journeys.length > 0 && namesByPlaywright(journeys)),
    };
  });
}
