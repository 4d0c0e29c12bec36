// Asks the registry what is known of the packages that ship. Ends with 1 where something grave is, with 2 where nothing
// could be looked up. No part of the check: a machine may have no network.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readAudit } from './audit-rules.mjs';

const PATIENCE_MS = 60_000;
const pnpm = fileURLToPath(new URL('../pnpm.mjs', import.meta.url));

const child = spawn(process.execPath, [pnpm, 'audit', '--prod', '--json'], { stdio: ['ignore', 'pipe', 'pipe'] });
let said = '';
let complaint = '';
child.stdout.on('data', (chunk) => (said += chunk));
child.stderr.on('data', (chunk) => (complaint += chunk));

/** Why nothing was looked up, in the package manager's own words where it has any. */
function giveUp(why) {
  console.error(`The packages that ship could not be looked up: ${why}. Nothing is known of them, good or bad.`);
  // at once: a child that did not end would hold its pipes open
  process.exit(2);
}

const timer = setTimeout(() => {
  child.kill('SIGTERM');
  giveUp(`no answer within ${PATIENCE_MS / 1000} s`);
}, PATIENCE_MS);
child.on('error', (error) => giveUp(error.message));
child.on('close', () => {
  clearTimeout(timer);
  const found = readAudit(said);
  if (found === null)
    giveUp((complaint.trim() || said.trim() || 'no answer').replaceAll(/[\s│×]+/g, ' ').slice(0, 300));
  const { grave, others } = found;
  for (const line of grave) console.error(line);
  console.log(`${grave.length} advisories of high or critical severity, ${others} lesser ones, in what ships`);
  process.exitCode = grave.length > 0 ? 1 : 0;
});
