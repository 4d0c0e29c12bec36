import type { OrderStatus } from '@seduh/contract';
import { PAYMENT } from '@seduh/contract/constants';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/tx';

/** What a move needs to know of an order before it happens. */
export function findMovable(tx: Tx, id: string) {
  return tx
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.id', 'number', 'orders.user_id', 'status', 'delivery_id', 'payments.state as payment'])
    .where('orders.id', '=', id)
    .executeTakeFirst();
}

interface NewMove {
  orderId: string;
  from: OrderStatus;
  to: OrderStatus;
  /** null for the shop itself */
  actorId: string | null;
  actor: 'customer' | 'staff' | 'system';
  reason: string | null;
  at: Date;
}

export async function insertMove(tx: Tx, { orderId, from, to, actorId, actor, reason, at }: NewMove): Promise<void> {
  await tx
    .insertInto('order_moves')
    .values({ order_id: orderId, from_status: from, to_status: to, actor_id: actorId, actor, reason, moved_at: at })
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

/** Counts an order's pieces as sold, or, taken back, as not sold after all. */
export async function countSold(tx: Tx, orderId: string, sign: 1 | -1): Promise<void> {
  await sql`
    with pieces as (
      select product_id, sum(qty)::integer as qty from order_lines where order_id = ${orderId} group by product_id
    ), locked as (
      select products.id, pieces.qty from products join pieces on pieces.product_id = products.id
      order by products.id for no key update of products
    )
    update products set sold = products.sold + ${sign}::integer * locked.qty from locked where products.id = locked.id`.execute(
    tx,
  );
}

/** Cash was handed over with the order; false where it was paid before. */
export async function settlePayment(tx: Tx, orderId: string, at: Date): Promise<boolean> {
  const settled = await tx
    .updateTable('payments')
    .set({ state: 'paid', paid_at: at })
    .where('order_id', '=', orderId)
    .where('state', '=', 'confirmed')
    .executeTakeFirst();
  return settled.numUpdatedRows > 0n;
}

/** Takes back that cash was handed over at this moment; false where it was not. */
export async function unsettlePayment(tx: Tx, orderId: string, handedOverAt: Date): Promise<boolean> {
  const taken = await tx
    .updateTable('payments')
    .set({ state: 'confirmed', paid_at: null })
    .where('order_id', '=', orderId)
    .where('method', '=', PAYMENT.cashOnDelivery)
    .where('state', '=', 'paid')
    .where('paid_at', '=', handedOverAt)
    .where('confirmed_by', 'is', null)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/** The move that an order stands on: the last one that was not taken back. */
export function findLastMove(tx: Tx, orderId: string) {
  return tx
    .selectFrom('order_moves')
    .select(['id', 'actor', 'from_status', 'to_status', 'moved_at'])
    .where('order_id', '=', orderId)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Puts an order that is under way again back into its customer's history, where it may have been deleted meanwhile. */
export async function showInHistory(tx: Tx, orderId: string): Promise<void> {
  await tx.updateTable('orders').set({ hidden_at: null }).where('id', '=', orderId).execute();
}

/** Takes a move out of the timeline; the audit keeps it. */
export async function markUndone(tx: Tx, moveId: number, at: Date): Promise<void> {
  await tx.updateTable('order_moves').set({ undone_at: at }).where('id', '=', moveId).execute();
}
