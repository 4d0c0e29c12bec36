import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeProcess } from './process-table';

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
