import type { PointsHolder, PointsRules } from '@seduh/domain';
import { sql } from 'kysely';
import type { Db } from './tx';

/** What the shop gives on cards, and who asks for it. */
export interface HolderFacts extends PointsRules {
  /** Rupiah: the order that brings the card. */
  member_minimum: number;
  /** null: nobody is logged in. */
  holder: PointsHolder | null;
}

/** The sum of an account's points. */
export const balanceOf = (userId: string | null) =>
  sql<number>`(select coalesce(sum(points), 0)::integer from points_entries where points_entries.user_id = ${userId}::uuid)`;

/** The rules of the shop's card, with the card of who asks. */
export async function readHolder(db: Db, userId: string | null): Promise<HolderFacts> {
  const { rows } = await sql<HolderFacts>`
    select points_on, rupiah_per_point, free_cup_points, free_cup_cap, member_minimum,
      case when ${userId}::uuid is not null then jsonb_build_object(
        'hasCard', exists (select from member_cards where user_id = ${userId}::uuid),
        'balance', ${balanceOf(userId)}
      ) end as holder
    from shop where id = 1`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('the shop has no row');
  return facts;
}

/** What one order has done to points so far. */
export interface OrderSums {
  order_id: string;
  earned: number;
  used: number;
  /** Rupiah that brought one when it was first booked; null where it brought none. */
  per_point: number | null;
}

/** The sums of these orders, of those that have any. */
export async function sumOrders(db: Db, orderIds: readonly string[]): Promise<OrderSums[]> {
  const { rows } = await sql<OrderSums>`
    select order_id, coalesce(sum(points) filter (where per_point is not null), 0)::integer as earned,
      coalesce(-sum(points) filter (where per_point is null), 0)::integer as used,
      min(per_point) as per_point
    from points_entries where order_id = any(${orderIds}::uuid[])
    group by order_id`.execute(db);
  return rows;
}
