import { minutesLate } from '@seduh/domain';
import { withTx } from '../../../platform/db/tx';
import { tellOfLateness } from '../../notices/queue';
import type { OrderContext } from '../context';
import { findLateCandidate, findLateCandidates, markLate, type LateCandidate } from './repository';

/** More than a shop has late at a time; the next sweep goes on. */
const AT_ONCE = 200;

/** Tells customers once that their order is late, by the rule that the board's mark goes by. */
export async function noteLate({ db, clock, guards }: OrderContext): Promise<void> {
  const now = clock.now();
  for (const { id } of (await findLateCandidates(db, now, AT_ONCE)).filter((order) => isLate(order, now))) {
    await withTx(db, async (tx) => {
      // it may have been handed over while we looked
      await guards.lockOrder(tx, id);
      const order = await findLateCandidate(tx, id);
      if (order && isLate(order, now) && (await markLate(tx, id, now))) await tellOfLateness(tx, order, now);
    });
  }
}

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
