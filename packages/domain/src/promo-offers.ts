import type { CategoryId, HappyHours } from '@seduh/contract';
import type { PromoKind } from '@seduh/contract/constants';
import { counts, percentOf, sumUp, type Amounts, type PricedLine, type Reduction } from './pricing';
import { addDays, clockMinutes, wallClock } from './zoned-clock';

/** So many of a category or of a product, and further ones of it free. */
export interface Bundle {
  /** Pieces that are paid. */
  buy: number;
  /** Pieces that are free with them: the cheapest of all. */
  free: number;
  /** null: of a product. */
  category_id: CategoryId | null;
  /** null: of a category. */
  product_id: string | null;
}

/** What a promo gives. Of these only what its kind names counts. */
export interface PromoOffer {
  kind: PromoKind;
  /** Whole percent off the goods; 0 of another kind. */
  percent: number;
  /** Rupiah off the goods. */
  amount_off: number | null;
  bundle: Bundle | null;
}

/** A line as offers see it. */
export interface OfferedLine extends PricedLine {
  /** null: its product is gone. */
  category_id: CategoryId | null;
}

interface Offered {
  lines: readonly OfferedLine[];
  deliveryId: Parameters<typeof sumUp>[0]['deliveryId'];
  shop: Parameters<typeof sumUp>[0]['shop'];
  offer: PromoOffer;
  /** Rupiah that the promo still has to give; null for no bound. */
  left: number | null;
}

/** An order's amounts with a promo. */
export interface PricedPromo {
  amounts: Amounts;
  /** Rupiah that the promo gives, off goods or ride. */
  given: number;
  /** Whether its budget gives less than it promises. */
  isRest: boolean;
}

/** Prices an order with a promo: nothing of it costs less than nothing, and the promo gives no more than it has left. */
export function priceWithPromo({ offer, left, ...asked }: Offered): PricedPromo {
  let given = 0;
  let isRest = false;
  const amounts = sumUp(asked, (full) => {
    const { discount, waived } = reductionOf(offer, asked.lines, full);
    const bound = left === null ? Infinity : Math.max(left, 0);
    // an offer is about goods or about the ride, never about both
    given = Math.min(discount + waived, bound);
    isRest = given < discount + waived;
    return { discount: Math.min(discount, bound), waived: Math.min(waived, bound) };
  });
  return { amounts, given, isRest };
}

function reductionOf(
  { kind, percent, amount_off, bundle }: PromoOffer,
  lines: readonly OfferedLine[],
  { subtotal, fee }: { subtotal: number; fee: number },
): Reduction {
  if (kind === 'percent') return { discount: percentOf(subtotal, percent), waived: 0 };
  if (kind === 'amount') return { discount: Math.min(amount_off ?? 0, subtotal), waived: 0 };
  if (kind === 'bundle') return { discount: bundle ? freeValue(bundle, lines) : 0, waived: 0 };
  return { discount: 0, waived: fee };
}

const fits = ({ category_id, product_id }: Bundle, line: OfferedLine): boolean =>
  product_id === null ? line.category_id !== null && line.category_id === category_id : line.product_id === product_id;

/** Pieces of an order that a bundle is about. */
export const bundlePieces = (bundle: Bundle, lines: readonly OfferedLine[]): number =>
  lines.filter((line) => counts(line) && fits(bundle, line)).reduce((sum, { qty }) => sum + qty, 0);

/** How many of so many pieces are free: every `buy` paid ones bring `free` more, as far as they are there. */
export function freePieces({ buy, free }: Pick<Bundle, 'buy' | 'free'>, pieces: number): number {
  const rounds = Math.floor(pieces / (buy + free));
  return rounds * free + Math.max(0, (pieces % (buy + free)) - buy);
}

/** What the free pieces would cost with their sizes and options: the cheapest of all that the bundle is about. */
function freeValue(bundle: Bundle, lines: readonly OfferedLine[]): number {
  let left = freePieces(bundle, bundlePieces(bundle, lines));
  let value = 0;
  const fitting = lines.filter((line) => counts(line) && fits(bundle, line));
  for (const { qty, unit_price } of fitting.toSorted((a, b) => a.unit_price - b.unit_price)) {
    const taken = Math.min(qty, left);
    value += taken * unit_price;
    left -= taken;
  }
  return value;
}

/** Whether it is a happy hour by the shop's clock. Hours past midnight belong to the day on which they began. */
export function isHappyHour({ weekdays, from, to }: HappyHours, timeZone: string, now: Date): boolean {
  const { date, minutes, weekday } = wallClock(timeZone, now);
  const [start, end] = [clockMinutes(from), clockMinutes(to)];
  if (start < end) return weekdays.includes(weekday) && start <= minutes && minutes < end;
  if (minutes >= start) return weekdays.includes(weekday);
  return minutes < end && weekdays.includes(weekdayBefore(date));
}

const weekdayBefore = (date: string): number => new Date(`${addDays(date, -1)}T00:00:00Z`).getUTCDay() || 7;
