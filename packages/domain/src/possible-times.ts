import type { DeliveryId, Shop } from '@seduh/contract';
import { DELIVERY, LIMITS } from '@seduh/contract/constants';
import { inDeliveryWindow, spansAround, type ShopHours } from './hours';
import { businessDay } from './zoned-clock';

/** What the timing of an order depends on. */
export type ShopTimes = ShopHours & Pick<Shop, 'lead_minutes' | 'ride_minutes'>;

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

/** Minutes from the kitchen's start to the customer's hands. */
export const minutesNeeded = ({ lead_minutes, ride_minutes }: ShopTimes, deliveryId: DeliveryId): number =>
  lead_minutes + (deliveryId === DELIVERY.doorDelivery ? ride_minutes : 0);

/**
 * Every quarter of an hour an order can be set for, by day: while the shop is open, once the kitchen (and the rider) had
 * their time, not before an opening has been used to make it, for a door inside the delivery window.
 */
export function possibleTimes(shop: ShopTimes, deliveryId: DeliveryId, now: Date): PossibleDay[] {
  const needed = minutesNeeded(shop, deliveryId) * MINUTE_MS;
  const latest = now.getTime() + LIMITS.orderAheadDays * DAY_MS;
  const days: PossibleDay[] = [];
  for (const { start, end } of spansAround(shop, now, LIMITS.orderAheadDays)) {
    const first = Math.max(now.getTime(), start.getTime()) + needed;
    for (let ms = Math.ceil(first / QUARTER_MS) * QUARTER_MS; ms < end.getTime() && ms <= latest; ms += QUARTER_MS) {
      const at = new Date(ms);
      if (deliveryId === DELIVERY.doorDelivery && !inDeliveryWindow(shop, at)) continue;
      const date = businessDay(shop.time_zone, at);
      const day = days.at(-1);
      if (day?.date === date) day.times.push(at);
      else days.push({ date, times: [at] });
    }
  }
  return days;
}

/** The first quarter of an hour an order can be set for; null where there is none within the days one may order ahead. */
export const firstPossibleTime = (shop: ShopTimes, deliveryId: DeliveryId, now: Date): Date | null =>
  possibleTimes(shop, deliveryId, now)[0]?.times[0] ?? null;
