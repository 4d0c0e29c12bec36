import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** A living process. */
interface ProcessEntry {
  /** Its name; where there is no /proc, its whole command line. */
  name: string;
  /** When it started, in the system's own words. With the number it tells a process from a later one. */
  started: string;
}

/** Looks a process up; `undefined` for one that has ended, even where nobody has reaped it yet. */
export async function describeProcess(pid: number): Promise<ProcessEntry | undefined> {
  const found = process.platform === 'linux' ? await fromProc(pid) : await fromPs(pid);
  return found && !/^[ZX]/.test(found.state) ? { name: found.name, started: found.started } : undefined;
}

async function fromProc(pid: number): Promise<(ProcessEntry & { state: string }) | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // "pid (name) state …"; the name may hold spaces and brackets. The start is the 22nd field, the 20th after the name
  const [, name, rest] = /^\d+ \((.*)\) (.*)/s.exec(stat) ?? [];
  const fields = rest?.split(' ');
  return name && fields ? { name, state: fields[0] ?? '', started: fields[19] ?? '' } : undefined;
}

async function fromPs(pid: number): Promise<(ProcessEntry & { state: string }) | undefined> {
  const list = promisify(execFile)('ps', ['-o', 'stat=,lstart=,command=', '-p', String(pid)]);
  const { stdout } = await list.catch(() => ({ stdout: '' }));
  // the date has five words
  const [, state, started, name] = /^(\S+)\s+((?:\S+\s+){4}\S+)\s+(.*)/.exec(stdout.trim()) ?? [];
  return state && started && name ? { state, started, name } : undefined;
}
