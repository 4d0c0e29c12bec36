import type { DeliveryId, PaymentId, QuoteLineBody, SizeId } from '@seduh/contract';
import { DELIVERY, PAYMENT } from '@seduh/contract/constants';

/** One line: a product in a size, with a note of its own. Stored under these names. */
export interface CartLine {
  productId: string;
  productName: string;
  /** Rupiah for one piece, as last seen; the server's quote is what counts. */
  price: number;
  image: string | null;
  sizeId: SizeId;
  /** It comes in that size alone, as last seen; nothing is said of the size then. */
  oneSize?: boolean;
  /** 1 to 99 pieces. */
  qty: number;
  /** For the kitchen; '' for none. */
  note: string;
}

/** What is to be ordered, and how. */
export interface Cart {
  lines: CartLine[];
  promoCode: string | null;
  deliveryId: DeliveryId;
  /** `now`, or an instant, ISO 8601 in UTC. */
  time: 'now' | (string & {});
  paymentId: PaymentId;
  table: string;
  /** Where to, if it is not the profile's address. */
  address: string | null;
}

export const EMPTY_CART: Cart = {
  lines: [],
  promoCode: null,
  deliveryId: DELIVERY.dineIn,
  time: 'now',
  paymentId: PAYMENT.cashOnDelivery,
  table: '',
  address: null,
};

/** The line as the API names it: to ask for it, and to find it among quoted and ordered lines. */
export const lineBody = ({ productId, sizeId, qty, note }: CartLine): QuoteLineBody => ({
  product_id: productId,
  size_id: sizeId,
  qty,
  ...(note && { note }),
});

/** How many pieces are in the cart. */
export const countPieces = ({ lines }: Pick<Cart, 'lines'>): number => lines.reduce((sum, { qty }) => sum + qty, 0);

/** Rupiah by the prices last seen. */
export const sumUp = ({ lines }: Cart): number => lines.reduce((sum, { price, qty }) => sum + price * qty, 0);
