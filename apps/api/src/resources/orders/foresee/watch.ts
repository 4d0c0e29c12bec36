import type { Clock } from '../../../platform/clock';
import type { Db } from '../../../platform/db/tx';
import type { Logger } from '../../../platform/logging/logger';
import { outsideRequests } from '../../../platform/logging/request-log';
import { orderNumber } from '@seduh/domain';
import type { Foreseen } from '@seduh/domain/forecast';
import type { OrderEvents } from '../events/hub';
import { readBoard } from './repository';
import { foresee } from './service';

/** What happens together is looked at once; and though nothing happens, time passes. */
const GATHER_MS = 1_500;
const LOOK_MS = 30_000;

/**
 * Tells the streams of customers whose order's time has moved, as the events of others move it. One look at the board
 * serves all streams of this process, and there is none while no customer follows.
 */
export function createForecastWatch({ db, clock, events, logger }: WatchParts) {
  const followers = new Map<string, number>();
  const told = new Map<string, string>();
  let gathering: NodeJS.Timeout | undefined;
  let looking: NodeJS.Timeout | undefined;
  let leave: Promise<() => void> | undefined;

  async function look(): Promise<void> {
    const now = clock.now();
    const board = await readBoard(db, now);
    const open = new Set(board.orders.map(({ id }) => id));
    for (const id of told.keys()) if (!open.has(id)) told.delete(id);
    for (const order of board.orders) {
      if (order.user_id === null || !followers.has(order.user_id)) continue;
      const seen = asSeen(foresee(board, order, now));
      const before = told.get(order.id);
      told.set(order.id, seen);
      if (before === undefined || before === seen) continue;
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
    /** A customer follows their orders; returns what ends that. */
    follow(userId: string): () => void {
      followers.set(userId, (followers.get(userId) ?? 0) + 1);
      if (!events.closing.aborted) {
        outsideRequests(() => {
          leave ??= events.subscribe(({ id }) => id !== null && lookSoon());
          looking ??= setInterval(lookSoon, LOOK_MS).unref();
          lookSoon();
        });
      }
      return () => {
        const left = (followers.get(userId) ?? 1) - 1;
        if (left > 0) followers.set(userId, left);
        else followers.delete(userId);
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
