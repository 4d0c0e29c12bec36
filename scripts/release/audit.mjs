// Asks the registry that the package manager is set up with what is known of the packages that ship. Ends with 1 where
// something high or critical is, with 2 where nothing was looked up; with `--check` with 0 then, as a machine may have no
// network, and with `--tell` it stops for no hole either and waits less, for a run of all tests. `--record` writes down
// what came of it.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { faultyExceptions, judgeAudit, lastAnswer, readAudit } from './audit-rules.mjs';

const { values: asked } = parseArgs({
  options: { check: { type: 'boolean' }, record: { type: 'boolean' }, tell: { type: 'boolean' } },
});
const PATIENCE_MS = asked.tell ? 10_000 : 30_000;
const hasGroups = process.platform !== 'win32';
const file = (name) => new URL(name, import.meta.url);
const read = (name) => JSON.parse(readFileSync(file(name), 'utf8'));
const pnpm = fileURLToPath(new URL('../pnpm.mjs', import.meta.url));
const today = new Date().toISOString().slice(0, 10);
const last = read('audit-last.json');
const exceptions = read('audit-exceptions.json');

const faults = faultyExceptions(exceptions);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);

// once: the next check asks again
const env = { ...process.env, pnpm_config_fetch_retries: '0' };
const child = spawn(process.execPath, [pnpm, 'audit', '--prod', '--json'], {
  stdio: ['ignore', 'pipe', 'pipe'],
  env,
  detached: hasGroups,
});
let said = '';
let complaint = '';
child.stdout.on('data', (chunk) => (said += chunk));
child.stderr.on('data', (chunk) => (complaint += chunk));

/** Why nothing was looked up, in the package manager's own words where it has any. */
function giveUp(why) {
  console.log(`not asked: ${why}. Nothing new is known of the packages that ship; ${lastAnswer(last, today)}`);
  // where the registry stands is of this machine, and not written down
  const [, status] = /responded with (\d{3})/.exec(why) ?? [];
  if (asked.record) write({ ...last, tried: today, why: status ? `it answers audits with ${status}` : 'no answer' });
  // at once: a child that did not end would hold its pipes open
  process.exit(asked.check || asked.tell ? 0 : 2);
}

function write(what) {
  writeFileSync(file('audit-last.json'), `${JSON.stringify(what, null, 2)}\n`);
}

/** Ends the package manager and whatever it has started: who runs it is not who asks. */
function end() {
  try {
    if (hasGroups) process.kill(-child.pid, 'SIGKILL');
    else child.kill();
  } catch {
    // it has ended by itself
  }
}
// a group of its own hears no Ctrl+C
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    end();
    process.exit(1);
  });

const timer = setTimeout(() => {
  end();
  giveUp(`no answer within ${PATIENCE_MS / 1000} s`);
}, PATIENCE_MS);
child.on('error', (error) => giveUp(error.message));
child.on('close', () => {
  clearTimeout(timer);
  const advisories = readAudit(said);
  if (advisories === null)
    return giveUp((complaint.trim() || said.trim() || 'no answer').replaceAll(/[\s│×├╰─▶]+/g, ' ').slice(0, 300));
  const { failing, told } = judgeAudit(advisories, exceptions, today);
  for (const line of told) console.log(`told: ${line}`);
  for (const line of failing) {
    if (asked.tell) console.log(`told: ${line}`);
    else console.error(line);
  }
  const others = advisories.length - failing.length;
  console.log(`${failing.length} advisories that stop a check (high or critical, no exception), ${others} others`);
  if (asked.record) write({ answered: today, failing: failing.length, others, tried: today, why: null });
  process.exitCode = failing.length > 0 && !asked.tell ? 1 : 0;
});
