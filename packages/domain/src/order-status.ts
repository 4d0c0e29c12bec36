import type { OrderStatus } from '@seduh/contract';
import { FINAL_STATUSES, HANDED_OVER_STATUSES } from '@seduh/contract/constants';

/** True where nothing more happens to an order. */
export function isFinal(status: OrderStatus): boolean {
  return FINAL_STATUSES.some((final) => final === status);
}

/** True for the statuses in which the customer has got what was ordered. */
export function isHandedOver(status: OrderStatus): boolean {
  return HANDED_OVER_STATUSES.some((handedOver) => handedOver === status);
}
