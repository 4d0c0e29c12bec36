// Development: the API rebuilt and restarted on change (PORT, 3000), the storefront with hot reload in front of it
// (STOREFRONT_PORT, 5173).
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { portProblem } from './ports.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const server = 'apps/api/dist/server.js';
const problem = await portProblem(process.env);
if (problem) {
  console.error(problem);
  process.exit(1);
}

const children = [];
let stopping = false;

function start(name, command, args) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  children.push(child);
  child.on('exit', (code) => {
    if (!stopping) console.error(`${name} ended with code ${code}`);
    stop(code ?? 1);
  });
}

function stop(code = 0) {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}

process.on('SIGINT', () => stop());
process.on('SIGTERM', () => stop());

start('API build', 'pnpm', ['--filter', '@seduh/api', 'dev']);
while (!existsSync(`${root}${server}`) && !stopping) await new Promise((resolve) => setTimeout(resolve, 100));
start('API', process.execPath, ['--watch-path=apps/api/dist', server]);
start('storefront', 'pnpm', ['--filter', '@seduh/storefront', 'dev']);
