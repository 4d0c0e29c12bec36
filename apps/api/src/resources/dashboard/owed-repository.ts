import { sql } from 'kysely';
import type { Db } from '../../platform/db/tx';

/** How many refunds are owed at this moment, and what they come to. */
export async function sumOwed(db: Db): Promise<{ count: number; amount: number }> {
  return db
    .selectFrom('refunds')
    .select(({ fn }) => [fn.countAll<number>().as('count'), sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount')])
    .where('refunded_at', 'is', null)
    .executeTakeFirstOrThrow();
}
