import { MESSAGES } from '@seduh/contract/constants';
import { effectOf } from '@seduh/domain';
import type { Tx } from '../../../platform/db/tx';
import { HttpError, invalid, notFound } from '../../../platform/http/errors';
import type { CardStatus, CardProvider, CardWebhook } from './providers/provider';
import { tellStaff } from '../../notices/queue';
import { withEvents, type OrderContext } from '../context';
import { recordEvent } from '../events/repository';
import { cancelOrder } from '../moves';
import { changePayment, findAttempt, recordWebhook, readPayment } from './repository';
import { mailReceipt } from './receipt-mail';
import { giveBack, noteProviderRefunds } from './refunds';
import { insertRefund } from './refunds-repository';

/** The one money the shop takes. */
const CURRENCY = 'IDR';

/**
 * Takes a payment webhook whose signature was checked. It says which payment to look at; what has become of it is asked
 * of the provider, since the signature does not cover the status. Throws as {@link takeCardStatus} does, and 502
 * PROVIDER_FAILED where the provider does not answer: it sends the webhook again.
 */
export async function takeWebhook(context: OrderContext, cards: CardProvider, webhook: CardWebhook): Promise<void> {
  checkCurrency(webhook.currency);
  if (!(await findAttempt(context.db, cards.name, webhook.ref))) throw notFound('Payment');
  const confirmed = await cards.status(webhook.ref).catch((error: unknown) => {
    context.logger.warn({ err: error, ref: webhook.ref }, 'a payment webhook could not be confirmed');
    throw new HttpError(502, 'PROVIDER_FAILED', 'The payment provider did not confirm this');
  });
  await takeCardStatus(context, cards.name, confirmed);
}

function checkCurrency(currency: string): void {
  if (currency !== CURRENCY) throw invalid({ currency: `The shop takes ${CURRENCY} only` });
}

/**
 * Takes what a provider says of a payment. Repeated, late and in any order it is the same: one table says what it
 * changes, under the order's lock. Throws 404 for an attempt that was never made, 400 for another amount or currency.
 */
export async function takeCardStatus(context: OrderContext, provider: string, status: CardStatus): Promise<void> {
  const attempt = await findAttempt(context.db, provider, status.ref);
  if (!attempt) throw notFound('Payment');
  checkCurrency(status.currency);
  if (status.amount !== attempt.amount) throw invalid({ amount: 'This is not what the order costs' });
  const owed = await withEvents(context, (tx) => apply(context, tx, attempt, status));
  if (owed) await giveBack(context, attempt.order_id);
}

/** @returns whether money came that is owed back */
async function apply(
  context: OrderContext,
  tx: Tx,
  { provider, ref, order_id: orderId }: { provider: string; ref: string; order_id: string },
  { outcome, event, returned }: CardStatus,
): Promise<boolean> {
  const order = await context.guards.lockOrder(tx, orderId);
  const at = context.clock.now();
  if (!order || !(await recordWebhook(tx, { provider, ref, event, received_at: at }))) return false;
  const payment = await readPayment(tx, orderId);
  const which = payment.provider_ref === ref ? 'current' : 'earlier';
  const { state, method, amount } = payment;
  // what is partly back was paid first, also where nobody had said so
  const partly = outcome === 'partly refunded';
  const effect = effectOf(state, partly && !(which === 'current' && state === 'paid') ? 'paid' : outcome, which);
  const change = (to: Parameters<typeof changePayment>[2]) => changePayment(tx, payment.id, { pay_url: null, ...to });
  const owe = (cause: 'paid twice' | 'late payment') =>
    insertRefund(tx, { orderId, cause, method, amount, actor: 'system', at, card: { provider, ref } });
  const note = (back: typeof returned | 'all', reason?: string) =>
    noteProviderRefunds(tx, { orderId, provider, ref }, back, at, reason);
  const record = (kind: 'paid' | 'moved') => recordEvent(tx, order, kind, at);

  switch (effect) {
    case 'none':
      return false;
    case 'pays twice':
      await owe('paid twice');
      return true;
    case 'pays':
    case 'pays late':
      await change({ state: 'paid', paid_at: at, provider, provider_ref: ref });
      if (effect === 'pays late') await owe('late payment');
      await record('paid');
      if (partly) await note(returned);
      // what is on its way back is nothing to have a receipt for
      if (effect === 'pays') await mailReceipt(tx, { id: orderId, userId: order.user_id }, at);
      if (effect === 'pays' && order.status === 'pending') await tellStaff(tx, orderId, at);
      return effect === 'pays late';
    case 'fails':
      await change({ state: 'failed' });
      await record('moved');
      return false;
    case 'expires':
      await change({ state: 'expired' });
      await cancelOrder(context, tx, order, MESSAGES.notPaidInTime, at);
      return false;
    case 'gives back some':
      await note(returned);
      await record('paid');
      return false;
    case 'gives back':
      // what was never known to be paid does not become income by being given back
      if (payment.paid_at) await note('all', REASONS[outcome]);
      await change({ state: 'refunded', refunded_at: at });
      await record('paid');
      await cancelOrder(context, tx, order, REASONS[outcome] ?? GIVEN_BACK, at);
      return false;
  }
}

const GIVEN_BACK = 'Given back by the payment provider';
const REASONS: Partial<Record<CardStatus['outcome'], string>> = {
  'charged back': 'Charged back by the bank it was paid from',
};
