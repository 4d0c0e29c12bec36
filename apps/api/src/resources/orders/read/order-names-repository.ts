import type { OrderSearch } from '@seduh/domain';
import { sql } from 'kysely';
import { withTx, type Db } from '../../../platform/db/tx';
import { holds } from './search-conditions-repository';

/** Whoever adds up waits for whoever else does. Any number does. */
const FOLDING_LOCK = 0x6e616d6573;

/** Names of orders that a search finds, in small letters: so many at most. */
export async function listOrderNames(db: Db, search: OrderSearch, most: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from order_names where ${holds(sql`name`, search)}
    union
    select name from order_name_changes where orders > 0 and ${holds(sql`name`, search)}
    limit ${most}`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Adds to the names what has changed, and forgets those by which there is no order any more; what commits later is added
 * the next time. What is found is the same before and after.
 */
export const foldOrderNames = (db: Db): Promise<void> =>
  withTx(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${FOLDING_LOCK})`.execute(tx);
    await sql`
      with taken as (
        delete from order_name_changes returning name, orders
      )
      insert into order_names as known (name, orders)
        select name, sum(orders) from taken group by 1 having sum(orders) <> 0
      on conflict (name) do update set orders = known.orders + excluded.orders`.execute(tx);
    await sql`delete from order_names where orders <= 0`.execute(tx);
  });
