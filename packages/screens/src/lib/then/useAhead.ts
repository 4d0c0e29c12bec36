import { lineBody, putLine, useCart, useOrderTimes, type CartLine } from '@seduh/api-client';
import type { DeliveryId, OrderTimes } from '@seduh/contract';
import { type Ahead, firstPossibleTime, minutesNeeded, type ShopTimes } from '@seduh/domain';

interface AheadOfCart extends Ahead {
  /** When it would be ready as soon as it can be; undefined while nobody knows, or it cannot be had. */
  range: OrderTimes['range'] | undefined;
}

/**
 * What the shop's board makes of the times of the cart; undefined while that is not known. Where the shop cannot do it at
 * any time it is not asked.
 * @param adds what somebody is about to put into it
 * @param picks somebody picks a time: all that is full is asked for, else only what is before the first with room
 */
export function useAhead(
  shop: ShopTimes,
  deliveryId: DeliveryId,
  now: Date,
  adds?: CartLine | null,
  picks = false,
): AheadOfCart | undefined {
  const { lines } = useCart().cart;
  // how it is noted takes no time: a word more asks nothing
  const wanted = adds ? putLine(lines, { ...adds, note: '' }) : lines;
  const asks = wanted.length > 0 && firstPossibleTime(shop, deliveryId, now) !== null;
  const { data, isStale, error } = useOrderTimes(
    asks ? { lines: wanted.map(lineBody), delivery_id: deliveryId, ...(!picks && { until_free: true }) } : null,
  );
  if (!data) return undefined;
  const full = new Set(data.full.map((at) => Date.parse(at)));
  // a minute old, it may lie in the past: what the kitchen needs anyway is on offer at the earliest
  const soonest = now.getTime() + minutesNeeded(shop, deliveryId) * 60_000;
  return {
    earliest: new Date(Math.max(Date.parse(data.earliest), soonest)),
    hasRoom: (at) => !full.has(at.getTime()),
    range: isStale || error || !data.range || Date.parse(data.range.to) < now.getTime() ? undefined : data.range,
  };
}
