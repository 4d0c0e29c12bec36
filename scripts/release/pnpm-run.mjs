import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs the pnpm of this project and waits for it.
 * @param {string[]} args
 * @returns {string} what it wrote
 */
export function pnpm(args) {
  const run = spawnSync(process.execPath, ['scripts/pnpm.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (run.status === 0) return run.stdout;
  throw new Error(`pnpm ${args.join(' ')} failed: ${run.stderr || run.stdout}`);
}
