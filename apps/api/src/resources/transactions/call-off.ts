import { isUnpaid, orderNumber } from '@seduh/domain';
import type { Tx } from '../../db/tx';
import type { OrderContext } from './context';
import type { OrderHead } from './guards-repository';
import { insertEvent, insertMove, releasePromoUse, returnStock } from './move-repository';
import { changePayment, oweRefund, type PaymentRow } from './payment-repository';

/** Gives back what an order has taken from the shop, beside its money. */
export async function returnGoods(tx: Tx, orderId: string, at: Date): Promise<void> {
  await returnStock(tx, orderId);
  await releasePromoUse(tx, orderId, at);
}

/** The shop's own doing, when an order's money does not come or is gone: cancels it while nobody has begun it. */
export async function callOff(
  { guards }: Pick<OrderContext, 'guards'>,
  tx: Tx,
  order: OrderHead,
  reason: string,
  at: Date,
): Promise<void> {
  const { id, status: from } = order;
  const to = 'cancelled';
  if (from !== 'pending' || !(await guards.moveOrder(tx, { orderId: id, from, to, closedAt: at }))) return;
  await insertMove(tx, { orderId: id, from, to, actorId: null, actor: 'system', reason, at });
  await returnGoods(tx, id, at);
  const number = orderNumber(order.number);
  await insertEvent(tx, order.user_id, { order_id: id, number, status_name: to, kind: 'moved', at });
}

/**
 * What a cancelled order means for its money. What was not paid will not be; a card's money is owed back by its
 * provider; transfers and cash are handed back by staff, so they count as given back.
 * @returns what the customer should know; null where no money has moved
 */
export async function endPayment(tx: Tx, payment: PaymentRow, at: Date): Promise<string | null> {
  const { id, state, amount, provider, provider_ref: ref } = payment;
  if (state === 'confirmed' || isUnpaid(state)) await changePayment(tx, id, { state: 'cancelled', pay_url: null });
  if (state !== 'paid') return null;
  if (provider && ref) {
    await oweRefund(tx, { provider, ref }, at);
    return 'The money goes back to the card';
  }
  await changePayment(tx, id, { state: 'refunded', refunded_at: at });
  return amount > 0 ? 'The shop hands the money back' : null;
}
