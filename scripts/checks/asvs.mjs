// Refuses a requirement of OWASP ASVS that docs/asvs.md says nothing of, and a test it names that is not (any more) there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkAsvs } from './asvs-table.mjs';
import { root } from './kept.mjs';
import { namesIn } from './named.mjs';

const TABLE = 'docs/asvs.md';

const table = readFileSync(join(root, TABLE), 'utf8');
const { figures, proofs, files, problems } = await checkAsvs(table, (paths) => namesIn(paths, 'tests-asvs'));
if (problems.length > 0) {
  console.error(`${TABLE}\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  process.exit(1);
}
console.log(`${figures.join('\n')}\n${proofs} proofs in ${files} files`);
