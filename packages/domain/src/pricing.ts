import type { DeliveryId, LineOption, LineProblem, Shop, SizeId } from '@seduh/contract';
import { DELIVERY, MESSAGES } from '@seduh/contract/constants';
import { choiceProblem, chosenOptions, lowestSurcharge, type GroupOnProduct } from './options';
import { sizeProblem } from './sizes';

/** A line as priced, whole rupiah. */
export interface PricedLine {
  product_id: string;
  size_id: SizeId;
  qty: number;
  /** One piece with the surcharges of its size and its options. */
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

/** A product as far as a line of it is priced, and may be refused. */
export interface SoldProduct {
  price: number;
  archived: boolean;
  /** Taken off until later. */
  resting: boolean;
  /** Portions left; null where they are not counted. */
  stock: number | null;
  size_ids: readonly SizeId[];
  /** What sizes take more; those that are not named take nothing. */
  sizes: readonly { id: SizeId; surcharge: number }[];
  option_groups: readonly GroupOnProduct[];
}

/** What is asked of a product. */
interface AskedLine {
  size_id: SizeId;
  qty: number;
  /** Left out: its defaults. */
  option_ids?: readonly number[] | undefined;
}

/** A line as it can be had, or not. */
interface JudgedLine {
  options: LineOption[];
  /** Of one piece. What is gone costs nothing; what is sold out keeps its price, which says what it was about. */
  unit_price: number;
  problem: LineProblem | null;
}

/**
 * Prices a line and says what stands against it: for the server, whoever shows a price before it, and the mocks.
 * @param before pieces that earlier lines of the same product take
 */
export function judgeLine(product: SoldProduct | undefined, line: AskedLine, before = 0): JudgedLine {
  if (!product || product.archived) return { options: [], unit_price: 0, problem: GONE };
  const options = chosenOptions(product.option_groups, line.option_ids);
  const price = unitPrice(product, line.size_id, options);
  const problem = problemOf(product, line, before) ?? (price < 0 ? NO_PRICE : null);
  // below nothing is a price only of what cannot be had
  return { options, unit_price: Math.max(price, 0), problem };
}

/** What one piece costs. Below 0 only where a menu was written past the rule against it. */
export const unitPrice = (
  { price, sizes }: Pick<SoldProduct, 'price' | 'sizes'>,
  sizeId: SizeId,
  options: readonly Pick<LineOption, 'surcharge'>[],
): number =>
  options.reduce(
    (sum, { surcharge }) => sum + surcharge,
    price + (sizes.find(({ id }) => id === sizeId)?.surcharge ?? 0),
  );

/** The least that one piece can cost, whatever is chosen: a menu where that is below 0 is not to be written. */
export function lowestPrice({
  price,
  size_ids,
  sizes,
  option_groups,
}: Pick<SoldProduct, 'price' | 'size_ids' | 'sizes' | 'option_groups'>): number {
  const ofSizes = size_ids.map((sizeId) => unitPrice({ price, sizes }, sizeId, []));
  return Math.min(...ofSizes) + lowestSurcharge(option_groups);
}

type Written = Parameters<typeof lowestPrice>[0];

/** What stands against a product as it would be written, by field: a choice would cost less than nothing. Null: nothing. */
export const priceProblem = (product: Written) =>
  lowestPrice(product) < 0 ? { price: MESSAGES.priceBelowNothing } : null;

/** What stands against a group as it would be written, by field: it takes one of the products that have it below nothing. */
export function surchargeProblem(products: readonly (Written & { product_name: string })[]) {
  const short = products.find((product) => lowestPrice(product) < 0);
  return short ? { options: `${short.product_name} would cost less than nothing` } : null;
}

function problemOf(product: SoldProduct, { size_id, qty, option_ids }: AskedLine, before: number): LineProblem | null {
  const { stock, resting, size_ids, option_groups } = product;
  if (stock === 0 || resting) return SOLD_OUT;
  const unfit = sizeProblem(size_ids, size_id) ?? choiceProblem(option_groups, option_ids);
  if (unfit) return unfit;
  if (stock === null || before + qty <= stock) return null;
  return { code: 'NOT_ENOUGH', msg: `Only ${stock} left`, available: stock - before };
}

const GONE: LineProblem = { code: 'GONE', msg: 'No longer on the menu', available: 0 };
const NO_PRICE: LineProblem = { code: 'NO_PRICE', msg: 'Cannot be had like this just now', available: 0 };

export const SOLD_OUT: LineProblem = { code: 'SOLD_OUT', msg: 'Sold out', available: 0 };

/** The name of a line whose product is not there any more. */
export const GONE_NAME = 'A product that is gone';

/** An order with whole percent off, or none. Fractions of a rupiah are dropped. */
export const priceOrder = ({ percent, ...asked }: Priceable): Amounts =>
  sumUp(asked, ({ subtotal }) => ({ discount: percentOf(subtotal, percent), waived: 0 }));

/** What a promo takes off an order, whole rupiah: off its goods, and off the fee of its ride. */
export interface Reduction {
  discount: number;
  waived: number;
}

/**
 * The one place where an order's amounts are worked out.
 * @param reduce told of the goods and the full fee; takes off at most as much of each
 */
export function sumUp(
  { lines, deliveryId, shop }: Omit<Priceable, 'percent'>,
  reduce: (full: { subtotal: number; fee: number }) => Reduction,
): Amounts {
  const counted = lines.filter(counts);
  const subtotal = counted.reduce((sum, line) => sum + lineTotal(line), 0);
  const fee = deliveryId === DELIVERY.doorDelivery && counted.length > 0 ? shop.shipping_fee : 0;
  const { discount, waived } = reduce({ subtotal, fee });
  const tax = percentOf(subtotal - discount, shop.tax_percent);
  const shipping = fee - waived;
  return { subtotal, discount, tax, shipping, total: subtotal - discount + tax + shipping };
}

/** A share of an amount. Both are integers and their product is far below 2^53, so the division is the only rounding. */
export const percentOf = (amount: number, percent: number): number => Math.floor((amount * percent) / 100);
