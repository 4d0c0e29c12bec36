import { lineBody, useCart, useOrderTimes } from '@seduh/api-client';
import type { DeliveryId } from '@seduh/contract';
import { type Ahead, minutesNeeded, type ShopTimes } from '@seduh/domain';

/** What the shop's board makes of the times of the cart; undefined while that is not known. */
export function useAhead(shop: ShopTimes, deliveryId: DeliveryId, now: Date): Ahead | undefined {
  const { lines } = useCart().cart;
  const { data } = useOrderTimes(lines.length > 0 ? { lines: lines.map(lineBody), delivery_id: deliveryId } : null);
  if (!data) return undefined;
  const full = new Set(data.full.map((at) => Date.parse(at)));
  // a minute old, it may lie in the past: what the kitchen needs anyway is on offer at the earliest
  const soonest = now.getTime() + minutesNeeded(shop, deliveryId) * 60_000;
  return {
    earliest: new Date(Math.max(Date.parse(data.earliest), soonest)),
    hasRoom: (at) => !full.has(at.getTime()),
  };
}
