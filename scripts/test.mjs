// The whole suite, in the order of what fails fastest. Ends with one line that sums up all of it: "N passed, N failed".
// Name parts to run only those: `npm test -- unit api`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawn } from 'node:child_process';
import { runChecks, runScript } from './checks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = join(root, 'test-results');
const wanted = process.argv.slice(2);
const total = { passed: 0, failed: 0 };

const count = ({ passed, failed }) => {
  total.passed += passed;
  total.failed += failed;
};

function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Reads a JSON report; a runner that failed without a counted failure (or left no report) counts as one. */
function fromReport(file, code, read) {
  const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  if ((code !== 0 || counts.passed === 0) && counts.failed === 0) counts.failed = 1;
  return counts;
}

/** @param project a name, or with a star those that begin with it */
async function vitest(project) {
  const file = join(results, `${project.replace('*', '')}.json`);
  const code = await run('pnpm', ['exec', 'vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  return fromReport(file, code, ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }));
}

async function playwright(name) {
  const file = join(results, `${name}.json`);
  const config = `tests/${name}/playwright.config.ts`;
  const code = await run('pnpm', ['exec', 'playwright', 'test', '-c', config, '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  return fromReport(file, code, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }));
}

async function script(name) {
  const { ok } = await runScript(name, { inherit: true });
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

const PARTS = {
  check: runChecks,
  unit: () => vitest('unit*'),
  api: () => vitest('api'),
  parity: () => vitest('parity'),
  stories: () => vitest('stories'),
  build: () => script('build'),
  size: () => script('size'),
  ui: () => script('test:ui'),
  storybook: () => script('storybook:build:here'),
  conditions: () => playwright('conditions'),
  faults: () => playwright('faults'),
  e2e: () => playwright('e2e'),
};

const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}`);
  process.exit(2);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
for (const [name, part] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = performance.now();
  console.log(`\n── ${name}`);
  const counts = await part();
  count(counts);
  console.log(`── ${name}: ${counts.passed} ok, ${counts.failed} bad (${((performance.now() - started) / 1000).toFixed(0)} s)`);
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
