import path from 'node:path';
import type { ConnectionSource } from './connection';
import { connectDatabase, type Database, type DatabaseSettings } from './database';
import { startShopPostgres } from './embedded';
import type { DbLogger } from './logger';
import { migrate } from './migrate';
import { migrations } from './migrations';
import { createPool } from './pool';

export type { Database } from './database';

interface DatabaseOptions {
  /** The shop's data folder; an embedded PostgreSQL lives in `postgres` below it. */
  dataDir: string;
  /** A `postgres://` address. With it, nothing is embedded. */
  databaseUrl?: string | undefined;
  /** Folder with `postgres` and `initdb` of an installed PostgreSQL, to embed instead of the packed one. */
  pgBinDir?: string | undefined;
  logger: DbLogger;
  /** Bring the tables up to date first. Default true. */
  migrate?: boolean | undefined;
  /** Most connections at a time. Default 10. */
  poolSize?: number | undefined;
  /** Prepare statements by name; turn off behind a pooler in transaction mode. Default true. */
  namedStatements?: boolean | undefined;
  /** For a process that serves: pools that leave each other something. Default: none, whatever a statement takes. */
  limits?: DatabaseSettings['limits'];
  /** How long, in milliseconds, to go on trying for a connection. Default 10,000. */
  patienceMs?: number | undefined;
}

/**
 * Opens the database: the server that `databaseUrl` names, else a PostgreSQL of our own in the data folder.
 * Rejects with a one-line reason where neither can be reached or run, or a migration fails.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, logger } = options;
  const { connection, stop } = databaseUrl ? serverConnection(databaseUrl) : await embeddedConnection(options);
  const { poolSize: size, namedStatements, patienceMs, limits } = options;
  const database = connectDatabase({ connection, logger, size, namedStatements, patienceMs, limits }, stop);
  // migrations take what they take
  const setUp = createPool({ connection, logger, size: 2, namedStatements, patienceMs });
  try {
    const client = await setUp.connect().catch((error: Error) => {
      throw databaseUrl ? new Error(unreachable(databaseUrl, error), { cause: error }) : error;
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
  return { connection: () => ({ connectionString: databaseUrl, keepAlive: true }), stop: async () => undefined };
}

async function embeddedConnection({ dataDir, pgBinDir, logger }: DatabaseOptions): Promise<Opened> {
  const embedded = await startShopPostgres({ dataDir: path.join(dataDir, 'postgres'), binDir: pgBinDir, logger });
  return { connection: () => embedded.connection, stop: () => embedded.stop() };
}

/** Names the server without the password that the address may hold. */
function unreachable(databaseUrl: string, error: Error): string {
  const host = URL.canParse(databaseUrl) ? new URL(databaseUrl).host : 'its host';
  return `Cannot open the PostgreSQL that DATABASE_URL names (${host}): ${error.message || String(error)}`;
}
