import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const RETRY_MS = 25;

/** A data folder, and the name that stands before everything of it which has to lie elsewhere. */
export interface Place {
  name: string;
  dataDir: string;
}

/** A short name for what has to lie elsewhere. */
export const keyOf = ({ name, dataDir }: Place): string =>
  `${name}-pg-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;

/**
 * Runs `work` while no other process on this machine does so for the same data folder. The lock is a socket: the
 * system frees it when its holder dies, however it dies, so there is nothing to clean up. Everything that reads
 * `postmaster.pid` and acts on it happens under this lock.
 */
export async function withStartLock<T>(place: Place, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const turn = await tryWithLock(keyOf(place), work);
    if (turn) return turn.result;
    await delay(RETRY_MS);
  }
}

/**
 * Runs `work` if no other process on this machine holds the lock of that name, which the system frees when its holder
 * dies. Resolves with what it gave; undefined, without having run it, where somebody else holds the lock.
 */
export async function tryWithLock<T>(name: string, work: () => Promise<T>): Promise<{ result: T } | undefined> {
  const linux = process.platform === 'linux';
  // Linux has names apart from the file system; elsewhere a dead holder's file must be told from a living one's
  const address = linux ? `\0${name}` : path.join(os.tmpdir(), `${name}.lock`);
  const held = await tryListen(address);
  if (!held) {
    if (!linux && !(await answers(address))) await rm(address, { force: true });
    return undefined;
  }
  try {
    return { result: await work() };
  } finally {
    await new Promise((resolve) => held.close(resolve));
  }
}

const tryListen = (address: string): Promise<Server | undefined> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(address, () => resolve(server));
  });

const answers = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
