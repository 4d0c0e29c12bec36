// Refuses a statement of the spec that nothing proves, and a proof that is not (any more) there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './kept.mjs';
import { checkCoverage } from './spec-coverage.mjs';
import { readStories } from './stories.mjs';
import { readTests } from './tests.mjs';

const TABLE = 'docs/spec-coverage.md';

async function namesIn(paths) {
  const there = paths.filter((path) => existsSync(join(root, path)));
  const names = await readTests(there.filter((path) => /\.(?:test|spec)\.tsx?$/.test(path)));
  for (const { path, name } of await readStories()) (names[path] ??= []).push(name);
  return { ...names, ...Object.fromEntries(paths.filter((path) => !there.includes(path)).map((path) => [path, null])) };
}

const { statements, proofs, files, problems } = await checkCoverage(readFileSync(join(root, TABLE), 'utf8'), namesIn);
if (problems.length > 0) {
  console.error(`${TABLE}\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  process.exit(1);
}
console.log(`${statements} statements, ${proofs} proofs in ${files} files`);
