// Refuses statements that change with the tables, and migrations that the version before cannot run beside.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './kept.mjs';
import { flawsOf, starsOf } from './sql-rules.mjs';

const SOURCE = 'apps/api/src';
const MIGRATIONS = `${SOURCE}/platform/db/migrations`;

/** Applied before there were rules, or on tables that no shop has filled by then; each with why. Nothing is added. */
const EXCUSED = {
  '0001_shop.sql': 'the first tables',
  '0002_orders.sql': 'the first tables',
  '0003_whole_shop.sql': 'before the first release',
};

const read = (path) => readFileSync(join(root, path), 'utf8');
const sources = readdirSync(join(root, SOURCE), { recursive: true })
  .map((file) => `${SOURCE}/${file}`.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(path));
const migrations = readdirSync(join(root, MIGRATIONS)).filter((file) => file.endsWith('.sql'));
const problems = [
  ...sources.flatMap((path) => starsOf(path, read(path))),
  ...migrations
    .filter((file) => !(file in EXCUSED))
    .flatMap((file) => flawsOf(`${MIGRATIONS}/${file}`, read(`${MIGRATIONS}/${file}`))),
];
for (const problem of problems) console.error(problem);
console.log(`${sources.length} sources, ${migrations.length} migrations, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
