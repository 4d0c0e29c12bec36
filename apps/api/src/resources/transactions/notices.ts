import { withTx, type Tx } from '../../db/tx';
import { orderNumber, effectOf } from '@seduh/domain';
import { invalid, notFound } from '../../http/errors';
import type { CardNotice } from '../../payments/provider';
import { callOff } from './call-off';
import type { OrderContext } from './context';
import { NOT_PAID_IN_TIME } from './expire';
import { insertEvent } from './move-repository';
import { changePayment, findAttempt, insertNotice, noteRefund, oweRefund, readPayment } from './payment-repository';
import { mailReceipt } from './receipt-mail';
import { giveBack } from './refunds';

/**
 * Takes a provider's notice whose signature was checked. Repeated, late and in any order it is the same: one table says
 * what it changes, under the order's lock.
 *
 * Throws 404 for an attempt that was never made and 400 for another amount than the order's.
 */
export async function takeNotice(context: OrderContext, provider: string, notice: CardNotice): Promise<void> {
  const attempt = await findAttempt(context.db, provider, notice.ref);
  if (!attempt) throw notFound('Payment');
  if (notice.amount !== attempt.amount) throw invalid({ amount: 'This is not what the order costs' });
  const owed = await withTx(context.db, (tx) => apply(context, tx, attempt, notice));
  context.wake();
  if (owed) await giveBack(context, attempt.order_id);
}

/** @returns whether money came that is owed back */
async function apply(
  context: OrderContext,
  tx: Tx,
  { provider, ref, order_id }: { provider: string; ref: string; order_id: string },
  { outcome, event }: CardNotice,
): Promise<boolean> {
  const order = await context.guards.lockOrder(tx, order_id);
  const at = context.clock.now();
  if (!order || !(await insertNotice(tx, { provider, ref, event, received_at: at }))) return false;
  const payment = await readPayment(tx, order_id);
  const effect = effectOf(payment.state, outcome, payment.provider_ref === ref ? 'current' : 'earlier');
  const change = (to: Parameters<typeof changePayment>[2]) => changePayment(tx, payment.id, { pay_url: null, ...to });
  const tell = (kind: 'paid' | 'moved') =>
    insertEvent(tx, order.user_id, {
      order_id,
      number: orderNumber(order.number),
      status_name: order.status,
      kind,
      at,
    });

  switch (effect) {
    case 'none':
      return false;
    case 'pays twice':
      await oweRefund(tx, { provider, ref }, at);
      return true;
    case 'pays':
    case 'pays late':
      await change({ state: 'paid', paid_at: at, provider, provider_ref: ref });
      if (effect === 'pays late') await oweRefund(tx, { provider, ref }, at);
      await tell('paid');
      // what is on its way back is nothing to have a receipt for
      if (effect === 'pays') await mailReceipt(tx, { id: order_id, userId: order.user_id }, at);
      return effect === 'pays late';
    case 'fails':
      await change({ state: 'failed' });
      await tell('moved');
      return false;
    case 'expires':
      await change({ state: 'expired' });
      await callOff(context, tx, order, NOT_PAID_IN_TIME, at);
      return false;
    case 'gives back':
      // what nobody told us had been paid does not become income by being given back
      await change({ state: 'refunded', refunded_at: at });
      await noteRefund(tx, { provider, ref }, at);
      await tell('paid');
      await callOff(context, tx, order, 'Given back by the payment provider', at);
      return false;
  }
}
