import { findBinaries } from './binaries';
import { resolveDataDir } from './data-folder';
import { EmbeddedPostgresError, PLAIN_WORDS, type Words } from './error';
import type { Plan } from './plan';
import type { Logger } from './program';
import { Supervisor, type EmbeddedPostgres } from './supervisor';

export interface EmbeddedPostgresOptions {
  /**
   * Stands in the names of the lock and of the folders in the temp folder. Processes that open the same data folder
   * must give the same one: by it they find each other.
   */
  name: string;
  /** Folder of the data; made if it is not there. On one machine, any number of processes may open the same one. */
  dataDir: string;
  /** The cluster's only user, an administrator without a password. A data folder keeps the one it was made with. */
  user: string;
  /** Where the connection leads. Default: `postgres`, the one that is there from the start; others are yours to make. */
  database?: string | undefined;
  logger: Logger;
  /** Folder with the programs of an installed PostgreSQL, instead of the packed one. */
  binDir?: string | undefined;
  /** False only for data that nobody will miss: a crash of the machine may destroy it. Default true. */
  durable?: boolean | undefined;
  /** PostgreSQL settings on top of ours. */
  settings?: Record<string, string> | undefined;
  /** Ways to run it that may be used. Default: all that fit. */
  identities?: Plan['identities'];
  /** How refusals name your settings. */
  words?: Words | undefined;
}

/**
 * Opens the PostgreSQL of a data folder: the first process runs it, others attach to it and one of them takes over
 * when the first ends. It stops with its process, also after `kill -9`.
 *
 * @throws EmbeddedPostgresError where that cannot be done, in one line that says what to do.
 */
export const startEmbeddedPostgres = (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> =>
  inWords(options, async () => Supervisor.start(await planOf(options)));

/** Settles everything that a start needs to know. */
export async function planOf(options: EmbeddedPostgresOptions): Promise<Plan> {
  const { name, user, database = 'postgres', logger, durable = true, settings, identities } = options;
  const words = options.words ?? PLAIN_WORDS;
  const dataDir = await resolveDataDir(options.dataDir);
  const binaries = await findBinaries(options.binDir, words);
  return { name, dataDir, user, database, binaries, durable, settings, identities, logger, words };
}

/** Tells whatever goes wrong (a folder that cannot be made or read, a full disk) in the words of the caller. */
export async function inWords<T>({ words }: EmbeddedPostgresOptions, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new EmbeddedPostgresError(reason, words ?? PLAIN_WORDS, { cause: error });
  }
}
