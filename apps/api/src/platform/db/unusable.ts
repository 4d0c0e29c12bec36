// Connections that are of no use any more: whoever holds one hears why, and no pool gives it out again.
import type { EventEmitter } from 'node:events';
import type { Client } from 'pg';
import { isReadOnly, isSilence } from './errors';
import { isAwaited, type Query } from './sending';

/** Connections that were given up, and what for. */
const gone = new WeakMap<object, Error>();

/** Whether a connection was given up, because nothing was answered on it or nothing can be written. */
export const isGone = (client: object): boolean => gone.has(client);

/** Connections whose server takes no writes, of those that are there for writing too. */
const readsOnly = new WeakSet<object>();

/** Whether the server of a connection has said that it takes no writes. */
export const takesNoWrites = (client: object): boolean => readsOnly.has(client);

/** What a server reports of itself as a session begins, and whenever it changes (PostgreSQL 14 and later). */
const SHUT_TO_WRITES = new Set(['in_hot_standby', 'default_transaction_read_only']);

/**
 * Notes what the server of a connection says of writing.
 * @param onShut called when it says that it takes no writes
 */
export function heedReports(client: Client, onShut?: () => void): void {
  const shut = new Set<string>();
  const { connection } = client as unknown as { connection: EventEmitter };
  connection.on('parameterStatus', (report: { parameterName: string; parameterValue: string }) => {
    if (!SHUT_TO_WRITES.has(report.parameterName)) return;
    if (report.parameterValue === 'on') shut.add(report.parameterName);
    else shut.delete(report.parameterName);
    if (shut.size === 0) return void readsOnly.delete(client);
    readsOnly.add(client);
    onShut?.();
  });
}

/** A connection on which nothing was answered, or nothing can be written, is closed, and says so to whoever asks it again. */
export function giveUpWhenUseless(client: Client, ask: Query, onlyReads: boolean): Query {
  return (...args) => {
    // a rollback, too, fails as what it is for: whoever tries again has to know
    const reason = gone.get(client);
    if (reason && isAwaited(args)) return Promise.reject(reason);
    const answer = ask(...args);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      const isUseless = isSilence(error) || (isReadOnly(error) && !onlyReads);
      if (isUseless && error instanceof Error && !gone.has(client)) {
        gone.set(client, error);
        void client.end().catch(() => undefined);
      }
      throw error;
    });
  };
}
