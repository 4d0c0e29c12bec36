import type { Order, OrderMoveBody, OrderStatus } from '@seduh/contract';
import { CLOSE_MESSAGES, LIMITS, MESSAGES } from '@seduh/contract/constants';
import { illegalMoveText, isFinal, isHandedOver, legalMoves, needsReason } from '@seduh/domain';
import { statusAfterUndo } from '@seduh/domain/cups';
import type { Fact } from '@seduh/domain/audit';
import { recordChange } from '../../../platform/db/audit';
import { isDayClosed } from '../../../platform/db/closing';
import type { Tx } from '../../../platform/db/tx';
import { orderMoved } from '../../../platform/observe/signals';
import { forbidden, HttpError, invalid, notFound } from '../../../platform/http/errors';
import type { Viewer } from '../../../platform/http/viewer';
import { settlePoints } from '../../points/service';
import { actOn, actorOf, lockedOrder, withEvents, type OrderContext } from '../context';
import { recordEvent } from '../events/repository';
import { recordMove, returnGoods } from '../moves';
import { countSold } from '../moves-repository';
import { findPouredLines, piecesFact, undoPourOf } from '../pours-repository';
import { mailReceipt, takeReceiptBack } from '../pay/receipt-mail';
import { readMoneyFacts } from '../pay/money-facts';
import { endPayment, giveBack } from '../pay/refunds';
import { listRefunds } from '../pay/refunds-repository';
import { readPayment } from '../pay/repository';
import { readOrder } from '../read/service';
import { moveBack, tooLateToUndo } from './back';
import { findLastMove, findMovable, settlePayment, showInHistory, unsettlePayment } from './repository';

/**
 * Moves an order on, or cancels it, with everything that follows from it (goods, promo use, money) in one transaction.
 * Throws 404 for an order that is not the viewer's to see, 409 ILLEGAL_MOVE for a move that is not open to them (any
 * more), 400 where what is out for delivery is brought back without a reason.
 */
export async function moveOrder(
  context: OrderContext,
  viewer: Viewer,
  id: string,
  body: OrderMoveBody,
): Promise<Order> {
  const order = await withEvents(context, (tx) => moveInTransaction(context, tx, viewer, id, body));
  orderMoved.tell({ to: body.status_name });
  // after the commit, as the provider may take its time; what it does not do now is tried again later
  if (order.status_name !== 'cancelled' || order.payment.state !== 'paid') return order;
  await giveBack(context, id);
  return readOrder(context.db, viewer, id, context.clock.now());
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
  const by = actorOf(viewer);
  const at = clock.now();
  const closedAt = isFinal(to) ? at : null;
  const legal = legalMoves({ status: from, deliveryId, payment }, by.actor).includes(to);
  if (legal && needsReason(from, to) && !reason) throw invalid({ reason: MESSAGES.comesBackReason });
  if (!legal || !(await guards.moveOrder(tx, { orderId: id, from, to, closedAt }))) throw illegal(from, to);

  let why = reason || null;
  const isStaff = by.actor === 'staff';
  const before: Fact[] = [{ field: 'status', value: from }];
  const after: Fact[] = [{ field: 'status', value: to }];
  if (to === 'cancelled') {
    if (isStaff) before.push(...(await readMoneyFacts(tx, id)));
    await returnGoods(tx, id, from, at);
    const money = await endPayment(tx, await readPayment(tx, id), by, from, at);
    if (isStaff) after.push(...(await readMoneyFacts(tx, id)));
    why = [why, money].filter(Boolean).join('. ') || null;
  } else if (isHandedOver(to)) {
    await countSold(tx, id, 1);
    if (await settlePayment(tx, id, at)) {
      await mailReceipt(tx, { id, userId: order.user_id }, at, 'undoable');
      before.push({ field: 'payment_state', value: 'confirmed' });
      after.push({ field: 'payment_state', value: 'paid' });
    }
  }
  await recordMove(tx, order, to, by, why, at);
  if (isStaff) await recordChange(tx, actOn(order, viewer, 'order.move', at), before, after);
  return readOrder(tx, viewer, id, at);
}

const illegal = (from: OrderStatus, to: OrderStatus): HttpError =>
  new HttpError(409, 'ILLEGAL_MOVE', illegalMoveText(from, to));

/** Cash of a day that is closed stays where it is: what goes back is booked on the next. */
function refuseClosed(error: unknown): never {
  throw isDayClosed(error) ? new HttpError(409, 'ILLEGAL_MOVE', CLOSE_MESSAGES.closedStays) : error;
}

/**
 * Takes the last move of an order back as if it had not been made, but no cancelling or reopening, which moved money. A
 * move that a piece brought goes with the piece and with what else that brought: of one cup, all of it.
 * Throws 403 for customers, 404 for no order, and 409 ILLEGAL_MOVE where the last move is older than
 * `LIMITS.undoSeconds`, not one of staff, did not start at `to`, or began what is partly made by now.
 */
export async function undoMove(context: OrderContext, viewer: Viewer, id: string, to: OrderStatus): Promise<Order> {
  if (viewer.role !== 'Admin') throw forbidden();
  return withEvents(context, async (tx) => {
    const order = await lockedOrder(context, tx, id);
    const move = await findLastMove(tx, id);
    const at = context.clock.now();
    const fresh = move && at.getTime() - move.moved_at.getTime() <= LIMITS.undoSeconds * 1_000;
    const mine = fresh && move.actor === 'staff' && move.from_status === to && move.to_status === order.status;
    if (!mine || move.to_status === 'cancelled' || move.from_status === 'cancelled') throw tooLateToUndo();
    // money that went back went back for an order that was over
    if ((await listRefunds(tx, id)).length > 0) throw tooLateToUndo();
    const { status: from } = order;
    const poured = await findPouredLines(tx, id);
    // a piece whose making moved the order is not made either, and brought nothing
    const pouredFrom = await undoPourOf(tx, id, move, at);
    const left = await findPouredLines(tx, id);
    const done = left.reduce((sum, line) => sum + line.done, 0);
    const back = statusAfterUndo(to, pouredFrom, done);
    if (back === null) throw tooLateToUndo();
    await moveBack(context, tx, order, { to: back, moments: [move.moved_at], at });
    const before: Fact[] = [...poured.map(piecesFact), { field: 'status', value: from }];
    const after: Fact[] = [...left.map(piecesFact), { field: 'status', value: back }];
    if (isHandedOver(from)) {
      await countSold(tx, id, -1);
      if (await unsettlePayment(tx, id, move.moved_at).catch(refuseClosed)) {
        await takeReceiptBack(tx, id);
        before.push({ field: 'payment_state', value: 'paid' });
        after.push({ field: 'payment_state', value: 'confirmed' });
      }
      await showInHistory(tx, id);
      await settlePoints(tx, id, at, false);
    }
    await recordEvent(tx, { ...order, status: back }, 'moved', at);
    await recordChange(tx, actOn(order, viewer, 'order.undo', at), before, after);
    return readOrder(tx, viewer, id, at);
  });
}
