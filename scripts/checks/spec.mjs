// Refuses a statement of the spec that nothing proves, and a proof that is not (any more) there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './kept.mjs';
import { namesIn } from './named.mjs';
import { checkCoverage } from './spec-coverage.mjs';

const TABLE = 'docs/spec-coverage.md';

const table = readFileSync(join(root, TABLE), 'utf8');
const { statements, proofs, files, problems } = await checkCoverage(table, (paths) => namesIn(paths, 'tests'));
if (problems.length > 0) {
  console.error(`${TABLE}\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  process.exit(1);
}
console.log(`${statements} statements, ${proofs} proofs in ${files} files`);
