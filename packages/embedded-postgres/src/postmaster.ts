import { access, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeProcess } from './process-table';

/** What a running PostgreSQL writes about itself into its data folder. */
export interface PostmasterFile {
  pid: number;
  /** Folder of its socket; empty until it has one. */
  socketDir: string;
  port: number;
  /** 'starting', 'ready' and so on; empty until it says so. */
  status: string;
}

export const postmasterFile = (dataDir: string): string => path.join(dataDir, 'postmaster.pid');

/** Reads `postmaster.pid`; `undefined` where there is none, or none that names a process. */
export async function readPostmasterFile(dataDir: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(postmasterFile(dataDir), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3] ?? ''), socketDir: lines[4] ?? '', status: lines[7] ?? '' };
}

/**
 * True where `pid` is a living postgres of this data folder. After a crash the file may name a zombie that nobody has
 * reaped, or a process that has got the number since; PostgreSQL itself would refuse to start because of either.
 */
export async function isPostmasterOf(pid: number, dataDir: string): Promise<boolean> {
  const found = await describeProcess(pid);
  if (!found?.name.includes('postgres')) return false;
  if (process.platform !== 'linux') return found.name.includes(dataDir);
  // a postgres works in its data folder, whatever that is called where it runs; who may not look is told by the command line
  const [cwd, folder] = await Promise.all([identityOf(`/proc/${pid}/cwd`), identityOf(dataDir)]);
  if (cwd !== undefined && cwd === folder) return true;
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return commandLine.split('\0').includes(dataDir);
}

/** What tells a file from every other, by whichever path it is reached. */
const identityOf = (file: string): Promise<string | undefined> =>
  stat(file, { bigint: true }).then(
    ({ dev, ino }) => `${dev}:${ino}`,
    () => undefined,
  );

/**
 * Where the socket's folder lies as seen from here: a postgres with a temp folder of its own (systemd's PrivateTmp, a bind
 * mount) names one that only it sees, and that is reached through it.
 */
export async function reachableFrom(pid: number, socketDir: string): Promise<string> {
  if (process.platform !== 'linux' || socketDir === '' || (await isThere(socketDir))) return socketDir;
  const through = `/proc/${pid}/root${socketDir}`;
  return (await isThere(through)) ? through : socketDir;
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

// beside the socket: whoever finds the one finds the other
const ownerFile = (socketDir: string): string => path.join(socketDir, 'owner');

/** Writes down that this process owns the PostgreSQL whose socket lies in the folder. */
export async function signAsOwner(socketDir: string): Promise<void> {
  const me = await describeProcess(process.pid);
  await writeFile(ownerFile(socketDir), `${process.pid}\n${me?.started}\n`);
}

/**
 * True where the process that owns a PostgreSQL has ended: that PostgreSQL is about to stop, and nobody should begin to
 * use it. False also where nobody has signed, as for one that was started by hand.
 */
export async function hasLostOwner(socketDir: string): Promise<boolean> {
  const text = await readFile(ownerFile(socketDir), 'utf8').catch(() => '');
  const [pid = '', started] = text.split('\n');
  return pid !== '' && (await describeProcess(Number(pid)))?.started !== started;
}
