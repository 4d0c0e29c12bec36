import { setTimeout as delay } from 'node:timers/promises';
import { escapeIdentifier, type Pool, type PoolClient } from 'pg';
import { isConnectionLost } from './errors';
import type { Logger } from '../logging/logger';
import { looseStatements, type Migration } from './migrations';

/** Any number does that nobody else locks; this one spells "seduh". */
const LOCK = 0x7365647568;
/** How often who waits for another process looks whether it is done. */
const LOOK_MS = 50;

/** How often to try when the connection breaks, as it does when an embedded PostgreSQL changes hands. */
const ATTEMPTS = 3;

/** Why the schema of the database and the migrations of this build do not go together. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

interface Applied {
  name: string;
  checksum: string;
  contract: boolean;
}

/**
 * Brings the tables up to date. Each file runs in one transaction with its record, so a crash leaves whole files only;
 * one without a transaction is recorded at its end, and run again from its start. Processes that start together take
 * turns, by a lock that lasts as long as the transaction. What a newer version only added stops no older one.
 * @returns the names applied by this call.
 * @throws MigrationError for applied files that were changed, are missing, come later in the list, or took something
 * away for a newer version; and around the database's error when a file fails.
 */
export async function migrate(pool: Pool, migrations: readonly Migration[], logger: Logger): Promise<string[]> {
  const done: string[] = [];
  for (let attempt = 1; ; attempt += 1) {
    try {
      for (;;) {
        const name = await applyNext(pool, migrations, logger);
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
async function applyNext(pool: Pool, migrations: readonly Migration[], logger: Logger): Promise<string | undefined> {
  const client = await pool.connect();
  try {
    await takeTurn(client);
    await client.query(`create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
    await client.query(
      'alter table schema_migrations add column if not exists contract boolean not null default false',
    );
    const { rows } = await client.query<Applied>(
      'select name, checksum, contract from schema_migrations order by name collate "C"',
    );
    const next = missing(rows, migrations, logger);
    if (next) {
      await run(pool, client, next).catch((error: Error) => {
        if (isConnectionLost(error)) throw error;
        throw new MigrationError(`Migration ${next.name} failed: ${error.message}`, { cause: error });
      });
      await client.query('insert into schema_migrations (name, checksum, contract) values ($1, $2, $3)', [
        next.name,
        next.checksum,
        next.isContract,
      ]);
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

/**
 * Begins a transaction that holds the lock. Who waits does it outside of one: building an index beside everything else
 * waits for all that is under way, and would never end behind somebody who waits for it.
 */
async function takeTurn(client: PoolClient): Promise<void> {
  for (;;) {
    await client.query('begin');
    // a pool's limits are made for requests
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_xact_lock(${LOCK}) as mine`);
    if (rows[0]?.mine) return;
    await client.query('rollback');
    await delay(LOOK_MS);
  }
}

async function run(pool: Pool, client: PoolClient, { sql, isLoose }: Migration): Promise<void> {
  if (!isLoose) {
    await client.query(sql);
    return;
  }
  // the lock is held by the client, whose transaction has seen nothing yet that an index would wait for
  const free = await pool.connect();
  try {
    await free.query('set statement_timeout = 0');
    for (const statement of looseStatements(sql)) {
      const index = /^create (?:unique )?index concurrently if not exists (\w+)/i.exec(statement)?.[1];
      if (index) await dropBroken(free, index);
      await free.query(statement);
    }
  } finally {
    // its settings are none for anybody else
    free.release(true);
  }
}

/** An index whose building was cut short is there, of no use, and would count as existing. */
async function dropBroken(client: PoolClient, index: string): Promise<void> {
  const { rows } = await client.query(
    'select from pg_index join pg_class on pg_class.oid = indexrelid where relname = $1 and not indisvalid',
    [index],
  );
  if (rows.length > 0) await client.query(`drop index concurrently if exists ${escapeIdentifier(index)}`);
}

/** The applied ones must be the beginning of the list, unchanged; what follows is next. */
function missing(applied: readonly Applied[], migrations: readonly Migration[], logger: Logger): Migration | undefined {
  for (const [index, { name, checksum }] of applied.entries()) {
    const known = migrations[index];
    if (known?.name === name && known.checksum === checksum) continue;
    if (known?.name === name) {
      throw new MigrationError(
        `Migration ${name} was changed after it had been applied. Undo that and add a new file.`,
      );
    }
    if (known === undefined) return runBeside(applied.slice(index), logger);
    if (!migrations.some((candidate) => candidate.name === name)) {
      throw new MigrationError(
        `The database has migration ${name}, which this version does not know. Run a newer one.`,
      );
    }
    throw new MigrationError(`Migration ${known.name} comes before ${name}, which is applied. Give it a later name.`);
  }
  return migrations[applied.length];
}

/** A newer version has been here: this one goes on beside what was added, not without what was taken away. */
function runBeside(newer: readonly Applied[], logger: Logger): undefined {
  const contract = newer.find((one) => one.contract);
  if (contract) {
    throw new MigrationError(
      `Migration ${contract.name} of a newer version took away what this version needs. Run a newer one.`,
    );
  }
  logger.warn({ migrations: newer.map(({ name }) => name) }, 'the database is of a newer version, going on beside it');
}
