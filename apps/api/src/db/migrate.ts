import type { Pool } from 'pg';
import { isConnectionLost } from './errors';
import type { DbLogger } from './logger';
import type { Migration } from './migrations';

/** Any number does that nobody else locks; this one spells "seduh". */
const LOCK = 0x7365647568;

/** How often to try when the connection breaks, as it does when an embedded PostgreSQL changes hands. */
const ATTEMPTS = 3;

/** Why the schema of the database and the migrations of this build do not go together. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

interface Applied {
  name: string;
  checksum: string;
}

/**
 * Brings the tables up to date. Each file runs in one transaction together with its record, so a crash leaves whole
 * files only and the next start, or the next try after a broken connection, goes on from there. The lock lasts as long as the transaction, which makes processes
 * that start together take turns, also through a pooler.
 *
 * @returns the names applied by this call.
 * @throws MigrationError for a changed or missing applied file, for a file that comes before applied ones, and around
 * the database's error when a file fails.
 */
export async function migrate(pool: Pool, migrations: readonly Migration[], logger: DbLogger): Promise<string[]> {
  const done: string[] = [];
  for (let attempt = 1; ; attempt += 1) {
    try {
      for (;;) {
        const name = await applyNext(pool, migrations);
        if (name === undefined) return done;
        logger.info({ migration: name }, 'migration applied');
        done.push(name);
      }
    } catch (error) {
      if (!isConnectionLost(error) || attempt === ATTEMPTS) throw error;
      logger.warn({ err: error }, 'the connection broke during a migration, trying again');
    }
  }
}

/** Applies the first migration that is missing; `undefined` where there is none. */
async function applyNext(pool: Pool, migrations: readonly Migration[]): Promise<string | undefined> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(${LOCK})`);
    await client.query(`create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
    const { rows } = await client.query<Applied>(
      'select name, checksum from schema_migrations order by name collate "C"',
    );
    const next = missing(rows, migrations);
    if (next) {
      await client.query(next.sql).catch((error: Error) => {
        if (isConnectionLost(error)) throw error;
        throw new MigrationError(`Migration ${next.name} failed: ${error.message}`, { cause: error });
      });
      await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [next.name, next.checksum]);
    }
    await client.query('commit');
    client.release();
    return next?.name;
  } catch (error) {
    // ends the connection and with it the transaction
    client.release(true);
    throw error;
  }
}

/** The applied ones must be the beginning of the list, unchanged; what follows is next. */
function missing(applied: readonly Applied[], migrations: readonly Migration[]): Migration | undefined {
  for (const [index, { name, checksum }] of applied.entries()) {
    const known = migrations[index];
    if (known?.name === name && known.checksum === checksum) continue;
    if (known?.name === name) {
      throw new MigrationError(
        `Migration ${name} was changed after it had been applied. Undo that and add a new file.`,
      );
    }
    if (!migrations.some((candidate) => candidate.name === name)) {
      throw new MigrationError(
        `The database has migration ${name}, which this version does not know. Run a newer one.`,
      );
    }
    throw new MigrationError(`Migration ${known?.name} comes before ${name}, which is applied. Give it a later name.`);
  }
  return migrations[applied.length];
}
