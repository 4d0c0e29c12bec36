import { sql } from 'kysely';
import type { Db } from '../../db/tx';
import type { Window } from './ledger-repository';

// in the statement itself, not beside it as a value: only so is the index over these moves known to fit
const handedOver = sql`to_status in ('delivered', 'picked up') and undone_at is null`;
const BEST = 5;

/**
 * Average minutes from placed to ready, by period, of the orders made ready in it. Orders set for a time are left out:
 * they wait on purpose. Periods without any are left out.
 */
export async function averageReadyMinutes(
  db: Db,
  starts: readonly Date[],
  until: Date,
): Promise<{ period: number; minutes: number }[]> {
  const [since] = starts;
  if (!since) return [];
  const { rows } = await sql<{ period: number; minutes: number }>`
    select
      width_bucket(moved_at, ${starts}::timestamptz[]) - 1 as period,
      (extract(epoch from avg(moved_at - placed_at)) / 60)::float8 as minutes
    from order_moves join orders on orders.id = order_moves.order_id
    where to_status = 'ready' and undone_at is null and moved_at >= ${since} and moved_at < ${until} and not scheduled
    group by 1`.execute(db);
  return rows;
}

export interface StaffRow {
  id: string;
  name: string | null;
  image: string | null;
  achieved: number;
  customers: number;
  orders: number;
}

/** Who handed over the most orders; of equals the one whose orders came to more. */
export async function findBestStaff(db: Db, { since, until }: Window): Promise<StaffRow | undefined> {
  const { rows } = await sql<StaffRow>`
    select
      users.id,
      coalesce(users.display_name, nullif(concat_ws(' ', users.first_name, users.last_name), '')) as name,
      users.image,
      sum(orders.total)::bigint as achieved,
      count(distinct orders.user_id) as customers,
      count(*) as orders
    from order_moves
    join users on users.id = order_moves.actor_id
    join orders on orders.id = order_moves.order_id
    where ${handedOver} and actor = 'staff'
      and moved_at >= ${since} and moved_at < ${until}
    group by users.id
    order by orders desc, achieved desc, users.id
    limit 1`.execute(db);
  return rows[0];
}

export interface SoldRow {
  id: string;
  product_name: string;
  image: string | null;
  sold: number;
}

/** What was handed over most, counted in pieces. */
export async function listTopProducts(db: Db, { since, until }: Window): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    select products.id, products.product_name, products.image, sum(order_lines.qty)::bigint as sold
    from order_moves
    join order_lines on order_lines.order_id = order_moves.order_id
    join products on products.id = order_lines.product_id
    where ${handedOver}
      and moved_at >= ${since} and moved_at < ${until}
    group by products.id
    order by sold desc, products.product_name, products.id
    limit ${BEST}`.execute(db);
  return rows;
}

/** What reports go by: zone and goals. */
export function readGoals(db: Db) {
  return db
    .selectFrom('shop')
    .select(['time_zone', 'goal_month', 'goal_staff'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
}
