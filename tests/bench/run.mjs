// Measures the built shop against baselines of the same run. See README.md.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { startBare } from './bare.mjs';
import { build } from './build.mjs';
import { measure } from './measure.mjs';
import { readOptions } from './options.mjs';
import { promiseFigure } from './figures/promise.mjs';
import { weightFigure } from './figures/weight.mjs';
import { endAll } from './processes.mjs';
import { serverBuilt } from './shop.mjs';
import { table } from './table.mjs';

/** A last round of visits may still begin before this and take its time. */
const REPEAT_UNTIL_MS = { quick: 40_000, full: 480_000 };

const options = readOptions();
const folder = mkdtempSync(join(tmpdir(), 'seduh-bench-'));
const large = options.keep ? resolve(options.keep) : folder;
let cleaning;

/** Ends what was started and takes the data away; once, however often it is asked for. */
function cleanUp() {
  cleaning ??= endAll().then(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return cleaning;
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void cleanUp().then(() => process.exit(130)));

async function run() {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1_000);
  // bytes and promises need neither a shop nor a browser
  const weights = options.parts.delete('weight') ? await weightFigure() : [];
  const promises = options.parts.delete('promise') ? await promiseFigure(options) : [];
  const apart = [...promises, ...weights];
  const rows = apart.length > 0 && options.parts.size === 0 ? apart : [...(await measureShop()), ...apart];
  const out = resolve(options.out);
  const facts = { at: new Date().toISOString(), node: process.version, cores: cpus().length, quick: options.quick };
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, `${JSON.stringify({ ...facts, seconds: seconds(), rows }, null, 2)}\n`);
  console.log(`\n${table(rows)}\n\n${seconds()} s, Node ${facts.node}, ${facts.cores} cores; figures in ${out}`);
}

/** All figures that need the built shop. */
async function measureShop() {
  if (options.build) {
    await build('@seduh/storefront');
    await build('@seduh/api');
  }
  if (!serverBuilt()) throw new Error('The server is not built. Build it with: pnpm run build');
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1_000);
  const say = (text) => console.error(`${String(seconds()).padStart(5)} s  ${text}`);
  const deadline = started + REPEAT_UNTIL_MS[options.quick ? 'quick' : 'full'];
  return measure({ options, folder, large, bare: await startBare(), say, deadline });
}

try {
  await run();
} catch (error) {
  if (!cleaning) console.error(error);
  process.exitCode = 1;
} finally {
  await cleanUp();
}
