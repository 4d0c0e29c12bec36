import type { OrderStatus, RefundCause, RefundLine } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import {
  MONEY_BACK,
  ofPayment,
  orderNumber,
  paymentAfterCancel,
  refundSums,
  wayBack,
  type WayBack,
} from '@seduh/domain';
import type { Tx } from '../../../platform/db/tx';
import { settlePoints } from '../../points/service';
import { withEvents, type Actor, type OrderContext } from '../context';
import { recordEvent } from '../events/repository';
import type { ClaimedRefund } from '../guards-repository';
import type { CardReturn } from './providers/provider';
import { insertRefund, listRefunds, noteFailure, noteReturned, sumOf } from './refunds-repository';
import { changePayment, readPayment, type PaymentRow } from './repository';

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
 * Starts money of a locked order on its way back, as it came: by card or QRIS by their provider after the commit; a transfer's
 * is owed until staff sent it; cash is handed back by the staff who say so, and owed where no customer stands there.
 * @returns how it goes back
 */
export async function startRefund(
  tx: Tx,
  { order_id: orderId, method, provider, provider_ref: ref }: PaymentRow,
  { actor, id: actorId }: Actor,
  at: Date,
  { from, ...given }: GivenBack,
): Promise<WayBack> {
  const card = provider && ref ? { provider, ref } : null;
  const way = wayBack(method, actor, from);
  const returned = way === 'returned';
  await insertRefund(tx, { ...given, orderId, method, actor, actorId, at, card, returned });
  if (returned) await closeRefunded(tx, orderId, at);
  // no provider can be asked about what none has taken
  return card || returned ? way : 'owed';
}

/** Says of a payment that it is refunded, once all of it is back. */
export async function closeRefunded(tx: Tx, orderId: string, at: Date): Promise<void> {
  const payment = await readPayment(tx, orderId);
  if (payment.state !== 'paid') return;
  const { isRefunded } = refundSums(await listRefunds(tx, orderId), payment);
  if (isRefunded) await changePayment(tx, payment.id, { state: 'refunded', refunded_at: at });
}

/**
 * Does what cancelling an order makes of its payment, as `paymentAfterCancel` of the domain says.
 * @returns what the customer should know; null where no money has moved
 */
export async function endPayment(
  tx: Tx,
  payment: PaymentRow,
  by: Actor,
  from: OrderStatus,
  at: Date,
): Promise<string | null> {
  const { id } = payment;
  // what was not paid has nothing to be back of
  const refunds = payment.state === 'paid' ? await listRefunds(tx, payment.order_id) : [];
  const after = paymentAfterCancel(payment, refunds);
  switch (after.effect) {
    case 'none':
      return null;
    case 'ends':
      await changePayment(tx, id, { state: 'cancelled', pay_url: null });
      return null;
    case 'is refunded':
      await changePayment(tx, id, { state: 'refunded', refunded_at: at });
      return null;
    case 'gives back': {
      const given: GivenBack = { cause: 'cancelled', amount: after.amount, from };
      return MONEY_BACK[await startRefund(tx, payment, by, at, given)];
    }
  }
}

/** After this a refund that failed, or that a stopped process left undone, is tried again. */
const REST_MS = 60_000;

/**
 * Asks the provider to give back what is owed, and notes what it has given: after the commit that owed it, as an answer
 * holds no locks. It stops at the first failure until later, as whoever waits would wait once for each refund.
 * @param orderId only this order's money
 */
export async function giveBack(context: OrderContext, orderId: string | null = null): Promise<void> {
  const { db, clock, cards, logger, guards } = context;
  if (!cards) return;
  for (;;) {
    const now = clock.now();
    const again = new Date(now.getTime() + REST_MS);
    const owed = await guards.claimRefund(db, { provider: cards.name, now, again, orderId });
    if (!owed) return;
    const { id, ref, key, amount } = owed;
    const orderName = orderNumber(owed.number);
    try {
      await cards.refund({ ref, key, orderNumber: orderName, amount });
      await noteGivenBack(context, owed);
    } catch (error) {
      logger.warn({ err: error, order: orderName }, 'a refund did not work, trying again later');
      await noteFailure(db, id, MESSAGES.refundFailed);
      return;
    }
  }
}

const noteGivenBack = (context: OrderContext, { id, orderId }: ClaimedRefund): Promise<void> =>
  withEvents(context, async (tx) => {
    const order = await context.guards.lockOrder(tx, orderId);
    if (!order) return;
    const at = context.clock.now();
    await noteReturned(tx, id, at);
    await closeRefunded(tx, orderId, at);
    await recordEvent(tx, order, 'paid', at);
  });

/** Which attempt to pay which order. */
export interface Attempt {
  orderId: string;
  provider: string;
  ref: string;
}

/**
 * Books what a provider says is back of a payment. What we asked it for is noted as returned, by its name; the rest it
 * has given back by itself, or the customer's bank has taken it. The order has to be locked.
 * @param returned each time the provider gave something back; `'all'` where everything is
 */
export async function noteProviderRefunds(
  tx: Tx,
  { orderId, provider, ref }: Attempt,
  returned: readonly CardReturn[] | 'all',
  at: Date,
  reason: string | null = null,
): Promise<void> {
  const { method, amount: paid } = await readPayment(tx, orderId);
  const known = ofPayment(await listRefunds(tx, orderId));
  for (const { id, provider_key: key, refunded_at } of known) {
    const back = returned === 'all' || returned.some((entry) => entry.key === key);
    if (back && refunded_at === null) await noteReturned(tx, id, at);
  }
  let left = paid - sumOf(known);
  const others =
    returned === 'all'
      ? [{ key: `${ref} all`, amount: left }]
      : returned.filter(({ key }) => !known.some(({ provider_key }) => provider_key === key));
  for (const { key, amount: said } of others) {
    // never more than was paid, whoever counts
    const amount = Math.min(said, left);
    if (amount <= 0) continue;
    left -= amount;
    const entry = { orderId, cause: 'provider', method, amount, reason, actor: 'provider', at } as const;
    await insertRefund(tx, { ...entry, returned: true, card: { provider, ref, key } });
  }
  await settlePoints(tx, orderId, at, false);
  await closeRefunded(tx, orderId, at);
}
