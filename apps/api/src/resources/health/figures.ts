import { ORDER_STATUSES, UNDELIVERED_WAYS } from '@seduh/contract/constants';
import { promisedAt } from '@seduh/domain';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db/tx';
import type { ShopFigures } from '../../platform/observe/figures';
import { countUndelivered } from '../undelivered/service';
import {
  countOpen,
  countPlaced,
  countQueues,
  listKept,
  sumOwed,
  type KeptOrder,
  type QueueRow,
  type StatusCount,
} from './figures-repository';

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;

/** What the books say of the shop now, for whoever watches it. One after the other: nobody waits for it. */
export async function readShopFigures(db: Db, clock: Clock): Promise<ShopFigures> {
  const now = clock.now();
  const since = new Date(now.getTime() - DAY_MS);
  return {
    open: byStatus(await countOpen(db)),
    day: byStatus(await countPlaced(db, since)),
    promises: judge(await listKept(db, since)),
    owed: await sumOwed(db),
    queues: byQueue(await countQueues(db), now),
    undelivered: byWay(await countUndelivered(db, now)),
  };
}

/** All statuses, those too that no order is in: a series that comes and goes is no zero. */
function byStatus(rows: readonly StatusCount[]): ShopFigures['open'] {
  const counts = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(ORDER_STATUSES.map((status) => [status, counts[status] ?? 0])) as ShopFigures['open'];
}

function byWay(rows: readonly { way: string; count: number }[]): ShopFigures['undelivered'] {
  const counts = Object.fromEntries(rows.map(({ way, count }) => [way, count]));
  return Object.fromEntries(UNDELIVERED_WAYS.map((way) => [way, counts[way] ?? 0])) as ShopFigures['undelivered'];
}

function byQueue(rows: readonly QueueRow[], now: Date): ShopFigures['queues'] {
  const entries = rows.map(({ queue, waiting, since }) => {
    const oldestS = since ? Math.max(0, (now.getTime() - since.getTime()) / 1_000) : 0;
    return [queue, { waiting, oldestS }] as const;
  });
  return Object.fromEntries(entries) as ShopFigures['queues'];
}

/** A promise is a minute: whatever was there before it is over has kept it, as on the board. */
function judge(orders: readonly KeptOrder[]): ShopFigures['promises'] {
  const late = orders.filter((order) => isLate(order)).length;
  return { kept: orders.length - late, late };
}

function isLate({ placed_at, ready_at, scheduled, method, state, paid_at, there_at }: KeptOrder): boolean {
  const promised = promisedAt({
    created_at: placed_at.toISOString(),
    ready_at: ready_at.toISOString(),
    scheduled,
    payment_id: method,
    payment: { state, paid_at: paid_at?.toISOString() ?? null },
  });
  return there_at.getTime() - promised >= MINUTE_MS;
}
