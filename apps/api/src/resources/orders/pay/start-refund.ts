import type { OrderStatus, RefundCause, RefundLine } from '@seduh/contract';
import { isHandedBack, ofPayment } from '@seduh/domain';
import type { Tx } from '../../../platform/db/tx';
import { changePayment, readPayment, type PaymentRow } from './repository';
import { sumOf } from '../sum-of';
import { insertRefund, listRefunds } from './refunds-repository';

/** Who gives money back, or has it given back. */
export interface Giver {
  actor: 'customer' | 'staff' | 'system';
  /** null for the shop itself and for providers */
  id: string | null;
}

interface GivenBack {
  cause: RefundCause;
  amount: number;
  /** Where the order stood before. */
  from: OrderStatus;
  lines?: readonly RefundLine[];
  shipping?: boolean;
  reason?: string | null;
}

/**
 * Starts money on its way back, the way it came: a card's by its provider, right after the commit; a transfer's is owed
 * until staff say that they sent it; cash is handed back by the member of staff who says so, and owed where the two do not
 * stand at one counter. The order has to be locked.
 * @returns how it goes back
 */
export async function startRefund(
  tx: Tx,
  payment: PaymentRow,
  giver: Giver,
  at: Date,
  given: GivenBack,
): Promise<'card' | 'owed' | 'returned'> {
  const { order_id: orderId, method, provider, provider_ref: ref } = payment;
  const card = provider && ref ? { provider, ref } : null;
  const returned = !card && isHandedBack(method, giver.actor, given.from);
  await insertRefund(tx, { ...given, orderId, method, actor: giver.actor, actorId: giver.id, at, card, returned });
  if (returned) await closeRefunded(tx, orderId, at);
  return card ? 'card' : returned ? 'returned' : 'owed';
}

/** Says of a payment that it is refunded, once all of it is back. */
export async function closeRefunded(tx: Tx, orderId: string, at: Date): Promise<void> {
  const payment = await readPayment(tx, orderId);
  if (payment.state !== 'paid') return;
  const returned = ofPayment(await listRefunds(tx, orderId)).filter(({ refunded_at }) => refunded_at !== null);
  if (sumOf(returned) >= payment.amount) await changePayment(tx, payment.id, { state: 'refunded', refunded_at: at });
}
