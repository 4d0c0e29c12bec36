import { LIMITS } from '@seduh/contract/constants';
import type { OrderSearch } from '@seduh/domain';
import { sql } from 'kysely';
import { withTx, type Db } from '../../../platform/db/tx';
import { holds } from './search-conditions-repository';

/** Whoever adds up waits for whoever else does. Any number does. */
const FOLDING_LOCK = 0x6e616d6573;

/**
 * So many names are read first: where they have too many orders already, more names have more, and the rest is not read.
 * More than the last are not looked up one by one, however few orders they have.
 */
const MOST_NAMES = [1_500, 5_000];

/**
 * The names, in small letters, whose newest orders are to be looked up one by one for a search; null where the newest of all
 * are met sooner by looking back. Of each name `LIMITS.foundOrders` are read at most; looking back reads as many orders as lie
 * between that many of these names.
 */
export async function namesToLookUp(db: Db, search: OrderSearch): Promise<string[] | null> {
  for (const most of MOST_NAMES) {
    const { names, looked_at, read, orders, all_orders } = await countNames(db, search, most);
    const back = all_orders * Math.min(1, LIMITS.foundOrders / orders);
    // a table that nobody has looked at yet is small
    if (all_orders > 0 && read > back) return null;
    if (looked_at <= most) return names;
  }
  return null;
}

interface NamesFound {
  /** None where more than `most` were looked at. */
  names: string[];
  /** Of names that were there, or of changes: more than `most` where there are. */
  looked_at: number;
  /** Orders that looking them up one by one reads. */
  read: number;
  orders: number;
  /** Of all names; an estimate, as the planner has it. */
  all_orders: number;
}

async function countNames(db: Db, search: OrderSearch, most: number): Promise<NamesFound> {
  const { rows } = await sql<NamesFound>`
    with known as (
      select name, orders from order_names where ${holds(sql`name`, search)} limit ${most + 1}
    ), changed as (
      select name, orders from order_name_changes where ${holds(sql`name`, search)} limit ${most + 1}
    ), counted as (
      select name, sum(orders) as orders
      from (select name, orders from known union all select name, orders from changed) as either
      group by name having sum(orders) > 0
    )
    select
      -- of too many none is taken along
      coalesce(array_agg(name) filter (where name is not null and seen.names <= ${most}), '{}') as names,
      max(seen.names)::integer as looked_at,
      coalesce(sum(least(orders, ${LIMITS.foundOrders})), 0)::float8 as read,
      coalesce(sum(orders), 0)::float8 as orders,
      (select reltuples from pg_class where oid = 'orders'::regclass)::float8 as all_orders
    from (select greatest((select count(*) from known), (select count(*) from changed))) as seen (names)
      left join counted on true`.execute(db);
  return rows[0] ?? { names: [], looked_at: 0, read: 0, orders: 0, all_orders: 0 };
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
