import { isForeseen, minutesLate } from '@seduh/domain';
import { withTx } from '../../../platform/db/tx';
import { tellOfLateness } from '../../notices/queue';
import type { OrderContext } from '../context';
import { readBoard } from '../foresee/repository';
import { foreseer } from '../foresee/service';
import { findLateCandidate, findLateCandidates, markLate, type LateCandidate } from './repository';

/** More than a shop has late at a time; the next sweep goes on. */
const AT_ONCE = 200;

/**
 * Tells customers once that their order is late, by the rule that the board's mark goes by, or, before that, that it is
 * going to be, by its forecast.
 */
export async function noteLate(context: OrderContext): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const board = await readBoard(db, now);
  const foresee = foreseer(board, now);
  for (const order of board.orders) {
    if (order.is_noted) continue;
    const foreseen = foresee(order);
    if (foreseen?.isLate) await note(context, order.id, foreseen.to);
  }
  for (const order of await findLateCandidates(db, now, AT_ONCE)) {
    if (isLate(order, now)) await note(context, order.id, null);
  }
}

/** @param foreseenAt when it is expected instead; null: its time is over, and nobody knows */
const note = ({ db, clock, guards }: OrderContext, id: string, foreseenAt: Date | null): Promise<void> =>
  withTx(db, async (tx) => {
    const now = clock.now();
    // it may have been handed over, or be ready, while we looked
    await guards.lockOrder(tx, id);
    const order = await findLateCandidate(tx, id);
    if (!order) return;
    if (!(foreseenAt === null ? isLate(order, now) : isForeseen(order.status, order.delivery_id))) return;
    if (await markLate(tx, id, now, foreseenAt)) await tellOfLateness(tx, order, now);
  });

function isLate(order: LateCandidate, now: Date): boolean {
  const { status, delivery_id, placed_at, ready_at, scheduled, method, state, paid_at } = order;
  const promised = {
    status_name: status,
    delivery_id,
    scheduled,
    payment_id: method,
    created_at: placed_at.toISOString(),
    ready_at: ready_at.toISOString(),
    payment: { state, paid_at: paid_at?.toISOString() ?? null },
  };
  return minutesLate(promised, now.getTime()) > 0;
}
