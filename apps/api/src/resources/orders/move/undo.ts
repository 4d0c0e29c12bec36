import type { Order, OrderStatus } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import { isHandedOver } from '@seduh/domain';
import type { Viewer } from '../../../platform/http/viewer';
import { withTx } from '../../../platform/db/tx';
import { forbidden, HttpError, notFound } from '../../../platform/http/errors';
import type { OrderContext } from '../context';
import { recordEvent } from '../events/repository';
import { countSold, findLastMove, markUndone, showInHistory, unsettlePayment } from './repository';
import { readOrder } from '../read/service';
import { takeReceiptBack } from '../pay/receipt-mail';
import { listRefunds } from '../pay/refunds-repository';

/**
 * Takes the last move of an order back, as if it had not been made: what it counted as sold or paid no longer is, and
 * the timeline forgets it. Cancelling cannot be taken back, since what it gave back may be gone; nor can it be done this way
 * to an order that was taken up again, which holds money and goods.
 *
 * Throws 403 for customers, 404 for no order, and 409 ILLEGAL_MOVE where the last move is older than
 * `LIMITS.undoSeconds`, not one of staff, or did not start at `to`.
 */
export async function undoMove(context: OrderContext, viewer: Viewer, id: string, to: OrderStatus): Promise<Order> {
  if (viewer.role !== 'Admin') throw forbidden();
  const { db, clock, guards } = context;
  const undone = await withTx(db, async (tx) => {
    const order = await guards.lockOrder(tx, id);
    if (!order) throw notFound('Order');
    const move = await findLastMove(tx, id);
    const at = clock.now();
    const fresh = move && at.getTime() - move.moved_at.getTime() <= LIMITS.undoSeconds * 1_000;
    const mine = fresh && move.actor === 'staff' && move.from_status === to && move.to_status === order.status;
    if (!mine || move.to_status === 'cancelled' || move.from_status === 'cancelled') throw tooLate();
    // money that went back went back for an order that was over
    if ((await listRefunds(tx, id)).length > 0) throw tooLate();
    const { status: from } = order;
    if (!(await guards.moveOrder(tx, { orderId: id, from, to, closedAt: null }))) throw tooLate();
    await markUndone(tx, move.id, at);
    if (isHandedOver(from)) {
      await countSold(tx, id, -1);
      if (await unsettlePayment(tx, id, move.moved_at)) await takeReceiptBack(tx, id);
      await showInHistory(tx, id);
    }
    await recordEvent(tx, { ...order, status: to }, 'moved', at);
    return readOrder(tx, viewer, id);
  });
  context.wake();
  return undone;
}

const tooLate = (): HttpError => new HttpError(409, 'ILLEGAL_MOVE', 'Too late to undo');
