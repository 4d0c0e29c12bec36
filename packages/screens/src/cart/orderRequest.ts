import { type Cart, lineBody } from '@seduh/api-client';
import type { CartOrderBody, QuoteBody } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';

/** What a quote is asked for; an empty cart asks nothing. */
export function orderRequestOf(cart: Cart): QuoteBody | null {
  if (cart.lines.length === 0) return null;
  return {
    lines: cart.lines.map(lineBody),
    delivery_id: cart.deliveryId,
    time: cart.time,
    ...(cart.promoCode ? { promo_code: cart.promoCode } : {}),
  };
}

/** An order before anybody has agreed to its price. */
export type OrderDraft = Omit<CartOrderBody, 'quote_version'>;

/** The order that an order request becomes. `address` and the table go along only where they matter. */
export function draftOf(orderRequest: QuoteBody, cart: Cart, address: string): OrderDraft {
  return {
    ...orderRequest,
    payment_id: cart.paymentId,
    ...(cart.deliveryId === DELIVERY.doorDelivery ? { address } : {}),
    ...(cart.deliveryId === DELIVERY.dineIn && cart.table.trim() ? { table: cart.table.trim() } : {}),
  };
}

/** Whether both would order the same, delivered and paid alike. */
export const isSameOrder = (one: OrderDraft | null, other: OrderDraft | null): boolean =>
  one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other);
