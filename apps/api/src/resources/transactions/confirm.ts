import type { Order } from '@seduh/contract';
import { PAYMENT } from '@seduh/contract/constants';
import { orderNumber } from '@seduh/domain';
import type { Viewer } from '../../deps';
import { withTx } from '../../db/tx';
import { HttpError, notFound } from '../../http/errors';
import { isId } from '../../http/ids';
import type { OrderContext } from './context';
import { expireIfOverdue } from './expire';
import { insertEvent } from './move-repository';
import { changePayment, readPayment, type PaymentRow } from './payment-repository';
import { readOrder } from './read';
import { mailReceipt } from './receipt-mail';

/**
 * Staff say that a transfer or the cash is there. Throws 404 for no order and 409 PAYMENT_STATE where nothing of that
 * kind is awaited (any more).
 */
export async function confirmPayment(context: OrderContext, viewer: Viewer, id: string): Promise<Order> {
  if (!isId(id)) throw notFound('Order');
  await expireIfOverdue(context, id);
  const confirmed = await withTx(context.db, async (tx) => {
    const order = await context.guards.lockOrder(tx, id);
    if (!order) throw notFound('Order');
    const payment = await readPayment(tx, id);
    const refusal = refusalOf(payment);
    if (refusal) throw new HttpError(409, 'PAYMENT_STATE', refusal);
    const at = context.clock.now();
    await changePayment(tx, payment.id, { state: 'paid', paid_at: at, confirmed_by: viewer.userId });
    const { user_id, number, status: status_name } = order;
    await insertEvent(tx, user_id, { order_id: id, number: orderNumber(number), status_name, kind: 'paid', at });
    await mailReceipt(tx, { id, userId: user_id }, at);
    return readOrder(tx, viewer, id);
  });
  context.wake();
  return confirmed;
}

function refusalOf({ method, state }: PaymentRow): string | null {
  if (method === PAYMENT.card) return 'Card payments are confirmed by their provider';
  const awaited = method === PAYMENT.cashOnDelivery ? 'confirmed' : 'awaiting';
  return state === awaited ? null : `This payment is ${state} already`;
}
