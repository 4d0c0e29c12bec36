import type { Order, OrderMoveBody, OrderStatus } from '@seduh/contract';
import { illegalMoveText, isFinal, isHandedOver, legalMoves, needsReason } from '@seduh/domain';
import type { Viewer } from '../../../platform/http/viewer';
import { withTx, type Tx } from '../../../platform/db/tx';
import { HttpError, invalid, notFound } from '../../../platform/http/errors';
import { isId } from '../../../platform/http/ids';
import type { OrderContext } from '../context';
import { endPayment, returnGoods } from './cancel';
import { expireIfOverdue } from '../pay/expire';
import { recordEvent } from '../events/repository';
import { countSold, findMovable, insertMove, settlePayment } from './repository';
import { readPayment } from '../pay/repository';
import { readOrder } from '../read/service';
import { mailReceipt } from '../pay/receipt-mail';
import { giveBack } from '../pay/give-back';
import { undoMove } from './undo';

/**
 * Moves an order on, or cancels it, with everything that follows from it in one transaction: a cancelled order gives
 * its stock, promo use and money back, one handed over counts as sold and its cash as paid. With `undo`, staff take their
 * last move back.
 *
 * Throws 404 for an order that is not the viewer's to see, 409 ILLEGAL_MOVE for a move that is not open to them (any
 * more), 400 where what is out for delivery is brought back without a reason.
 */
export async function moveOrder(
  context: OrderContext,
  viewer: Viewer,
  id: string,
  body: OrderMoveBody,
): Promise<Order> {
  if (!isId(id)) throw notFound('Order');
  if (body.undo) return undoMove(context, viewer, id, body.status_name);
  await expireIfOverdue(context, id);
  const order = await withTx(context.db, (tx) => moveInTransaction(context, tx, viewer, id, body));
  context.wake();
  // after the commit, as the provider may take its time; what it does not do now is tried again later
  if (order.status_name !== 'cancelled' || order.payment.state !== 'paid') return order;
  await giveBack(context, id);
  return readOrder(context.db, viewer, id);
}

async function moveInTransaction(
  { clock, guards }: OrderContext,
  tx: Tx,
  viewer: Viewer,
  id: string,
  { status_name: to, reason }: OrderMoveBody,
): Promise<Order> {
  const order = await findMovable(tx, id);
  if (!order || (viewer.role !== 'Admin' && order.user_id !== viewer.userId)) throw notFound('Order');
  const { status: from, delivery_id: deliveryId, payment } = order;
  const actor = viewer.role === 'Admin' ? 'staff' : 'customer';
  const at = clock.now();
  const closedAt = isFinal(to) ? at : null;
  const legal = legalMoves({ status: from, deliveryId, payment }, actor).includes(to);
  if (legal && needsReason(from, to) && !reason) throw invalid({ reason: 'Say why it comes back' });
  if (!legal || !(await guards.moveOrder(tx, { orderId: id, from, to, closedAt }))) throw illegal(from, to);

  let why = reason || null;
  if (to === 'cancelled') {
    await returnGoods(tx, id, from, at);
    const told = await endPayment(tx, await readPayment(tx, id), { actor, id: viewer.userId }, from, at);
    why = [why, told].filter(Boolean).join('. ') || null;
  } else if (isHandedOver(to)) {
    await countSold(tx, id, 1);
    if (await settlePayment(tx, id, at)) await mailReceipt(tx, { id, userId: order.user_id }, at, 'undoable');
  }
  await insertMove(tx, { orderId: id, from, to, actorId: viewer.userId, actor, reason: why, at });
  await recordEvent(tx, { ...order, status: to }, 'moved', at);
  return readOrder(tx, viewer, id);
}

const illegal = (from: OrderStatus, to: OrderStatus): HttpError =>
  new HttpError(409, 'ILLEGAL_MOVE', illegalMoveText(from, to));
