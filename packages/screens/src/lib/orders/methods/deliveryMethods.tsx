import type { DeliveryId, Shop } from '@seduh/contract';
import { DELIVERY, DELIVERY_METHODS, idIn } from '@seduh/contract/constants';
import { Armchair, Bike, type DeliveryPickerProps, ShoppingBag } from '@seduh/ui';
import type { MethodWords } from './words';

const icons: Record<DeliveryId, typeof Bike> = {
  [DELIVERY.dineIn]: Armchair,
  [DELIVERY.pickUp]: ShoppingBag,
  [DELIVERY.doorDelivery]: Bike,
};

/** The icon of a delivery method. */
export const DeliveryMethodIcon = ({ deliveryId }: { deliveryId: DeliveryId }) => {
  const Icon = icons[deliveryId];
  return <Icon />;
};

/**
 * The tiles of the delivery methods.
 * A method that is off right now can still be had at a set time, so its reason only counts for an order that wants it now.
 * @param shop undefined while it loads: every method looks open, and the server's quote has the last word
 */
export function deliveryMethodOptions(
  shop: Shop | undefined,
  isNow: boolean,
  { names, off }: MethodWords,
): DeliveryPickerProps<DeliveryId>['options'] {
  return DELIVERY_METHODS.map(({ id }) => {
    const reason = shop?.delivery_methods.find((method) => method.id === id)?.disabled_reason;
    return {
      id,
      label: names[id],
      icon: <DeliveryMethodIcon deliveryId={id} />,
      disabledReason: isNow && reason ? off(reason) : undefined,
    };
  });
}

const ALL = 'all';

/** The rows of a list of orders' "Show": every delivery method, or one of them. */
export const deliveryMethodRows = ({ names, all }: MethodWords) => [
  { value: ALL, label: all },
  ...DELIVERY_METHODS.map(({ id }) => ({ value: String(id), label: names[id] })),
];

/** The row of a delivery method. @param deliveryId null for all */
export const rowOf = (deliveryId: DeliveryId | null): string => (deliveryId === null ? ALL : String(deliveryId));

/** The delivery method a row or an address names; null for all and for nonsense. */
export const deliveryMethodOf = (text: string | null): DeliveryId | null => idIn(DELIVERY_METHODS, text) ?? null;
