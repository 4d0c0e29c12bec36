import { inject } from 'vitest';
import { connectDatabase, type Database } from '../platform/db/database';
import { silentLogger } from './stand-ins';

/** Connections of another process to a test's database; whoever asks closes them. */
export const connectBeside = (name: string): Database =>
  connectDatabase(
    { connection: () => ({ ...inject('postgres'), database: name }), logger: silentLogger },
    async () => undefined,
  );
