// The whole suite, in the order of what fails fastest. Ends with one line that sums up all of it: "N passed, N failed".
// Name parts to run only those: `npm test -- unit api`; `npm test -- changed [ref]` runs what a change can touch.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawn } from 'node:child_process';
import { runChecks, runScript } from '../checks/checks.mjs';
import { planFor } from './changed.mjs';
import { planWalk } from './green.mjs';
import { ofOperations, ofPlaywright, ofVitest, readReport } from './reports.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const results = join(root, 'test-results');
const [first, ref] = process.argv.slice(2);
const plan = first === 'changed' ? planFor(ref) : undefined;
const wanted = plan ? Object.keys(plan.parts) : process.argv.slice(2);
let passed = 0;
const failures = [];

/** @returns {Promise<number | string>} the code of its exit, or the signal that ended it */
function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.on('close', (code, signal) => resolve(code ?? signal));
  });
}

/**
 * @param {string[]} projects names, or with a star those that begin with it
 * @param {true | string[]} files those to run
 */
async function vitest(projects, files) {
  const file = join(results, `${projects[0].replace('*', '')}.json`);
  const named = projects.flatMap((project) => ['--project', project]);
  const chosen = files === true ? [] : files;
  const code = await run('pnpm', [
    'exec',
    'vitest',
    'run',
    ...chosen,
    ...named,
    '--reporter=default',
    '--reporter=./scripts/suite/vitest-report.mjs',
    `--outputFile.json=${file}`,
  ]);
  return readReport(file, code, ofVitest);
}

/** @param {true | import('./choose-parts.mjs').Stories} stories those to walk over */
async function playwright(name, stories = true) {
  const file = join(results, `${name}.json`);
  const config = `tests/${name}/playwright.config.ts`;
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  if (stories !== true) {
    env.STORIES = join(results, 'stories.json');
    writeFileSync(env.STORIES, JSON.stringify(stories));
  }
  const code = await run('pnpm', ['exec', 'playwright', 'test', '-c', config, '--reporter=list,json'], env);
  return readReport(file, code, ofPlaywright);
}

/** The stories; on a machine of one's own without those that were green as they are. CI looks at each. */
async function walk(stories) {
  if (stories !== true || process.env.CI) return playwright('visual', stories);
  const plan = planWalk();
  if (plan.left > 0)
    console.log(`${plan.left} story files were green as they are, and are left out (CI=1 looks at all)`);
  const outcome = await playwright('visual', plan.left > 0 ? plan.stories : true);
  const report = join(results, 'visual.json');
  if (existsSync(report)) plan.keep(JSON.parse(readFileSync(report, 'utf8')));
  return outcome;
}

/** Deploys and failures of the database, of the built server; the rest of them by `npm run operations`. */
async function operations() {
  const file = join(results, 'operations.json');
  const code = await run(process.execPath, ['tests/operations/run.mjs', '--short', '--out', file]);
  return readReport(file, code, ofOperations);
}

async function script(name) {
  const { ok } = await runScript(name, { inherit: true });
  return { passed: ok ? 1 : 0, failures: ok ? [] : [name] };
}

/** Each part, given what to run of it: `true` for all. */
const PARTS = {
  check: () => runChecks({ tells: true }),
  unit: (files) => vitest(['unit*'], files),
  // with parity: the mocks held against it
  api: (files) => vitest(['api', 'parity'], files),
  build: () => script('build'),
  // the storefront's files, and what an archive or an image is made of
  size: async () => {
    const outcomes = [await script('size'), await script('shipped')];
    return {
      passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
      failures: outcomes.flatMap(({ failures }) => failures),
    };
  },
  operations,
  ui: () => script('test:ui'),
  storybook: () => script('storybook:build'),
  // every story: its play, axe, its picture, how others meet it, and screens under every fault
  stories: walk,
  e2e: () => playwright('e2e'),
};

const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. There are: changed, ${Object.keys(PARTS).join(', ')}`);
  process.exit(2);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
/** What follows each other; the lanes of a step run beside each other: hosts install and start for half of their time. */
const STEPS = [
  [['check', 'unit', 'api', 'build', 'size', 'operations']],
  [['ui'], ['storybook', 'stories']],
  [['e2e']],
];

async function runPart(name) {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const outcome = await PARTS[name](plan?.parts[name] ?? true);
  passed += outcome.passed;
  failures.push(...outcome.failures.map((failure) => `${name}: ${failure}`));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`── ${name}: ${outcome.passed} ok, ${outcome.failures.length} bad (${seconds} s)`);
}

async function runLane(lane) {
  for (const name of lane) if (wanted.length === 0 || wanted.includes(name)) await runPart(name);
}
for (const lanes of STEPS) await Promise.all(lanes.map(runLane));

// what printed between is long: said once more where one looks
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `✗ ${failure}`).join('\n')}`);
if (plan?.left.length > 0) console.log(`\nLeft to the whole suite: ${plan.left.join('; ')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);
