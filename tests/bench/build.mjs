import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { start } from './processes.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { packageManager } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** Builds one workspace; false, with what it said, where that fails. */
export async function build(workspace) {
  const args = ['--yes', packageManager, '--filter', workspace, 'build'];
  const { child, ended } = start('npx', args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  if ((await ended) === 0) return true;
  console.error(`${workspace} does not build:\n${output}`);
  return false;
}
