import path from 'node:path';
import { sql, type PostgresPool } from 'kysely';
import type { Pool } from 'pg';
import { archiveSettings } from '@seduh/embedded-postgres';
import { startShopPostgres } from './embedded';
import { REPLICA, SERVING, type PoolLimits, type PoolName } from './limits';
import { Listener, type NotifyHandler } from './listener';
import { migrate } from './migrate';
import { migrations } from './migrations';
import { connectionTo, hostsOf, type ConnectionSource } from './hosts';
import { kyselyOver } from './pipelined';
import { createPool, type PoolSettings } from './pool';
import { Pulse } from './pulse';
import { ReplicaFirst } from './replica';
import { timelinesFile, watchTimelines } from './timelines';
import type { Db } from './tx';

/** What a pool's connections do at this moment. */
export interface PoolUse {
  idle: number;
  busy: number;
  /** Who waits for one. */
  waiting: number;
}

/** An open database: queries, notifications, and its end. */
export interface Database {
  readonly db: Db;
  /** The connections under `db`, for what Kysely has no words for. */
  readonly pool: Pool;
  /** For what anybody may ask: however many do, orders have connections of their own. */
  readonly reads: Db;
  /** For what staff look up, which may take its time. */
  readonly reports: Db;
  /** For what of it may be a few seconds old: figures and their exports. A copy of the database where there is one. */
  readonly replica: Db;
  /** For what of it has to be as it is now, searches above all: the copy where it has all that is committed, else as `reports`. */
  readonly upToDate: Db;
  /** For what nobody waits for. */
  readonly jobs: Db;
  /** For counting who has done what too often. */
  readonly limits: Db;
  /** How busy each pool is. */
  pools(): Readonly<Record<PoolName, PoolUse>>;
  /** Where it answers now, without a pooler, for who needs a connection of another kind: a base backup. */
  readonly connection: ConnectionSource;
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
/** Without any answer for that long, further readers are not kept waiting either. */
const SILENT_MS = 1_000;

interface DatabaseSettings extends Omit<PoolSettings, 'limits' | 'pulse' | 'name' | 'pipelines'> {
  /**
   * Whether the main pool's connections pipeline, where statements are named. They then take no COPY and no cursor, so only
   * who serves asks for it. Default false.
   */
  pipelines?: boolean | undefined;
  /** What each pool may cost the others. Default: whatever it takes, as programs need that are run by hand. */
  limits?: Readonly<Record<PoolName, PoolLimits>> | undefined;
  /** Where a session is its own, for LISTEN. Default: `connection`. */
  direct?: ConnectionSource | undefined;
  /** A copy that only reads. Default: none. */
  copy?: ConnectionSource | undefined;
}

/** What names a server that has to answer at the start. One to read from may be gone. */
type DatabaseVariable = 'DATABASE_URL' | 'DATABASE_LISTEN_URL';

interface DatabaseOptions extends Pick<
  DatabaseSettings,
  'logger' | 'limits' | 'namedStatements' | 'patienceMs' | 'pipelines'
> {
  /** The shop's data folder; an embedded PostgreSQL lives in `postgres` below it. */
  dataDir: string;
  /** A `postgres://` address, its hosts with commas between them: of several, whichever takes writes. With it, nothing is embedded. */
  databaseUrl?: string | undefined;
  /** The variable that named it, for who reads that it cannot be opened. Default `DATABASE_URL`. */
  databaseUrlName?: DatabaseVariable | undefined;
  /** The same server without a pooler, for what needs a session of its own. Default: `databaseUrl`. */
  directUrl?: string | undefined;
  /** A copy of it that only reads. */
  readUrl?: string | undefined;
  /** Folder with `postgres` and `initdb` of an installed PostgreSQL, to embed instead of the packed one. */
  pgBinDir?: string | undefined;
  /** Lay the finished log of an embedded PostgreSQL out for backups, after that many seconds at the latest. */
  archiveSeconds?: number | undefined;
  /** Bring the tables up to date first. Default true. */
  migrate?: boolean | undefined;
  /** Most connections at a time. Default 10. */
  poolSize?: number | undefined;
}

/**
 * Opens the database: the server that `databaseUrl` names, else a PostgreSQL of our own in the data folder.
 * Rejects with a one-line reason where neither can be reached or run, or a migration fails.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const {
    databaseUrl,
    databaseUrlName = 'DATABASE_URL',
    directUrl,
    readUrl,
    logger,
    poolSize: size,
    namedStatements,
    patienceMs,
    limits,
    pipelines,
  } = options;
  const { connection, stop } = databaseUrl ? serverConnection(databaseUrl) : await embeddedConnection(options);
  const direct = databaseUrl && directUrl ? serverConnection(directUrl).connection : connection;
  const copy = databaseUrl && readUrl ? serverConnection(readUrl).connection : undefined;
  // where sessions are shared, what one of them says is another's: limits are then the pooler's to set
  const saysLimits = databaseUrl !== undefined && directUrl === undefined;
  // an embedded one is nobody's standby
  const timelines = databaseUrl ? watchTimelines(timelinesFile(options.dataDir), logger) : undefined;
  const database = connectDatabase(
    { timelines, connection, direct, copy, logger, size, namedStatements, patienceMs, limits, saysLimits, pipelines },
    stop,
  );
  // migrations take what they take, and say so to their session
  const setUp = createPool({ connection: direct, logger, size: 2, patienceMs, timelines });
  try {
    const client = await setUp.connect().catch((error: Error) => {
      if (!databaseUrl) throw error;
      const reason = directUrl
        ? unreachable('DATABASE_LISTEN_URL', directUrl, error)
        : unreachable(databaseUrlName, databaseUrl, error);
      throw new Error(reason, { cause: error });
    });
    client.release();
    if (options.migrate ?? true) await migrate(setUp, migrations, logger);
    await setUp.end();
    return database;
  } catch (error) {
    await setUp.end().catch(() => undefined);
    await database.close();
    throw error;
  }
}

interface Opened {
  connection: ConnectionSource;
  /** Ends what was started for the connection. */
  stop(): Promise<void>;
}

function serverConnection(databaseUrl: string): Opened {
  return { connection: connectionTo(databaseUrl), stop: async () => undefined };
}

async function embeddedConnection({ dataDir, pgBinDir, archiveSeconds, logger }: DatabaseOptions): Promise<Opened> {
  const settings = archiveSeconds === undefined ? {} : archiveSettings(archiveSeconds);
  const embedded = await startShopPostgres({
    dataDir: path.join(dataDir, 'postgres'),
    binDir: pgBinDir,
    settings,
    logger,
  });
  return { connection: () => embedded.connection, stop: () => embedded.stop() };
}

const unreachable = (name: DatabaseVariable, address: string, error: Error): string =>
  `Cannot open the PostgreSQL that ${name} names (${hostsOf(address)}): ${error.message || String(error)}`;

/** Builds the parts over one connection source. `onClose` runs last. Nothing connects before it is needed. */
export function connectDatabase(settings: DatabaseSettings, onClose: () => Promise<void>): Database {
  const { limits, size, direct = settings.connection, copy, pipelines: isAsked = false, ...shared } = settings;
  const pulse = new Pulse();
  // a pooler that cannot keep statements apart by name is not asked to keep them in step either
  const pipelines = isAsked && (shared.namedStatements ?? true);
  const pools = new Map<PoolName, Pool>();
  const makePool = (name: PoolName): Pool => {
    const own = limits?.[name];
    const isMain = name === 'main';
    const pool = createPool({
      ...shared,
      name,
      size: (isMain ? size : undefined) ?? own?.size ?? SERVING[name].size,
      patienceMs: isMain ? (shared.patienceMs ?? own?.patienceMs) : (own?.patienceMs ?? shared.patienceMs),
      limits: own,
      pulse: name === 'reads' ? pulse : undefined,
      pipelines: isMain && pipelines,
    });
    pools.set(name, pool);
    return pool;
  };
  const over = (pool: PostgresPool): Db => kyselyOver(pool, false);
  const pool = makePool('main');
  const probe = makePool('probe');
  const reads = over(makePool('reads'));
  const reportsPool = makePool('reports');
  const reports = over(reportsPool);
  const copyPool =
    copy &&
    createPool({
      ...shared,
      connection: copy,
      onlyReads: true,
      size: REPLICA.size,
      limits: limits && REPLICA,
      patienceMs: REPLICA.patienceMs,
    });
  const copyFirst =
    copyPool && new ReplicaFirst({ copy: copyPool, original: reportsPool, probe, logger: settings.logger });
  const replica = copyFirst ? over(copyFirst) : reports;
  const upToDate = copyFirst
    ? over({ connect: () => copyFirst.connectUpToDate(), end: () => copyFirst.end() })
    : reports;
  const listener = new Listener(direct, settings.logger, settings.timelines);
  let closing: Promise<void> | undefined;
  let looking: Promise<unknown> | undefined;

  const isSilent = () => {
    const silent = pulse.silentMs > SILENT_MS;
    // while nobody is kept waiting, nobody notices that it is back: somebody has to look
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
    await within(
      DRAIN_TIMEOUT_MS,
      Promise.all([...pools.values(), ...(copyPool ? [copyPool] : [])].map((one) => one.end())),
    ).catch(() => settings.logger.warn({}, 'queries were still under way when the database was closed'));
    await onClose();
  };

  return {
    db: kyselyOver(pool, pipelines),
    pool,
    connection: direct,
    reads,
    reports,
    replica,
    upToDate,
    jobs: over(makePool('jobs')),
    limits: over(makePool('limits')),
    pools: () => Object.fromEntries([...pools].map(([name, one]) => [name, useOf(one)])) as Record<PoolName, PoolUse>,
    isSilent,
    listen: (channel, handler) => listener.listen(channel, handler),
    ping: async () => {
      await within(PING_TIMEOUT_MS, probe.query('select 1'));
    },
    close: () => (closing ??= close()),
  };
}

const useOf = ({ totalCount, idleCount, waitingCount }: Pool): PoolUse => ({
  idle: idleCount,
  busy: totalCount - idleCount,
  waiting: waitingCount,
});

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
