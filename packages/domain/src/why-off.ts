import type { DeliveryId } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { deliveryNote } from './delivery-note';
import { inDeliveryWindow, type ShopHours } from './hours';
import { pauseOf, pauseReason, type Pausable } from './pauses';

/**
 * Why a delivery method cannot be had at this moment; null where it can. Nobody rides outside the window, paused or not:
 * the window is named, as a pause that ends would bring nobody to the door.
 */
export function whyOff(shop: ShopHours & Pausable, deliveryId: DeliveryId, now: Date): string | null {
  if (deliveryId === DELIVERY.doorDelivery && !inDeliveryWindow(shop, now)) return deliveryNote(shop);
  const pause = pauseOf(shop, deliveryId, now);
  return pause && pauseReason(shop.time_zone, pause);
}
