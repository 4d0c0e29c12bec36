import type { DeliveryId, OrderStatus } from '@seduh/contract';
import { sql, type RawBuilder } from 'kysely';
import { withTx, type Db, type Tx } from '../../../platform/db/tx';

/** Whoever adds up waits for whoever else does. Any number does. */
const FOLDING_LOCK = 0x64617973;
const DAY_MS = 86_400_000;

/** Which orders are counted; `since` and `until` are beginnings of days in UTC, `until` is not included. */
export interface CountedOrders {
  statuses: readonly OrderStatus[] | undefined;
  delivery: DeliveryId | undefined;
  since: Date | undefined;
  until: Date | undefined;
}

/** What days brought, and the one in which a place of the list lies. */
export interface OrderDays {
  total: number;
  /** Null where the list is shorter. */
  place: {
    /** When that day is over. */
    until: Date;
    /** How many of its newest orders come before. */
    skip: number;
  } | null;
}

/** Counts orders, and finds the day of the one that has `offset` newer ones before it. Of one snapshot, and exact. */
export async function findOrderDay(db: Db, counted: CountedOrders, offset: number): Promise<OrderDays> {
  const { rows } = await sql<{ total: number; day: string | null; before: number | null }>`
    with of_day as (
      select day, sum(orders)::bigint as orders
      from (
        select day, status, delivery_id, orders from order_days
        union all
        select day, status, delivery_id, orders from order_day_changes
      ) as noted
      where ${conditionOf(counted)} group by day
    ), reached as (
      select day, orders, sum(orders) over (order by day desc)::bigint as up_to from of_day
    )
    select total, day, up_to - orders as before
    from (select coalesce(sum(orders), 0)::bigint from of_day) as sums (total)
      left join lateral (
        select day, up_to, orders from reached where up_to > ${offset} order by day desc limit 1
      ) as found on true`.execute(db);
  const { total, day, before } = rows[0] ?? { total: 0, day: null, before: null };
  if (day === null) return { total, place: null };
  return { total, place: { until: new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS), skip: offset - (before ?? 0) } };
}

function conditionOf({ statuses, delivery, since, until }: CountedOrders): RawBuilder<unknown> {
  const day = (at: Date) => at.toISOString().slice(0, 10);
  const conditions = [
    ...(statuses ? [sql`status = any(${statuses}::text[])`] : []),
    ...(delivery === undefined ? [] : [sql`delivery_id = ${delivery}`]),
    ...(since ? [sql`day >= ${day(since)}::date`] : []),
    ...(until ? [sql`day < ${day(until)}::date`] : []),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

/** Adds to the days what has changed; what commits later is added the next time. Counts are the same before and after. */
export const foldOrderDays = (db: Db): Promise<void> =>
  withTx(db, async (tx: Tx) => {
    await sql`select pg_advisory_xact_lock(${FOLDING_LOCK})`.execute(tx);
    await sql`
      with taken as (
        delete from order_day_changes returning day, status, delivery_id, orders
      )
      insert into order_days as known (day, status, delivery_id, orders)
        select day, status, delivery_id, sum(orders) from taken group by 1, 2, 3 having sum(orders) <> 0
      on conflict (day, status, delivery_id) do update set orders = known.orders + excluded.orders`.execute(tx);
  });
