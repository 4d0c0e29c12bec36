import { isUnpaid, leftTheKitchen, ofPayment } from '@seduh/domain';
import type { OrderStatus } from '@seduh/contract';
import type { Tx } from '../../../platform/db/tx';
import type { OrderContext } from '../context';
import type { OrderHead } from '../guards-repository';
import { recordEvent } from '../events/repository';
import { insertMove, releasePromoUse, returnStock } from './repository';
import { startRefund, type Giver } from '../pay/start-refund';
import { sumOf } from '../sum-of';
import { changePayment, type PaymentRow } from '../pay/repository';
import { listRefunds } from '../pay/refunds-repository';

/** Gives back what an order has taken from the shop, beside its money. What went out of the house is not sold again. */
export async function returnGoods(tx: Tx, orderId: string, from: OrderStatus, at: Date): Promise<void> {
  if (!leftTheKitchen(from)) await returnStock(tx, orderId);
  await releasePromoUse(tx, orderId, at);
}

/** The shop's own doing, when an order's money does not come or is gone: cancels it while nobody has begun it. */
export async function cancelOrder(
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
  await returnGoods(tx, id, from, at);
  await recordEvent(tx, { ...order, status: to }, 'moved', at);
}

const WORDS = {
  card: 'The money goes back to the card',
  owed: 'The shop owes the money back',
  returned: 'The shop hands the money back',
} as const;

/**
 * What a cancelled order means for its money. What was not paid will not be; what was paid and is not back yet goes back
 * (see {@link startRefund}).
 * @returns what the customer should know; null where no money has moved
 */
export async function endPayment(
  tx: Tx,
  payment: PaymentRow,
  giver: Giver,
  from: OrderStatus,
  at: Date,
): Promise<string | null> {
  const { id, state, order_id: orderId } = payment;
  if (state === 'confirmed' || isUnpaid(state)) await changePayment(tx, id, { state: 'cancelled', pay_url: null });
  if (state !== 'paid') return null;
  const amount = payment.amount - sumOf(ofPayment(await listRefunds(tx, orderId)));
  if (amount > 0) return WORDS[await startRefund(tx, payment, giver, at, { cause: 'cancelled', amount, from })];
  if (payment.amount === 0) await changePayment(tx, id, { state: 'refunded', refunded_at: at });
  return null;
}
