import type { Pool } from 'pg';
import { migrations } from '../../db/migrations';
import type { Logger } from '../../logging/logger';
import { BackupError } from '../error';
import { loadContents } from './load';
import { readContents } from './source';

/**
 * Copies a shop's database into an empty one, rows, sequences and all, as one moment saw it. The shop must not be open:
 * what is written meanwhile would stay behind.
 * @throws BackupError where somebody else is connected to `from`, or `to` is not empty.
 */
export async function moveDatabase(from: Pool, to: Pool, logger: Logger): Promise<void> {
  const client = await from.connect();
  try {
    await refuseCompany(from);
    await loadContents(to, await readContents(client), migrations, logger);
    await refuseCompany(from);
  } finally {
    // ends the snapshot
    client.release(true);
  }
}

/** Nobody who writes may be there: this copy is not told of it. */
async function refuseCompany(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and application_name <> $1`,
    [MOVING],
  );
  const others = rows[0]?.others ?? 0;
  if (others > 0) {
    throw new BackupError(`The shop is still open: ${others} connections to its database. Stop it first, then move`);
  }
}

/** What the connections of a move are called, by which they tell themselves from those of a shop. */
export const MOVING = 'seduh-move';
