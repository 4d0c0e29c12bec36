import { inject } from 'vitest';
import { openDatabase, type Database } from '../platform/db/database';
import { SERVING } from '../platform/db/limits';
import { silentLogger } from './stand-ins';

interface PooledOptions {
  /** Of the database, in the test's cluster. */
  name: string;
  /** Where a pooler in front of it answers. */
  databaseUrl: string;
  /** Whether statements are prepared by name. */
  namedStatements: boolean;
  /** Where the server's timeline is noted. */
  dataDir: string;
}

/** Opens a test's database as a server does that is told of a pooler, and of a way around it for what needs a session. */
export function openPooled({ name, ...options }: PooledOptions): Promise<Database> {
  const { host, port, user } = inject('postgres');
  const directUrl = `postgres://${user}@${encodeURIComponent(host)}:${port}/${name}`;
  return openDatabase({ ...options, directUrl, logger: silentLogger, limits: SERVING, pipelines: true });
}

/** The folder of the cluster's socket, its port and who may come in. */
export const clusterAddress = () => inject('postgres');
