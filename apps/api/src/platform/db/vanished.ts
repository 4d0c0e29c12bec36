import { Client, type ClientConfig } from 'pg';
import { errorCode } from './errors';

/** How long whoever waits for a long statement waits before it is looked whether its server is still there, ms; and between looks. */
export const LOOK_EVERY_MS = 10_000;
/** Looks in a row that nobody answers. */
const MISSES = 2;
/** What says that nobody is there; whoever refuses, or cannot be asked from here, may well go on with what it has. */
const NOBODY = new Set(['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
/** What pg says of a connection that was not made in time. */
const TOO_LATE = 'timeout expired';

/**
 * Watches over a statement that may take minutes: a host that vanished without a word says nothing, and what was sent to it
 * waits for the system's own limit, a quarter of an hour. It is asked by new connections whether it is there at all.
 * @param address where the statement was sent
 * @param onVanished called once, where it is not
 * @returns ends the watch
 */
export function watchFor(address: ClientConfig, onVanished: () => void, everyMs = LOOK_EVERY_MS): () => void {
  let misses = 0;
  let isOver = false;
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(() => void look(), everyMs).unref();
  };
  const look = async () => {
    misses = (await answers(address, everyMs / 2)) ? 0 : misses + 1;
    if (isOver) return;
    if (misses < MISSES) wait();
    else onVanished();
  };
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** Whether anything may be there: a server that is full, or a machine that takes no connections, too. */
async function answers(address: ClientConfig, ms: number): Promise<boolean> {
  const client = new Client({ ...address, connectionTimeoutMillis: ms });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    return !NOBODY.has(errorCode(error) ?? '') && !(error instanceof Error && error.message === TOO_LATE);
  } finally {
    // on a line that is silent nobody says goodbye
    void client.end().catch(() => undefined);
  }
}
