import type { CategoryId, DeliveryId, SizeId } from '@seduh/contract';
import { sql } from 'kysely';
import { HANDED_OVER } from '../../platform/db/query';
import type { Db } from '../../platform/db/tx';

/** An order of a customer, as a promo asks about it. */
export interface PastOrderRow {
  user_id: string;
  placed_at: Date;
  delivery_id: DeliveryId;
  /** What its ride cost, and would have without a promo. */
  fee: number;
  /** What its promo, or its free cup, gave; null where it had neither. */
  other: number | null;
  hasOrdered: boolean;
  isMember: boolean;
  lines: { product_id: string; category_id: CategoryId | null; size_id: SizeId; qty: number; unit_price: number }[];
}

interface Asked {
  since: Date;
  until: Date;
  /** Rupiah: the order that brought the member card. */
  memberMinimum: number;
  /** Most orders, the newest. */
  limit: number;
}

/** The newest orders of customers in a span that were not cancelled, oldest first. */
export async function findPastOrders(db: Db, { since, until, memberMinimum, limit }: Asked): Promise<PastOrderRow[]> {
  const { rows } = await sql<PastOrderRow>`
    with looked as materialized (
      select id, user_id, placed_at, delivery_id, shipping, discount, promo_id from orders
      where placed_at >= ${since} and placed_at < ${until} and status <> 'cancelled' and user_id is not null
      order by placed_at desc, id desc limit ${limit}
    ), buyers as materialized (
      -- once for each customer, not once for each of their orders
      select
        user_id,
        (select min(placed_at) from orders where orders.user_id = who.user_id and status <> 'cancelled') as first_at,
        (select ordered_before from users where users.id = who.user_id) as before,
        (
          select min(closed_at) from orders
          where orders.user_id = who.user_id and status in (${HANDED_OVER}) and total >= ${memberMinimum}
        ) as member_at
      from (select distinct user_id from looked) as who
    )
    select
      looked.user_id, looked.placed_at, looked.delivery_id,
      case when looked.promo_id is not null or looked.discount > 0 then coalesce(use.given, looked.discount) end as other,
      looked.shipping + greatest(coalesce(use.given, 0) - looked.discount, 0) as fee,
      buyers.first_at < looked.placed_at or buyers.before as "hasOrdered",
      coalesce(buyers.member_at <= looked.placed_at, false) as "isMember",
      (
        select jsonb_agg(jsonb_build_object(
          'product_id', line.product_id, 'category_id', products.category_id, 'size_id', line.size_id, 'qty', line.qty,
          'unit_price', line.unit_price
        ) order by line.position)
        from order_lines as line left join products on products.id = line.product_id
        where line.order_id = looked.id
      ) as lines
    from looked join buyers using (user_id) left join promo_uses as use on use.order_id = looked.id
    order by looked.placed_at, looked.id`.execute(db);
  return rows;
}
