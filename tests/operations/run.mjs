// Goes through what happens to a shop that is operated, and prints what it cost. See README.md.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { endAll } from '../bench/processes.mjs';
import { runFolder } from './cluster.mjs';
import { chosen, SCENARIOS } from './plan.mjs';
import { BUILT } from './shops.mjs';
import { table } from './table.mjs';

const USAGE = `usage: npm run operations -- [--short] [--only NAME,…] [--out FILE]
  --short  what is part of npm test
  --only   of: ${Object.keys(SCENARIOS).join(', ')}
  --out    where the results go as JSON; default test-results/operations.json`;

function readOptions() {
  try {
    const { values } = parseArgs({
      args: process.argv.slice(2).filter((arg) => arg !== '--'),
      options: {
        short: { type: 'boolean', default: false },
        only: { type: 'string' },
        out: { type: 'string', default: 'test-results/operations.json' },
      },
    });
    return { names: chosen(values), out: resolve(values.out) };
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
}

const { names, out } = readOptions();
const { folder, remove } = runFolder(tmpdir());
let cleaning;
const cleanUp = () => (cleaning ??= endAll().then(remove));
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => void cleanUp().then(() => process.exit(130)));

const started = performance.now();
const say = (text) =>
  console.error(`${String(Math.round((performance.now() - started) / 1_000)).padStart(5)} s  ${text}`);
/** @type {import('./table.mjs').Result[]} */
const results = [];
try {
  if (!existsSync(join(BUILT, 'server.js'))) throw new Error('The server is not built. Build it with: npm run build');
  for (const name of names) {
    say(name);
    await SCENARIOS[name](join(folder, name), (result) => results.push(result));
  }
} catch (error) {
  console.error(error);
  results.push({ scenario: 'the run broke off', killed: '', wrong: [error.message.split('\n', 1)[0]] });
} finally {
  await cleanUp();
}
const seconds = Math.round((performance.now() - started) / 1_000);
mkdirSync(dirname(out), { recursive: true });
writeFileSync(out, `${JSON.stringify({ at: new Date().toISOString(), seconds, results }, null, 2)}\n`);
console.log(`\n${table(results)}\n\n${seconds} s; in full in ${out}`);
process.exit(results.some(({ wrong }) => wrong.length > 0) ? 1 : 0);
