import type { BestStaff, TopProduct } from '@seduh/contract';
import { sql, type RawBuilder } from 'kysely';
import { HANDED_OVER, readShopColumns } from '../../platform/db/query';
import type { Db } from '../../platform/db/tx';
import type { Stretch, Window } from './ledger-repository';

/** Moves with which an order was handed over. */
export const handedOver = sql`to_status in (${HANDED_OVER}) and undone_at is null`;
const BEST = 5;

/** Orders made ready in a stretch of time and how long they had waited; those set for a time wait on purpose. */
export const readied = ({ since, until }: Window) => sql`(
  select order_id, moved_at, placed_at, ready_at, extract(epoch from moved_at - placed_at) * 1000 as waited_ms
  from order_moves join orders on orders.id = order_moves.order_id
  where to_status = 'ready' and undone_at is null and moved_at >= ${since} and moved_at < ${until} and not scheduled
) as readied`;

/** How many those are, and what their waits add up to. */
export const waits = (window: Window) => sql`
  select count(*) as ready_orders, coalesce(sum(waited_ms), 0)::bigint as ready_ms from ${readied(window)}`;

export async function sumWaits(db: Db, window: Window): Promise<{ ready_orders: number; ready_ms: number }> {
  const { rows } = await sql<{ ready_orders: number; ready_ms: number }>`${waits(window)}`.execute(db);
  return rows[0] ?? { ready_orders: 0, ready_ms: 0 };
}

type StaffRow = Omit<BestStaff, 'name' | 'goal'> & { name: string | null };

/** Hand-overs of a stretch that are added up now. Each part by itself: so the database sees how short it is. */
function liveMoves({ live }: Stretch): RawBuilder<unknown> {
  const parts = live.map(
    ({ since, until }) => sql`
      select order_id, actor_id, actor from order_moves
      where moved_at >= ${since} and moved_at < ${until} and ${handedOver}`,
  );
  const none = sql`select null::uuid, null::uuid, null::text where false`;
  return sql`(${sql.join(parts.length > 0 ? parts : [none], sql` union all `)}) as moved (order_id, actor_id, actor)`;
}

const keptDays = ({ kept }: Stretch) => sql`any(${kept.map(({ since }) => since)}::timestamptz[])`;

/**
 * Who handed over the most orders; of equals the one whose orders came to more. Customers are met once, however many days
 * have them: most are known as bits (`daily_customers`), the others are looked up among those.
 */
export async function findBestStaff(db: Db, stretch: Stretch): Promise<StaffRow | undefined> {
  const { rows } = await sql<StaffRow>`
    with now as materialized (
      select actor_id, orders.total, coalesce(orders.user_id, orders.id) as customer
      from ${liveMoves(stretch)} join orders on orders.id = moved.order_id
      where actor = 'staff'
    ), handed as (
        select staff_id, orders, achieved from daily_staff where since = ${keptDays(stretch)}
      union all
        select actor_id, count(*), sum(total) from now group by actor_id
    ), best as materialized (
      select staff_id, sum(orders)::bigint as orders, sum(achieved)::bigint as achieved
      from handed join users on users.id = staff_id
      group by staff_id
      order by 2 desc, 3 desc, 1
      limit 1
    ), known as materialized (
      select met, guests from daily_customers join best using (staff_id) where since = ${keptDays(stretch)}
    ), met as materialized (
      select coalesce(bit_or("bit"(met, (select max(number) + 1 from customer_numbers), true)), '') as bits,
        coalesce(sum(guests), 0) as guests
      from known
    ), others as (
        select customer from now join best on best.staff_id = now.actor_id
      union
        select unnest(customers) from daily_staff join best using (staff_id)
        where since = ${keptDays(stretch)} and not exists (
          select from daily_customers as bits
          where bits.since = daily_staff.since and bits.staff_id = daily_staff.staff_id
        )
    )
    select
      users.id,
      coalesce(users.display_name, nullif(concat_ws(' ', users.first_name, users.last_name), '')) as name,
      users.image,
      best.orders,
      best.achieved,
      (
        select bit_count(bits) + guests + (
          -- looked up one by one: where days are kept they are few, and a join reads all numbers there are
          select count(*) from (
            select (select number from customer_numbers where user_id = customer) from others offset 0
          ) as other (number)
          where case when number < length(bits) then get_bit(bits, number) = 0 else true end
        )
        from met
      )::bigint as customers
    from best join users on users.id = best.staff_id`.execute(db);
  return rows[0];
}

/** What was handed over most, counted in pieces. */
export async function listTopProducts(db: Db, stretch: Stretch): Promise<TopProduct[]> {
  const { rows } = await sql<TopProduct>`
    with sold as (
        select product_id, sold from daily_products where since = ${keptDays(stretch)}
      union all
        select product_id, sum(qty)
        from ${liveMoves(stretch)} join order_lines on order_lines.order_id = moved.order_id
        group by product_id
    ), summed as (
      select product_id, sum(sold)::bigint as sold from sold group by product_id
    )
    select products.id, products.product_name, products.image, summed.sold
    from summed join products on products.id = summed.product_id
    order by sold desc, products.product_name, products.id
    limit ${BEST}`.execute(db);
  return rows;
}

/** What reports go by: zone and goals. */
export const readGoals = (db: Db) => readShopColumns(db, ['time_zone', 'goal_month', 'goal_staff']);

/** How many refunds are owed at this moment, and what they come to. */
export const sumOwed = (db: Db): Promise<{ count: number; amount: number }> =>
  db
    .selectFrom('refunds')
    .select(({ fn }) => [fn.countAll<number>().as('count'), sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount')])
    .where('refunded_at', 'is', null)
    .executeTakeFirstOrThrow();
