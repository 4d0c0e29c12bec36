import { sql } from 'kysely';
import type { Db } from '../../platform/db/tx';

/** How many mails were given up since then, and how many were tried in vain so far. */
export async function countUndelivered(db: Db, since: Date) {
  const { rows } = await sql<{ failed: number; waiting: number; waiting_since: Date | null }>`
    select
      (select count(*) from mails where failed_at > ${since}) as failed,
      count(*) as waiting,
      min(created_at) as waiting_since
    from mails where due_at is not null and failure is not null`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('a count has one row');
  return counts;
}

/** The orders whose receipts were given up since then, the latest first. */
export const findUnsentReceipts = (db: Db, since: Date, limit: number) =>
  db
    .selectFrom('mails')
    .innerJoin('orders', 'orders.id', 'mails.about')
    .select(['orders.id', 'orders.number'])
    .where('mails.template', '=', 'receipt')
    .where('mails.failed_at', '>', since)
    .orderBy('mails.failed_at', 'desc')
    .limit(limit)
    .execute();
