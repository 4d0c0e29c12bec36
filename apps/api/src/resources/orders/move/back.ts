import type { OrderStatus } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import type { Tx } from '../../../platform/db/tx';
import { HttpError } from '../../../platform/http/errors';
import { untellOfMove } from '../../notices/queue';
import type { OrderContext } from '../context';
import type { OrderHead } from '../guards-repository';
import { findLastMove, markUndone } from './repository';

/** What is taken back: the moves of these moments, until the order stands at `to` again. */
interface MoveBack {
  to: OrderStatus;
  moments: readonly Date[];
  at: Date;
}

/**
 * Takes back the moves of some moments, the last one first, and what was to be told of them. Throws 409 ILLEGAL_MOVE where
 * the order has gone on since.
 */
export async function moveBack(
  { guards }: Pick<OrderContext, 'guards'>,
  tx: Tx,
  order: OrderHead,
  { to, moments, at }: MoveBack,
): Promise<void> {
  const times = new Set(moments.map((moment) => moment.getTime()));
  let { status } = order;
  while (status !== to) {
    const move = await findLastMove(tx, order.id);
    const isOfMoment = move?.to_status === status && times.has(move.moved_at.getTime());
    if (!isOfMoment || move.from_status === null) throw tooLateToUndo();
    const claim = { orderId: order.id, from: status, to: move.from_status, closedAt: null };
    if (!(await guards.moveOrder(tx, claim))) throw tooLateToUndo();
    await markUndone(tx, move.id, at);
    await untellOfMove(tx, order, status);
    status = move.from_status;
  }
}

/** What nobody can take back any more. */
export const tooLateToUndo = (): HttpError => new HttpError(409, 'ILLEGAL_MOVE', MESSAGES.undoTooLate);
