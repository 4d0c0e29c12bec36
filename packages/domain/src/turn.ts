import type { Order, OrderStatus, Shop } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';

/** What says when an order's turn comes. */
export interface TurnOrder extends Pick<Order, 'delivery_id' | 'scheduled'> {
  ready_at: Date | string;
}

/** What the shop takes before a chosen time. */
type TurnShop = Pick<Shop, 'lead_minutes' | 'ride_minutes'>;

const MINUTE_MS = 60_000;

/**
 * Whether the turn of an order has not come yet: somebody chose a time, and the minutes in which it is made (and ridden)
 * before that have not begun.
 * @param now ms
 */
export function isForLater(
  { scheduled, ready_at, delivery_id }: TurnOrder,
  { lead_minutes, ride_minutes }: TurnShop,
  now: number,
): boolean {
  const ride = delivery_id === DELIVERY.doorDelivery ? ride_minutes : 0;
  return scheduled && new Date(ready_at).getTime() - (lead_minutes + ride) * MINUTE_MS > now;
}

/** The same, where nobody has begun it all the same: no board says when it is ready. */
export const waitsForTurn = (order: TurnOrder & { status_name: OrderStatus }, shop: TurnShop, now: number): boolean =>
  (order.status_name === 'pending' || order.status_name === 'confirmed') && isForLater(order, shop, now);
