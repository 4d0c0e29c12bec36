import type { OrderEvent, OrderStatus } from '@seduh/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/tx';

/** What a move needs to know of an order before it happens. */
export function findMovable(tx: Tx, id: string) {
  return tx
    .selectFrom('orders')
    .select(['id', 'number', 'user_id', 'status', 'delivery_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

interface NewMove {
  orderId: string;
  from: OrderStatus;
  to: OrderStatus;
  actorId: string;
  actor: 'customer' | 'staff';
  reason: string | null;
  at: Date;
}

export async function insertMove(tx: Tx, { orderId, from, to, actorId, actor, reason, at }: NewMove): Promise<void> {
  await tx
    .insertInto('order_moves')
    .values({ order_id: orderId, from_status: from, to_status: to, actor_id: actorId, actor, reason, moved_at: at })
    .execute();
}

export async function insertEvent(tx: Tx, userId: string, event: Omit<OrderEvent, 'at'> & { at: Date }): Promise<void> {
  await tx
    .insertInto('order_events')
    .values({ ...event, user_id: userId })
    .execute();
}

/** Puts back what an order took from counted stock; a product that is no longer counted stays so. */
export async function returnStock(tx: Tx, orderId: string): Promise<void> {
  await sql`
    with back as (
      select product_id, sum(stock_taken)::integer as qty
      from order_lines where order_id = ${orderId} and stock_taken > 0
      group by product_id
    ), locked as (
      select products.id, back.qty from products join back on back.product_id = products.id
      order by products.id for no key update of products
    )
    update products set stock = products.stock + locked.qty from locked where products.id = locked.id`.execute(tx);
}

/** Gives a promo its use back, and the customer the right to it. */
export async function releasePromoUse(tx: Tx, orderId: string, at: Date): Promise<void> {
  await sql`
    with released as (
      update promo_uses set released_at = ${at} where order_id = ${orderId} and released_at is null returning promo_id
    )
    update promos set used = used - 1 from released where promos.id = released.promo_id`.execute(tx);
}

/** Counts an order's pieces as sold. */
export async function raiseSold(tx: Tx, orderId: string): Promise<void> {
  await sql`
    with pieces as (
      select product_id, sum(qty)::integer as qty from order_lines where order_id = ${orderId} group by product_id
    ), locked as (
      select products.id, pieces.qty from products join pieces on pieces.product_id = products.id
      order by products.id for no key update of products
    )
    update products set sold = products.sold + locked.qty from locked where products.id = locked.id`.execute(tx);
}

/** Cash was handed over with the order. */
export async function settlePayment(tx: Tx, orderId: string, at: Date): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ state: 'paid', paid_at: at })
    .where('order_id', '=', orderId)
    .where('state', '=', 'confirmed')
    .execute();
}

/** Nothing will be paid any more; what was paid already stays on the books as paid. */
export async function cancelPayment(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ state: 'cancelled' })
    .where('order_id', '=', orderId)
    .where('state', 'in', ['confirmed', 'awaiting'])
    .execute();
}
