import { PAYMENT } from '@seduh/contract/constants';
import { isPaidAtHandOver } from '@seduh/domain';
import { changes } from '../../../platform/db/query';
import type { Tx } from '../../../platform/db/tx';

const PAID_AT_HAND_OVER = Object.values(PAYMENT).filter(isPaidAtHandOver);

/** What a move needs to know of an order before it happens. */
export const findMovable = (tx: Tx, id: string) =>
  tx
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.id', 'number', 'orders.user_id', 'status', 'delivery_id', 'payments.state as payment'])
    .where('orders.id', '=', id)
    .executeTakeFirst();

/** Cash was handed over with the order; false where it was paid before. */
export const settlePayment = (tx: Tx, orderId: string, at: Date): Promise<boolean> =>
  changes(
    tx
      .updateTable('payments')
      .set({ state: 'paid', paid_at: at })
      .where('order_id', '=', orderId)
      .where('state', '=', 'confirmed'),
  );

/** Takes back that cash was handed over at this moment; false where it was not. */
export const unsettlePayment = (tx: Tx, orderId: string, handedOverAt: Date): Promise<boolean> =>
  changes(
    tx
      .updateTable('payments')
      .set({ state: 'confirmed', paid_at: null })
      .where('order_id', '=', orderId)
      .where('method', 'in', PAID_AT_HAND_OVER)
      .where('state', '=', 'paid')
      .where('paid_at', '=', handedOverAt)
      .where('confirmed_by', 'is', null),
  );

/** The move that an order stands on: the last one that was not taken back. */
export const findLastMove = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('order_moves')
    .select(['id', 'actor', 'from_status', 'to_status', 'moved_at'])
    .where('order_id', '=', orderId)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Puts an order that is under way again back into its customer's history, where it may have been deleted meanwhile. */
export async function showInHistory(tx: Tx, orderId: string): Promise<void> {
  await tx.updateTable('orders').set({ hidden_at: null }).where('id', '=', orderId).execute();
}

/** Takes a move out of the timeline; the audit keeps it. */
export async function markUndone(tx: Tx, moveId: number, at: Date): Promise<void> {
  await tx.updateTable('order_moves').set({ undone_at: at }).where('id', '=', moveId).execute();
}
