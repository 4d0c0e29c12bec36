import type { Shop } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { formatTime } from '../format/times';

const MINUTE = 60_000;
/** Suggested times are on the quarter of an hour. */
const STEP = 15 * MINUTE;

/** What the suggestion depends on. */
export type ShopTimes = Pick<
  Shop,
  'time_zone' | 'open_now' | 'changes_at' | 'lead_minutes' | 'ride_minutes' | 'delivery_window' | 'delivery_methods'
>;

/**
 * What "Set Time" starts from: the first quarter of an hour the kitchen can make, after the opening where the shop is
 * closed, and not before the riders start where they do not ride now. The server's quote has the last word.
 * @returns `HH:MM` by the shop's clock
 */
export function suggestTime(shop: ShopTimes, deliveryId: number, now: Date): string {
  const isDoor = deliveryId === DELIVERY.doorDelivery;
  const ridesNow = shop.delivery_methods.every(({ id, disabled_reason }) => id !== deliveryId || !disabled_reason);
  const start = shop.open_now || !shop.changes_at ? now.getTime() : Date.parse(shop.changes_at);
  const ready = start + (shop.lead_minutes + (isDoor ? shop.ride_minutes : 0)) * MINUTE;
  const time = formatTime(new Date(Math.ceil(ready / STEP) * STEP).toISOString(), shop.time_zone);
  const { from, to } = shop.delivery_window;
  return isDoor && !ridesNow && (time < from || time >= to) ? from : time;
}
