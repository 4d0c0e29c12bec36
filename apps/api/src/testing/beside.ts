import { inject } from 'vitest';
import { connectDatabase, type Database } from '../platform/db/database';
import { silentLogger } from './stand-ins';

type Settings = Parameters<typeof connectDatabase>[0];

/** Where a test's database answers. */
export const addressOf = (name: string) => ({ ...inject('postgres'), database: name });

/** Connections of another process to a test's database; whoever asks closes them. */
export const connectBeside = (name: string, settings: Partial<Settings> = {}): Database =>
  connectDatabase(
    { connection: () => addressOf(name), logger: silentLogger, pipelines: true, ...settings },
    async () => undefined,
  );
