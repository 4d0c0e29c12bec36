import type { DeliveryId, LineProblem, Shop, SizeId } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { sizeProblem } from './sizes';

/** A line as priced, whole rupiah. */
export interface PricedLine {
  product_id: string;
  size_id: SizeId;
  qty: number;
  /** One piece with its size's surcharge. */
  unit_price: number;
  /** What stands against it. */
  problem?: Pick<LineProblem, 'available'> | null;
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
  deliveryId: DeliveryId;
  shop: Pick<Shop, 'tax_percent' | 'shipping_fee'>;
}

export const lineTotal = ({ qty, unit_price }: Pick<PricedLine, 'qty' | 'unit_price'>): number => qty * unit_price;

/** Whether a line is part of what has to be paid: what cannot be had at all is shown, struck out, and costs nothing. */
export const counts = ({ problem }: Pick<PricedLine, 'problem'>): boolean => !problem || problem.available > 0;

/** A product as far as a line of it may be refused. */
interface SoldProduct {
  archived: boolean;
  /** Taken off until later. */
  resting: boolean;
  /** Portions left; null where they are not counted. */
  stock: number | null;
  size_ids: readonly SizeId[];
}

/**
 * What stands against a line; null where it can be had.
 * @param before pieces that earlier lines of the same product take
 */
export function lineProblem(
  product: SoldProduct | undefined,
  { size_id, qty }: { size_id: SizeId; qty: number },
  before = 0,
): LineProblem | null {
  if (!product || product.archived) return { code: 'GONE', msg: 'No longer on the menu', available: 0 };
  const { stock, resting, size_ids } = product;
  if (stock === 0 || resting) return SOLD_OUT;
  const sizeless = sizeProblem(size_ids, size_id);
  if (sizeless) return sizeless;
  if (stock === null || before + qty <= stock) return null;
  return { code: 'NOT_ENOUGH', msg: `Only ${stock} left`, available: stock - before };
}

export const SOLD_OUT: LineProblem = { code: 'SOLD_OUT', msg: 'Sold out', available: 0 };

/** The name of a line whose product is not there any more. */
export const GONE_NAME = 'A product that is gone';

/** The one place where an order's amounts are worked out. Fractions of a rupiah are dropped. */
export function priceOrder({ lines, percent, deliveryId, shop }: Priceable): Amounts {
  const counted = lines.filter(counts);
  const subtotal = counted.reduce((sum, line) => sum + lineTotal(line), 0);
  const discount = percentOf(subtotal, percent);
  const tax = percentOf(subtotal - discount, shop.tax_percent);
  const shipping = deliveryId === DELIVERY.doorDelivery && counted.length > 0 ? shop.shipping_fee : 0;
  return { subtotal, discount, tax, shipping, total: subtotal - discount + tax + shipping };
}

// both are integers and their product is far below 2^53, so the division is the only rounding
const percentOf = (amount: number, percent: number): number => Math.floor((amount * percent) / 100);
