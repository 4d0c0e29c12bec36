import { chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { keyOf, type Place } from './start-lock';

// the address of a Unix socket has 107 bytes at most; the key, mkdtemp's 6 letters, PostgreSQL's name for it and the way
// through another process (`/proc/4194304/root`) come on top
const LONGEST_PARENT_AND_NAME = 47;

/** Where sockets lie: the temp folder, or /tmp where its path is too long for an address. */
const parentFor = ({ name }: Place): string =>
  Buffer.byteLength(os.tmpdir() + name) <= LONGEST_PARENT_AND_NAME ? os.tmpdir() : '/tmp';

const prefixOf = (place: Place): string => `${keyOf(place)}-`;

/**
 * Makes the folder of one start: PostgreSQL's socket, and `lib` for links. It is new each time, because a socket's lock
 * that a crash left may name a process that looks alive.
 */
export async function makeRuntimeFolder(place: Place): Promise<string> {
  const folder = await mkdtemp(path.join(parentFor(place), prefixOf(place)));
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
export async function sweepRuntimeFolders(place: Place): Promise<void> {
  const left = (await readdir(parentFor(place))).filter((name) => name.startsWith(prefixOf(place)));
  for (const name of left) await removeFolder(path.join(parentFor(place), name));
}

/** Removes a folder; one that cannot be removed is somebody else's and stays. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true }).catch(() => undefined);
}
