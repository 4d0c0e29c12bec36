import type { DbLogger } from '../../platform/db/logger';
import { findBinaries } from './binaries';
import { resolveDataDir } from './data-folder';
import { EmbeddedPostgresError } from './error';
import type { Identity } from './identity';
import { Supervisor, type EmbeddedPostgres } from './supervisor';

export { EmbeddedPostgresError, type EmbeddedPostgres };

interface EmbeddedPostgresOptions {
  /** Folder of the data; made if it is not there. On one machine, any number of processes may open the same one. */
  dataDir: string;
  logger: DbLogger;
  /** Folder with the programs of an installed PostgreSQL, instead of the packed one. */
  binDir?: string | undefined;
  /** False only for data that nobody will miss: a crash of the machine may destroy it. Default true. */
  durable?: boolean | undefined;
  /** PostgreSQL settings on top of ours. */
  settings?: Record<string, string> | undefined;
  /** Ways to run it that may be used. Default: all that fit. */
  identities?: readonly Identity['kind'][] | undefined;
}

/**
 * Opens the PostgreSQL of a data folder: the first process runs it, others attach to it and one of them takes over
 * when the first ends. It stops with its process, also after `kill -9`.
 *
 * @throws EmbeddedPostgresError where that cannot be done, in one line that says what to do.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { logger, durable = true, settings, identities } = options;
  try {
    const dataDir = await resolveDataDir(options.dataDir);
    const binaries = await findBinaries(options.binDir);
    return await Supervisor.start({ dataDir, binaries, durable, settings, identities, logger });
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    // a folder that cannot be made or read, a full disk
    throw new EmbeddedPostgresError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
