import { createHash } from 'node:crypto';
import type { Shop } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';

/** A line as priced, whole rupiah. */
export interface PricedLine {
  product_id: string;
  size_id: number;
  qty: number;
  /** One piece with its size's surcharge. */
  unit_price: number;
}

/** What an order costs, whole rupiah: total = subtotal − discount + tax + shipping. */
export interface Amounts {
  subtotal: number;
  discount: number;
  tax: number;
  shipping: number;
  total: number;
}

interface Priceable {
  lines: readonly PricedLine[];
  /** Whole percent off; 0 without a promo. */
  percent: number;
  deliveryId: number;
  shop: Pick<Shop, 'tax_percent' | 'shipping_fee'>;
}

export const lineTotal = ({ qty, unit_price }: Pick<PricedLine, 'qty' | 'unit_price'>): number => qty * unit_price;

/** The one place where an order's amounts are worked out. Fractions of a rupiah are dropped. */
export function priceOrder({ lines, percent, deliveryId, shop }: Priceable): Amounts {
  const subtotal = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const discount = percentOf(subtotal, percent);
  const tax = percentOf(subtotal - discount, shop.tax_percent);
  const shipping = deliveryId === DELIVERY.doorDelivery ? shop.shipping_fee : 0;
  return { subtotal, discount, tax, shipping, total: subtotal - discount + tax + shipping };
}

// both are integers and their product is far below 2^53, so the division is the only rounding
const percentOf = (amount: number, percent: number): number => Math.floor((amount * percent) / 100);

/**
 * A short name of exactly these prices: the total, then 16 hex digits over every line and amount. The total stands in
 * clear so that it can be told later whether a new price is dearer; see {@link agreedTotal}.
 */
export function quoteVersion(lines: readonly PricedLine[], amounts: Amounts): string {
  const { subtotal, discount, tax, shipping, total } = amounts;
  const named = [
    lines.map(({ product_id, size_id, qty, unit_price }) => [product_id, size_id, qty, unit_price]),
    [subtotal, discount, tax, shipping, total],
  ];
  const hash = createHash('sha256').update(JSON.stringify(named)).digest('hex');
  return `${total}.${hash.slice(0, 16)}`;
}

/** The total that a quote's version agreed to; null for what is no version of ours. */
export function agreedTotal(version: string): number | null {
  const total = /^(\d{1,15})\.[0-9a-f]{16}$/.exec(version)?.[1];
  return total === undefined ? null : Number(total);
}
