import type { Order } from '@seduh/contract';
import { mayComeLate, whyNotConfirmable } from '@seduh/domain';
import type { Viewer } from '../../../platform/http/viewer';
import { withTx, type Tx } from '../../../platform/db/tx';
import { HttpError, notFound } from '../../../platform/http/errors';
import { isId } from '../../../platform/http/ids';
import type { OrderContext } from '../context';
import { expireIfOverdue } from './expire';
import { bookAndOwe, CannotReopen, reopen } from './late-transfer';
import { recordEvent } from '../events/repository';
import { changePayment, readPayment } from './repository';
import { readOrder } from '../read/service';
import { mailReceipt } from './receipt-mail';

/**
 * Staff say that a transfer or the cash is there. A transfer for an order that has expired takes the order up again if
 * all of it can still be had; if not, or where somebody cancelled the order, the money is booked and owed back.
 *
 * Throws 404 for no order and 409 PAYMENT_STATE where nothing of that kind is awaited (any more).
 */
export async function confirmPayment(context: OrderContext, viewer: Viewer, id: string): Promise<Order> {
  if (!isId(id)) throw notFound('Order');
  await expireIfOverdue(context, id);
  const book = (late: 'reopen' | 'owe') => withTx(context.db, (tx) => confirm(context, tx, viewer, id, late));
  const confirmed = await book('reopen').catch((error: unknown) => {
    if (error instanceof CannotReopen) return book('owe');
    throw error;
  });
  context.wake();
  return confirmed;
}

async function confirm(
  context: OrderContext,
  tx: Tx,
  viewer: Viewer,
  id: string,
  late: 'reopen' | 'owe',
): Promise<Order> {
  const order = await context.guards.lockOrder(tx, id);
  if (!order) throw notFound('Order');
  const payment = await readPayment(tx, id);
  const at = context.clock.now();
  let { status } = order;
  const paid = () => changePayment(tx, payment.id, { state: 'paid', paid_at: at, confirmed_by: viewer.userId });
  if (mayComeLate(order.status, payment.method, payment.state)) {
    // who cancelled it does not want it any more
    if (late === 'reopen' && payment.state === 'expired') {
      await reopen(context, tx, viewer, order, at);
      await paid();
      status = 'pending';
    } else await bookAndOwe(tx, viewer, payment, order.status, at);
  } else {
    const refusal = whyNotConfirmable(payment.method, payment.state);
    if (refusal) throw new HttpError(409, 'PAYMENT_STATE', refusal);
    await paid();
  }
  await recordEvent(tx, { ...order, status }, 'paid', at);
  // what is on its way back is nothing to have a receipt for
  if (status !== 'cancelled') await mailReceipt(tx, { id, userId: order.user_id }, at);
  return readOrder(tx, viewer, id);
}
