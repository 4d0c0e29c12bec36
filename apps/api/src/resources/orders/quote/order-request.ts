import type { CartOrderBody, DeliveryId, OrderRequest, QuoteRequest, SizeId } from '@seduh/contract';
import { NO_PROMO_ID } from '@seduh/contract/constants';
import { isId } from '../../../platform/http/ids';

/** What somebody wants, whichever body it came in. */
export interface RequestedOrder {
  lines: { product_id: string; size_id: SizeId; qty: number; note: string | null }[];
  deliveryId: DeliveryId;
  /** 'now' or an ISO instant */
  time: string;
  /** By code as typed, or by id; null for none. */
  promo: { code: string } | { id: string } | null;
}

/** How an order is agreed on and handed over, beside what is in it. */
export type OrderTerms = ReturnType<typeof termsOf>;

export const requestOfQuote = ({ lines, delivery_id, time, promo_code }: QuoteRequest): RequestedOrder => ({
  lines: lines.map((line) => ({ ...line, product_id: plainId(line.product_id), note: line.note || null })),
  deliveryId: delivery_id,
  time,
  promo: promo_code ? { code: promo_code.toUpperCase() } : null,
});

/** The request in either kind of order body: many lines, or one product as the first clients send it. */
export function requestOfOrder(body: OrderRequest): RequestedOrder {
  if (isCart(body)) return requestOfQuote(body);
  const { product_id, size_id, qty, promo_id, delivery_id } = body;
  return {
    lines: [{ product_id: plainId(product_id), size_id, qty, note: null }],
    deliveryId: delivery_id,
    time: 'now',
    promo: !promo_id || promo_id === NO_PROMO_ID ? null : { id: promo_id },
  };
}

export const termsOf = (body: OrderRequest) => ({
  paymentId: body.payment_id,
  quoteVersion: body.quote_version ?? undefined,
  address: body.address || null,
  table: body.table || null,
});

// the database writes ids in lower case; what is no id goes back as it came
const plainId = (text: string): string => (isId(text) ? text.toLowerCase() : text);

/** Which kind of body this is, also while it is still unchecked: only a cart has lines. */
export const isCart = (body: unknown): body is CartOrderBody & Extract<OrderRequest, { lines: unknown }> =>
  typeof body === 'object' && body !== null && 'lines' in body;
