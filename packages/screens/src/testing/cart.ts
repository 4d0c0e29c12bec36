import { EMPTY_CART, type Cart, type CartLine } from '@seduh/api-client';
import { exampleQuote } from '@seduh/api-client/mocks';
import type { Quote } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';

/** The cart's lines that a quote was made for. For stories. */
export const linesOf = (quote: Quote): CartLine[] =>
  quote.lines.map(
    ({ product_id, product_name, name_translations, unit_price, image, size_id, size_name, qty, note }) => ({
      productId: product_id,
      productName: product_name,
      ...(name_translations && { nameTranslations: name_translations }),
      price: unit_price,
      image,
      sizeId: size_id,
      // only what comes in one size says so, as the stored cart does
      ...(size_name === '' && { oneSize: true }),
      qty,
      note: note ?? '',
    }),
  );

/** A quote of a shop that is busy: an order for now takes longer than the shop likes. */
export const busyQuote: Quote = {
  ...exampleQuote,
  is_busy: true,
  ready_at: '2026-11-20T08:24:00.000Z',
  ready_range: { from: '2026-11-20T08:02:00.000Z', to: '2026-11-20T08:24:00.000Z' },
};

/** Puts a cart on the device before a story: for the door, unless `cart` says otherwise. `userId` null: a visitor's. */
export function fillCart(userId: string | null, cart: Partial<Cart>): void {
  const filled: Cart = { ...EMPTY_CART, deliveryId: DELIVERY.doorDelivery, ...cart };
  localStorage.setItem(userId === null ? 'seduh.cart' : `seduh.cart.${userId}`, JSON.stringify(filled));
}
