import type { DeliveryId } from '@seduh/contract';
import { DELIVERY_METHODS, idIn } from '@seduh/contract/constants';

const ALL = 'all';

/** The rows of a list of orders' "Show": every delivery method, or one of them. */
export const DELIVERY_METHOD_ROWS = [
  { value: ALL, label: 'all ways' },
  ...DELIVERY_METHODS.map(({ id, name }) => ({ value: String(id), label: name })),
];

/** The row of a delivery method. @param deliveryId null for all */
export const rowOf = (deliveryId: DeliveryId | null): string => (deliveryId === null ? ALL : String(deliveryId));

/** The delivery method a row or an address names; null for all and for nonsense. */
export const deliveryMethodOf = (text: string | null): DeliveryId | null => idIn(DELIVERY_METHODS, text) ?? null;
