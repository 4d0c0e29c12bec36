// How the statements of one connection are sent: one after the other, or without waiting for the answers to those before.
import type { Duplex } from 'node:stream';
import type { Client, ClientConfig } from 'pg';
import { GRACE_MS } from './limits';
import { watchFor } from './vanished';

/** Asks one connection, with whatever arguments `pg` takes. */
export type Query = (...args: unknown[]) => unknown;

/** Whether `pg` answers by a promise: who sends a callback is a pool, and a cursor or a COPY tells by events. */
export const isAwaited = (args: readonly unknown[]): boolean => {
  const [first] = args;
  return typeof args.at(-1) !== 'function' && !(typeof first === 'object' && first !== null && 'submit' in first);
};

/** The line that a connection's statements go over. */
const streamOf = (client: Client): Duplex =>
  (client as unknown as { connection: { stream: Duplex } }).connection.stream;

/** Sends a statement once the one before it has its answer, whatever that is. pg's own queue ends with its version 9. */
export function inTurn(ask: Query): Query {
  let last: Promise<unknown> | undefined;
  return (...args) => {
    if (!isAwaited(args)) return ask(...args);
    const answer = last ? last.then(() => ask(...args)) : (ask(...args) as Promise<unknown>);
    const leave = () => {
      if (last === over) last = undefined;
    };
    const over: Promise<void> = answer.then(leave, leave);
    last = over;
    return answer;
  };
}

/** Holds back what is written to a connection until nothing more is asked for just now: one write for all of it. */
export function gathered(client: Client, ask: Query): Query {
  let isHeld = false;
  return (...args) => {
    if (!isHeld) {
      isHeld = true;
      const stream = streamOf(client);
      stream.cork();
      process.nextTick(() => {
        isHeld = false;
        stream.uncork();
      });
    }
    return ask(...args);
  };
}

/** The arguments of a query with a limit of the client's own put in. */
function withTimer([first, ...rest]: readonly unknown[], query_timeout: number): unknown[] {
  if (typeof first === 'string') return [{ text: first, query_timeout }, ...rest];
  const isConfig = typeof first === 'object' && first !== null && !('submit' in first);
  return [isConfig ? { ...first, query_timeout } : first, ...rest];
}

/**
 * The server begins to count as it begins with a statement, the client as it sends it: what was sent behind others may
 * take as long as they may, and only then is given up.
 */
export function timedInTurn(ask: Query, statementMs: number): Query {
  let underWay = 0;
  return (...args) => {
    const answer = ask(...withTimer(args, (underWay + 1) * statementMs + GRACE_MS));
    if (!(answer instanceof Promise)) return answer;
    underWay += 1;
    return answer.finally(() => (underWay -= 1));
  };
}

/** Statements that may take longer are watched over: for others their own limit is soon enough. */
export const WATCHED_FROM_MS = 60_000;

/** A connection whose host has vanished under a long statement is cut: whoever waits hears of it, and may go elsewhere. */
export function cutWhenVanished(client: Client, ask: Query, address: ClientConfig, everyMs: number): Query {
  return (...args) => {
    const answer = ask(...args);
    if (!(answer instanceof Promise)) return answer;
    return answer.finally(watchFor(address, () => streamOf(client).destroy(), everyMs));
  };
}
