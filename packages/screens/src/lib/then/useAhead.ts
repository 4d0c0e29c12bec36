import { lineBody, putLine, useCart, useOrderTimes, type CartLine } from '@seduh/api-client';
import type { DeliveryId, OrderTimes } from '@seduh/contract';
import { type Ahead, firstPossibleTime, minutesNeeded, type ShopTimes } from '@seduh/domain';

interface AheadOfCart extends Ahead {
  /** When it would be ready as soon as it can be; undefined while nobody knows, or it cannot be had. */
  range: OrderTimes['range'] | undefined;
}

interface TimesOfCart {
  /** What the board makes of them, also of the cart just before; undefined while that is not known. */
  ahead: AheadOfCart | undefined;
  /** What is known of this very cart; `none`: nothing is asked, as there is nothing in it, or no time for it at all. */
  state: 'none' | 'loading' | 'failed' | 'known';
}

/**
 * What the shop's board makes of the times of the cart. Where the shop cannot do it at any time it is not asked.
 * @param adds what somebody is about to put into it
 * @param picks somebody picks a time: all that is full is asked for, else only what is before the first with room
 */
export function useAhead(
  shop: ShopTimes,
  deliveryId: DeliveryId,
  now: Date,
  adds?: CartLine | null,
  picks = false,
): TimesOfCart {
  const { lines } = useCart().cart;
  // how it is noted takes no time: a word more asks nothing
  const wanted = adds ? putLine(lines, { ...adds, note: '' }) : lines;
  const asks = wanted.length > 0 && firstPossibleTime(shop, deliveryId, now) !== null;
  const { data, isStale, error } = useOrderTimes(
    asks ? { lines: wanted.map(lineBody), delivery_id: deliveryId, ...(!picks && { until_free: true }) } : null,
  );
  if (!data) return { ahead: undefined, state: stateOf({ asks, isKnown: false, error }) };
  const full = new Set(data.full.map((at) => Date.parse(at)));
  // a minute old, it may lie in the past: what the kitchen needs anyway is on offer at the earliest
  const soonest = now.getTime() + minutesNeeded(shop, deliveryId) * 60_000;
  const ahead = {
    earliest: new Date(Math.max(Date.parse(data.earliest), soonest)),
    hasRoom: (at: Date) => !full.has(at.getTime()),
    range: isStale || error || !data.range || Date.parse(data.range.to) < now.getTime() ? undefined : data.range,
  };
  return { ahead, state: stateOf({ asks, isKnown: !isStale, error }) };
}

function stateOf({ asks, isKnown, error }: { asks: boolean; isKnown: boolean; error: unknown }): TimesOfCart['state'] {
  if (!asks) return 'none';
  if (error) return 'failed';
  return isKnown ? 'known' : 'loading';
}
