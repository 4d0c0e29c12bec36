import type { Clock } from '../../../platform/clock';
import type { Db } from '../../../platform/db/tx';
import type { Logger } from '../../../platform/logging/logger';
import { outsideRequests } from '../../../platform/logging/request-log';
import { orderNumber } from '@seduh/domain';
import type { Foreseen } from '@seduh/domain/forecast';
import type { OrderEvents } from '../events/hub';
import { readBoard } from './repository';
import { foreseer } from './service';

/** What happens together is looked at once; and though nothing happens, time passes. */
const GATHER_MS = 1_500;
const LOOK_MS = 30_000;

/** Whoever of the staff follows: they are told the same. */
const STAFF = 'staff';

/**
 * Tells the streams of customers whose order's time has moved, as the events of others move it, and those of staff which
 * order is going to be late. One look at the board serves all streams of this process, and there is none while nobody
 * follows.
 */
export function createForecastWatch({ db, clock, events, logger }: WatchParts) {
  const followers = new Map<string, number>();
  /** By order, what was told of it to its customer, and to staff. */
  const told = new Map<string, Partial<Record<'customer' | 'staff', string>>>();
  let gathering: NodeJS.Timeout | undefined;
  let looking: NodeJS.Timeout | undefined;
  let leave: Promise<() => void> | undefined;

  async function look(): Promise<void> {
    const now = clock.now();
    const board = await readBoard(db, now);
    const open = new Set(board.orders.map(({ id }) => id));
    for (const id of told.keys()) if (!open.has(id)) told.delete(id);
    const foresee = foreseer(board, now);
    for (const order of board.orders) {
      const foreseen = foresee(order);
      const before = told.get(order.id) ?? {};
      const seen = {
        ...before,
        ...(order.user_id !== null && followers.has(order.user_id) && { customer: asSeen(foreseen) }),
        // staff load their whole list: only for what stands there
        ...(followers.has(STAFF) && { staff: foreseen?.isLate ? asSeen(foreseen) : '' }),
      };
      told.set(order.id, seen);
      const hasMoved = (of: 'customer' | 'staff') => before[of] !== undefined && before[of] !== seen[of];
      if (!hasMoved('customer') && !hasMoved('staff')) continue;
      events.announce(order.user_id, {
        order_id: order.id,
        number: orderNumber(order.number),
        status_name: order.status_name,
        kind: 'foreseen',
        at: now.toISOString(),
      });
    }
  }

  const lookSoon = () => {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      look().catch((error: unknown) => logger.warn({ err: error }, 'forecasts were not looked at, trying again'));
    }, GATHER_MS).unref();
  };

  const stop = () => {
    clearTimeout(gathering);
    clearInterval(looking);
    gathering = undefined;
    looking = undefined;
    told.clear();
    void leave?.then((off) => off()).catch(() => undefined);
    leave = undefined;
  };
  events.closing.addEventListener('abort', stop, { once: true });

  return {
    /** A customer follows their orders, or one of the staff, null, all; returns what ends that. */
    follow(userId: string | null): () => void {
      const who = userId ?? STAFF;
      followers.set(who, (followers.get(who) ?? 0) + 1);
      if (!events.closing.aborted) {
        outsideRequests(() => {
          leave ??= events.subscribe(({ id }) => id !== null && lookSoon());
          looking ??= setInterval(lookSoon, LOOK_MS).unref();
          lookSoon();
        });
      }
      return () => {
        const left = (followers.get(who) ?? 1) - 1;
        if (left > 0) followers.set(who, left);
        else followers.delete(who);
        if (followers.size === 0) stop();
      };
    },
  };
}

interface WatchParts {
  db: Db;
  clock: Clock;
  events: OrderEvents;
  logger: Logger;
}

/** A forecast as a page shows it: to the minute. */
const asSeen = (foreseen: Foreseen | null): string =>
  foreseen === null
    ? ''
    : [minuteOf(foreseen.from), minuteOf(foreseen.to), foreseen.isLate, foreseen.reason ?? ''].join(' ');

const minuteOf = (at: Date): number => Math.floor(at.getTime() / 60_000);
