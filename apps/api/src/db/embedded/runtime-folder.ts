import { chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { folderKey } from './start-lock';

// the address of a Unix socket has 107 bytes at most; PostgreSQL adds a name of 16 to the folder, mkdtemp 6 letters
const LONGEST_PARENT = 60;

/** Where sockets lie: the temp folder, or /tmp where its path is too long for an address. */
function parent(): string {
  return Buffer.byteLength(os.tmpdir()) <= LONGEST_PARENT ? os.tmpdir() : '/tmp';
}

const prefixOf = (dataDir: string): string => `seduh-pg-${folderKey(dataDir)}-`;

/**
 * Makes the folder of one start: PostgreSQL's socket, and `lib` for links. It is new each time, because a socket's lock
 * that a crash left may name a process that looks alive.
 */
export async function makeRuntimeFolder(dataDir: string): Promise<string> {
  const folder = await mkdtemp(path.join(parent(), prefixOf(dataDir)));
  await mkdir(path.join(folder, 'lib'));
  return folder;
}

/** Hands the folder to the user that PostgreSQL runs as; it stays closed to all others. */
export async function giveRuntimeFolder(folder: string, owner: { uid: number; gid: number }): Promise<void> {
  if (process.getuid?.() !== 0) return;
  await chown(path.join(folder, 'lib'), owner.uid, owner.gid);
  await chown(folder, owner.uid, owner.gid);
}

/** Removes what starts that crashed have left. To be called when no PostgreSQL runs on the data folder. */
export async function sweepRuntimeFolders(dataDir: string): Promise<void> {
  const left = (await readdir(parent())).filter((name) => name.startsWith(prefixOf(dataDir)));
  for (const name of left) await removeFolder(path.join(parent(), name));
}

/** Removes a folder; one that cannot be removed is somebody else's and stays. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true }).catch(() => undefined);
}
