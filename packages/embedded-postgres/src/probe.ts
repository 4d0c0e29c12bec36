import { Client } from 'pg';
import type { Plan } from './plan';
import { DATABASE, PORT } from './settings';

/** How to reach an embedded PostgreSQL: a folder with its socket, in pg's terms the host. */
export interface EmbeddedConnection {
  host: string;
  port: number;
  user: string;
  database: string;
  /** Said outright, because pg would ask the environment. */
  ssl: false;
}

export function connectionTo({ user, database }: Plan, socketDir: string, port = PORT): EmbeddedConnection {
  return { host: socketDir, port, user, database, ssl: false };
}

/** Asks for one row, of the database that is always there; the reason where it does not come. */
export async function probe(connection: EmbeddedConnection, sql = 'select 1'): Promise<Error | undefined> {
  const client = new Client({
    ...connection,
    database: DATABASE,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(sql);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    client.end().catch(() => undefined);
  }
}
