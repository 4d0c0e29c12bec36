import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { Listener, type NotifyHandler } from './listener';
import { createPool, type PoolSettings } from './pool';
import type { Schema } from './schema';
import type { Db } from './tx';

/** An open database: queries, notices, and its end. */
export interface Database {
  readonly db: Db;
  /** The connections under `db`, for what Kysely has no words for. */
  readonly pool: Pool;
  /** Hears NOTIFYs on a channel, over restarts of the database too. Resolves, once it hears, with the way to stop. */
  listen(channel: string, handler: NotifyHandler): Promise<() => Promise<void>>;
  /** Resolves when the database answers a query, rejects when it does not within a second. */
  ping(): Promise<void>;
  /** Lets queries under way finish, at most 5 s; a second call waits for the first. An embedded PostgreSQL is stopped. */
  close(): Promise<void>;
}

const PING_TIMEOUT_MS = 1_000;
const DRAIN_TIMEOUT_MS = 5_000;

/** Builds the parts over one connection source. `onClose` runs last. Nothing connects before it is needed. */
export function connectDatabase(settings: PoolSettings, onClose: () => Promise<void>): Database {
  const pool = createPool(settings);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const listener = new Listener(settings.connection, settings.logger);
  let closing: Promise<void> | undefined;

  const close = async () => {
    await listener.close();
    // the pool is ended by us: Kysely ends it only if it was ever used
    await within(DRAIN_TIMEOUT_MS, pool.end()).catch(() =>
      settings.logger.warn({}, 'queries were still under way when the database was closed'),
    );
    await onClose();
  };

  return {
    db,
    pool,
    listen: (channel, handler) => listener.listen(channel, handler),
    ping: async () => {
      await within(PING_TIMEOUT_MS, pool.query('select 1'));
    },
    close: () => (closing ??= close()),
  };
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the database did not answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
