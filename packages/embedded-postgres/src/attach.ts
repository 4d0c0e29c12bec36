import { setTimeout as delay } from 'node:timers/promises';
import type { Plan } from './plan';
import { EmbeddedPostgresError } from './error';
import { hasLostOwner, isPostmasterOf, reachableFrom, readPostmasterFile, type PostmasterFile } from './postmaster';
import { connectionTo, probe, type EmbeddedConnection } from './probe';

const RETRY_MS = 25;

/** A PostgreSQL on our data folder that some other process started. */
export interface Running {
  pid: number;
  connection: EmbeddedConnection;
}

/**
 * Finds the PostgreSQL that runs on the data folder. One that is starting is waited for, one that is stopping, too;
 * `undefined` where there is none (any more).
 *
 * @param deadline - in terms of `performance.now()`.
 */
export async function findRunning(plan: Plan, deadline: number): Promise<Running | undefined> {
  const { dataDir, words } = plan;
  for (;;) {
    const written = await readPostmasterFile(dataDir);
    if (!written || !(await isPostmasterOf(written.pid, dataDir))) return undefined;
    const file = { ...written, socketDir: await reachableFrom(written.pid, written.socketDir) };
    const connection = connectionTo(plan, file.socketDir, file.port);
    const refusal = await tryToUse(file, connection);
    if (!refusal) return { pid: file.pid, connection };
    // class 28: it answers, but does not know our user
    if (codeOf(refusal).startsWith('28') || performance.now() > deadline) {
      throw new EmbeddedPostgresError(
        `another PostgreSQL (process ${file.pid}) uses ${dataDir} and cannot be shared: ${refusal.message}`,
        words,
        { cause: refusal },
      );
    }
    await delay(RETRY_MS);
  }
}

async function tryToUse(
  { pid, socketDir, status }: PostmasterFile,
  connection: EmbeddedConnection,
): Promise<Error | undefined> {
  if (!socketDir || status === 'stopping') return new Error(`it is ${status || 'starting'}`);
  if (await hasLostOwner(socketDir)) {
    // its watchdog does the same; but that may be gone, too
    askToStop(pid);
    return new Error('its owner has ended');
  }
  return probe(connection);
}

function askToStop(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

/** The SQLSTATE of a database error or the code of a system error; empty where it has none. */
const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
