// Processes of a run: started here, looked at here, and ended whatever happens.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const TICKS_PER_SECOND = 100;
const KILL_AFTER_MS = 12_000;

const stops = [];
let ending = false;

/** Has something stopped when the run ends, however it ends. */
export function atEnd(stop) {
  stops.push(stop);
}

/** Stops everything, last first; nothing is started from now on. */
export async function endAll() {
  ending = true;
  for (const stop of stops.toReversed()) await stop().catch((error) => console.error(error.message));
}

/** Starts a program out of reach of the terminal's Ctrl-C, which would reach it before we can end it in order. */
export function start(program, args, options = {}) {
  if (ending) throw new Error('the run is ending');
  const child = spawn(program, args, { detached: process.platform !== 'win32', ...options });
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
    await ended;
    clearTimeout(late);
  };
  atEnd(stop);
  return { child, ended, stop };
}

/** A port of this machine that is free now. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** Processor time of a process so far, in microseconds; NaN where the system does not tell. */
export function cpuMicros(pid) {
  // the name in brackets may hold spaces, so count from behind it
  const fields = procFile(pid, 'stat').split(') ').pop().split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1e6;
}

/** Memory in use (resident), in MB; NaN where the system does not tell. */
export function residentMb(pid) {
  return Number(/^VmRSS:\s+(\d+)/m.exec(procFile(pid, 'status'))?.[1] ?? Number.NaN) / 1024;
}

function procFile(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
