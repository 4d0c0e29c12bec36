// Refuses a statement of the spec that nothing proves, and a proof that is not (any more) there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkCoverage } from './spec-coverage.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TABLE = 'docs/spec-coverage.md';

const readSource = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null);
const { statements, proofs, files, problems } = checkCoverage(readSource(TABLE) ?? '', readSource);

if (problems.length > 0) {
  console.error(`${TABLE}\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  process.exit(1);
}
console.log(`${statements} statements, ${proofs} proofs in ${files} files`);
