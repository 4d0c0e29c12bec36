import { spawn } from 'node:child_process';
import { toBeTold } from '../release/audit-rules.mjs';
import { root } from './kept.mjs';

/** Name and package script of every static check. */
const CHECKS = [
  ['types', 'typecheck'],
  ['lint', 'lint'],
  ['formatted', 'formatted'],
  ['import rules', 'boundaries'],
  ['dead code', 'dead'],
  ['picture of the imports', 'mapped'],
  // before the others that read the stories' index: it is made once
  ['components complete', 'complete'],
  ['ui documented', 'documented'],
  ['index for tools', 'told'],
  ['ui without the shop', 'words'],
  ['words in every language', 'translated'],
  ['spec covered', 'spec'],
  ['security covered', 'asvs'],
  ['states shown', 'states'],
  ['stories rest or say what they do', 'behaviours'],
  ['statements and migrations', 'sql'],
  ['licences of what is installed', 'licences'],
  ['holes known of what ships', 'audited'],
  ['guides name what is there', 'guides'],
  ['style sheets', 'styles'],
];

/** What of them only tells in a run of all tests: there nothing turns red that nobody changed. */
const TELLS = new Set(['audited']);
const flagsOf = (script) => (TELLS.has(script) ? ['--tell'] : []);

/** Runs one package script and gathers what it prints. */
export function runScript(script, { inherit = false, flags = [] } = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn('pnpm', ['run', script, ...flags], {
      cwd: root,
      stdio: inherit ? 'inherit' : 'pipe',
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ ok: code === 0, output, seconds: (performance.now() - started) / 1000 }));
  });
}

/**
 * Runs all checks, two at a time.
 *
 * @param {{ tells?: boolean }} [options] `tells`: what the registry says stops nothing
 * @returns {Promise<import('../suite/reports.mjs').Outcome>}
 */
export async function runChecks({ tells = false } = {}) {
  const failures = [];
  const left = [...CHECKS];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [name, script] = next;
      const flags = tells ? flagsOf(script) : [];
      const { ok, output, seconds } = await runScript(script, { flags });
      console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
      if (ok) {
        for (const line of toBeTold(output)) console.log(`  ${line}`);
        continue;
      }
      failures.push(name);
      console.log(output);
    }
  };
  await Promise.all([work(), work()]);
  return { passed: CHECKS.length - failures.length, failures };
}
