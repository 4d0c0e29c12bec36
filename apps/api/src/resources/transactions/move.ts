import type { Order, OrderMoveBody } from '@seduh/contract';
import type { Viewer } from '../../deps';
import { withTx, type Tx } from '../../db/tx';
import { isFinal, isHandedOver, legalMoves, orderNumber } from '../../domain/orders';
import { HttpError, notFound } from '../../http/errors';
import { isId } from '../../http/ids';
import type { OrderContext } from './context';
import {
  cancelPayment,
  findMovable,
  insertEvent,
  insertMove,
  raiseSold,
  releasePromoUse,
  returnStock,
  settlePayment,
} from './move-repository';
import { readOrder } from './read';

/**
 * Moves an order on, or cancels it, with everything that follows from it in one transaction: a cancelled order gives
 * its stock and promo use back, one handed over counts as sold and its cash as paid.
 *
 * Throws 404 for an order that is not the viewer's to see and 409 ILLEGAL_MOVE for a move that is not open to them (any
 * more).
 */
export async function moveOrder(
  context: OrderContext,
  viewer: Viewer,
  id: string,
  body: OrderMoveBody,
): Promise<Order> {
  if (!isId(id)) throw notFound('Order');
  const order = await withTx(context.db, (tx) => attempt(context, tx, viewer, id, body));
  context.wake();
  return order;
}

async function attempt(
  { clock, guards }: OrderContext,
  tx: Tx,
  viewer: Viewer,
  id: string,
  { status_name: to, reason }: OrderMoveBody,
): Promise<Order> {
  const order = await findMovable(tx, id);
  if (!order || (viewer.role !== 'Admin' && order.user_id !== viewer.userId)) throw notFound('Order');
  const { status: from, delivery_id: deliveryId } = order;
  const actor = viewer.role === 'Admin' ? 'staff' : 'customer';
  const at = clock.now();
  const closedAt = isFinal(to) ? at : null;
  const legal = legalMoves({ status: from, deliveryId }, actor).includes(to);
  if (!legal || !(await guards.moveOrder(tx, { orderId: id, from, to, closedAt }))) throw illegal(from, to);

  await insertMove(tx, { orderId: id, from, to, actorId: viewer.userId, actor, reason: reason || null, at });
  if (to === 'cancelled') {
    await returnStock(tx, id);
    await releasePromoUse(tx, id, at);
    await cancelPayment(tx, id);
  } else if (isHandedOver(to)) {
    await raiseSold(tx, id);
    await settlePayment(tx, id, at);
  }
  const number = orderNumber(order.number);
  await insertEvent(tx, order.user_id, { order_id: id, number, status_name: to, kind: 'moved', at });
  return readOrder(tx, viewer, id);
}

function illegal(from: string, to: string): HttpError {
  const msg = from === to ? `This order is ${to} already` : `This order is ${from} and cannot become ${to}`;
  return new HttpError(409, 'ILLEGAL_MOVE', msg);
}
