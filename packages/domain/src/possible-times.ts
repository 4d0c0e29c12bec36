import type { DeliveryId, Shop } from '@seduh/contract';
import { DELIVERY, LIMITS } from '@seduh/contract/constants';
import { inDeliveryWindow, spansAround, type ShopHours } from './hours';
import { type Pausable, pauseOf } from './pauses';
import { businessDay } from './zoned-clock';

/** What the timing of an order depends on. */
export type ShopTimes = ShopHours & Pausable & Pick<Shop, 'lead_minutes' | 'ride_minutes'>;

/** A quarter of an hour that is on offer. */
interface OfferedTime {
  at: Date;
  /** It has no room for this order. */
  isFull: boolean;
}

/**
 * From when up to when an order for now is ready, as an answer says it. Undefined where any of its lines cannot be had as
 * asked: it would take no time, and what is said would be a promise of nothing.
 */
export const timesRange = (lines: readonly { problem: unknown }[], { from, to }: { from: Date; to: Date }) =>
  lines.length > 0 && lines.every(({ problem }) => !problem)
    ? { from: from.toISOString(), to: to.toISOString() }
    : undefined;

/** A day of the shop with what is on offer on it, in order; some of it may be full. */
export interface OfferedDay {
  /** YYYY-MM-DD in the shop's zone. */
  date: string;
  times: OfferedTime[];
}

/** A day of the shop on which something can be had, and the instants in order. */
export interface PossibleDay {
  /** YYYY-MM-DD in the shop's zone. */
  date: string;
  times: Date[];
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Every zone's clock shows a quarter of an hour when UTC does. */
const QUARTER_MS = 15 * MINUTE_MS;

/** What the work on the board makes of times: left out where nobody has worked it out. */
export interface Ahead {
  /** When an order for now is ready. */
  earliest: Date;
  /** Whether a chosen time has room for it. @param opensAt when the shop opens on that day */
  hasRoom: (at: Date, opensAt: Date) => boolean;
}

/** Minutes from the kitchen's start to the customer's hands. */
export const minutesNeeded = ({ lead_minutes, ride_minutes }: ShopTimes, deliveryId: DeliveryId): number =>
  lead_minutes + (deliveryId === DELIVERY.doorDelivery ? ride_minutes : 0);

/**
 * Every quarter of an hour an order can be set for, in order: while the shop is open, once the kitchen (and the rider) had
 * their time, not before an opening, or the end of a pause, has been used to make it, and for a door inside the delivery
 * window; with those that are full. Worked out one by one: who wants the first does not wait for ten days of them.
 * @param after only what is later than this
 */
function* offeredInstants(
  shop: ShopTimes,
  deliveryId: DeliveryId,
  now: Date,
  ahead?: Ahead,
  after = now,
): Generator<OfferedTime> {
  const needed = minutesNeeded(shop, deliveryId) * MINUTE_MS;
  const latest = now.getTime() + LIMITS.orderAheadDays * DAY_MS;
  const pause = pauseOf(shop, deliveryId, now);
  const begin = pause ? Date.parse(pause.until) : now.getTime();
  for (const { start, end } of spansAround(shop, now, LIMITS.orderAheadDays)) {
    const begun = Math.max(begin, start.getTime()) + needed;
    // while it is paused, or not open yet, the board goes on: what was ahead is made by then
    const first = ahead ? Math.max(ahead.earliest.getTime(), pause || start > now ? begun : 0) : begun;
    const from = Math.max(Math.ceil(first / QUARTER_MS), Math.floor(after.getTime() / QUARTER_MS) + 1) * QUARTER_MS;
    for (let ms = from; ms < end.getTime() && ms <= latest; ms += QUARTER_MS) {
      const at = new Date(ms);
      if (deliveryId === DELIVERY.doorDelivery && !inDeliveryWindow(shop, at)) continue;
      yield { at, isFull: ahead !== undefined && !ahead.hasRoom(at, start) };
    }
  }
}

type Asked = [shop: ShopTimes, deliveryId: DeliveryId, now: Date, ahead?: Ahead];

/** What is on offer, by the shop's days, with the times that are full. */
export function offeredTimes(...asked: Asked): OfferedDay[] {
  const [{ time_zone }] = asked;
  const days: OfferedDay[] = [];
  for (const time of offeredInstants(...asked)) {
    const date = businessDay(time_zone, time.at);
    const day = days.at(-1);
    if (day?.date === date) day.times.push(time);
    else days.push({ date, times: [time] });
  }
  return days;
}

/** What can be had, by the shop's days. */
export function possibleTimes(...asked: Asked): PossibleDay[] {
  const days = offeredTimes(...asked).map(({ date, times }) => ({
    date,
    times: times.filter(({ isFull }) => !isFull).map(({ at }) => at),
  }));
  return days.filter(({ times }) => times.length > 0);
}

/**
 * The times that would be possible, were there room for what is asked for; as an answer to a picker.
 * @param untilFree only those before the first with room: what comes later is not worked out
 */
export function fullTimes(shop: ShopTimes, deliveryId: DeliveryId, now: Date, ahead: Ahead, untilFree = false): Date[] {
  const full: Date[] = [];
  for (const { at, isFull } of offeredInstants(shop, deliveryId, now, ahead)) {
    if (isFull) full.push(at);
    else if (untilFree) break;
  }
  return full;
}

/** The first quarter of an hour an order can be set for; null where there is none within the days one may order ahead. */
export function firstPossibleTime(...asked: Parameters<typeof offeredInstants>): Date | null {
  for (const { at, isFull } of offeredInstants(...asked)) if (!isFull) return at;
  return null;
}
