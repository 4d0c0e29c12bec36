import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import { SERVING, type PoolLimits, type PoolName } from './limits';
import { Listener, type NotifyHandler } from './listener';
import { createPool, type PoolSettings } from './pool';
import { Pulse } from './pulse';
import type { Schema } from './schema';
import type { Db } from './tx';

/** An open database: queries, notices, and its end. */
export interface Database {
  readonly db: Db;
  /** The connections under `db`, for what Kysely has no words for. */
  readonly pool: Pool;
  /** For what anybody may ask: however many do, orders have connections of their own. */
  readonly reads: Db;
  /** For what staff look up, which may take its time. */
  readonly reports: Db;
  /** For what nobody waits for. */
  readonly jobs: Db;
  /** Whether it has stopped answering those who read: what is known of it is all that can be said now. */
  isSilent(): boolean;
  /** Hears NOTIFYs on a channel, over restarts of the database too. Resolves, once it hears, with the way to stop. */
  listen(channel: string, handler: NotifyHandler): Promise<() => Promise<void>>;
  /** Resolves when the database answers a query, rejects when it does not within a second. */
  ping(): Promise<void>;
  /** Lets queries under way finish, at most 5 s; a second call waits for the first. An embedded PostgreSQL is stopped. */
  close(): Promise<void>;
}

const PING_TIMEOUT_MS = 1_000;
const DRAIN_TIMEOUT_MS = 5_000;

/** Without any word for that long, who reads need not be kept waiting too. */
const SILENT_MS = 1_000;

export interface DatabaseSettings extends Omit<PoolSettings, 'limits' | 'pulse'> {
  /** What each pool may cost the others. Default: whatever it takes, as programs need that are run by hand. */
  limits?: Readonly<Record<PoolName, PoolLimits>> | undefined;
}

/** Builds the parts over one connection source. `onClose` runs last. Nothing connects before it is needed. */
export function connectDatabase(settings: DatabaseSettings, onClose: () => Promise<void>): Database {
  const { limits = null, ...shared } = settings;
  const pulse = new Pulse();
  const pools: Pool[] = [];
  const makePool = (name: PoolName): Pool => {
    const { size, patienceMs } = limits?.[name] ?? { size: SERVING[name].size, patienceMs: shared.patienceMs };
    const own =
      name === 'main'
        ? { size: shared.size ?? size, patienceMs: shared.patienceMs ?? patienceMs }
        : { size, patienceMs };
    const pool = createPool({ ...shared, ...own, limits: limits?.[name], pulse: name === 'reads' ? pulse : undefined });
    pools.push(pool);
    return pool;
  };
  const over = (pool: Pool): Db => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const pool = makePool('main');
  const probe = makePool('probe');
  const reads = over(makePool('reads'));
  const listener = new Listener(settings.connection, settings.logger);
  let closing: Promise<void> | undefined;

  let looking: Promise<unknown> | undefined;
  const isSilent = () => {
    const silent = pulse.silentMs > SILENT_MS;
    // who is not kept waiting does not notice that it is back: somebody has to look
    if (silent && !closing) {
      looking ??= sql`select 1`
        .execute(reads)
        .catch(() => undefined)
        .finally(() => {
          looking = undefined;
        });
    }
    return silent;
  };

  const close = async () => {
    await listener.close();
    // the pools are ended by us: Kysely ends its own only if it was ever used
    await within(DRAIN_TIMEOUT_MS, Promise.all(pools.map((one) => one.end()))).catch(() =>
      settings.logger.warn({}, 'queries were still under way when the database was closed'),
    );
    await onClose();
  };

  return {
    db: over(pool),
    pool,
    reads,
    reports: over(makePool('reports')),
    jobs: over(makePool('jobs')),
    isSilent,
    listen: (channel, handler) => listener.listen(channel, handler),
    ping: async () => {
      await within(PING_TIMEOUT_MS, probe.query('select 1'));
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
