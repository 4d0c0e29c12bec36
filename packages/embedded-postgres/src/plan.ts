import type { Binaries } from './binaries';
import type { Words } from './error';
import type { Identity } from './identity';
import type { Logger } from './program';

/** Everything that is settled before a PostgreSQL is started. */
export interface Plan {
  /** Names the lock and the folders outside the data folder. */
  name: string;
  dataDir: string;
  user: string;
  database: string;
  binaries: Binaries;
  durable: boolean;
  settings?: Record<string, string> | undefined;
  /** Narrows how root may run it. */
  identities?: readonly Identity['kind'][] | undefined;
  logger: Logger;
  words: Words;
}
