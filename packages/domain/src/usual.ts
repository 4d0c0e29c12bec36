import type { LineOption, QuoteLine, QuoteLineBody, SizeId, UsualCup } from '@seduh/contract';
import { type GroupOnProduct, optionsAsHad } from './options';
import { wallClock } from './zoned-clock';

/** Something somebody had once. */
export interface HadCup {
  /** The order it was in. */
  order_id: string;
  product_id: string;
  size_id: SizeId;
  /** In any order. */
  option_ids: readonly number[];
  /** When it was ordered. */
  at: Date;
}

/** Of the same cup over time. */
interface CountedCup<Cup extends HadCup> {
  /** As it was the last time. */
  last: Cup;
  /** In how many orders it was had. */
  times: number;
}

/** A line of an order that somebody got, as it was sold. */
export interface SoldCup extends Omit<HadCup, 'option_ids'> {
  /** Empty where it comes in one size. */
  size_name: string;
  options: LineOption[];
  /** Rupiah. */
  unit_price: number;
}

/** What the menu says of a product that was had. */
interface MenuProduct {
  id: string;
  archived: boolean;
  option_groups: readonly GroupOnProduct[];
}

interface UsualNow<Product extends MenuProduct> {
  /** Those of the cups; what is archived, or not among them, is the usual no more. */
  products: readonly Product[];
  /** The shop's. */
  timeZone: string;
  now: Date;
  /** One piece at today's price. */
  quote: (line: QuoteLineBody & { note: null }, product: Product) => QuoteLine;
}

/** Cups that are named as the usual ones, and the days they are looked for in. */
const USUAL_CUPS = 6;
const USUAL_DAYS = 180;

const DAY_MS = 24 * 60 * 60_000;
/** After so many days a cup speaks half as loud. */
const HALF_LIFE_DAYS = 30;
/** What is ordered within so many minutes of this time of day speaks for it, the nearer the more. */
const NEAR_MINUTES = 3 * 60;
const DAY_MINUTES = 24 * 60;

/** What was had before this is nobody's usual. */
export const usualSince = (now: Date): Date => new Date(now.getTime() - USUAL_DAYS * DAY_MS);

/** What somebody usually has of what is on the menu, the likely cup first, each as it can be had now. */
export function usualOf<Product extends MenuProduct>(
  sold: readonly SoldCup[],
  { products, timeZone, now, quote }: UsualNow<Product>,
): UsualCup[] {
  const onMenu = new Map(products.filter(({ archived }) => !archived).map((product) => [product.id, product]));
  const since = usualSince(now);
  const had = sold.flatMap((cup) => {
    const product = onMenu.get(cup.product_id);
    return product && cup.at >= since ? [{ ...cup, product, option_ids: cup.options.map(({ id }) => id) }] : [];
  });
  return usualCups(had, timeZone, now)
    .slice(0, USUAL_CUPS)
    .map(({ last: { product, product_id, size_id, size_name, options, option_ids, unit_price, at }, times }) => {
      const asHad = optionsAsHad(product.option_groups, option_ids);
      return {
        times,
        last_at: at.toISOString(),
        sold: { size_name, options, unit_price },
        now: quote({ product_id, size_id, qty: 1, note: null, option_ids: asHad }, product),
      };
    });
}

/**
 * The different cups somebody has had, the one that is likely now first: what was had often and of late, and more so at
 * this time of day and on such a day of the week. The same cup is the same product in the same size with the same options.
 */
export function usualCups<Cup extends HadCup>(had: readonly Cup[], timeZone: string, now: Date): CountedCup<Cup>[] {
  const cups = new Map<string, CountedCup<Cup> & { weight: number }>();
  const counted = new Set<string>();
  for (const cup of had) {
    const key = [cup.product_id, cup.size_id, ...cup.option_ids.toSorted((one, other) => one - other)].join();
    // with another note it is another line of the same order
    const once = `${key} ${cup.order_id}`;
    if (counted.has(once)) continue;
    counted.add(once);
    const { last = cup, times = 0, weight = 0 } = cups.get(key) ?? {};
    cups.set(key, {
      last: cup.at > last.at ? cup : last,
      times: times + 1,
      weight: weight + weightOf(cup.at, timeZone, now),
    });
  }
  return [...cups.values()]
    .toSorted((one, other) => other.weight - one.weight || other.last.at.getTime() - one.last.at.getTime())
    .map(({ last, times }) => ({ last, times }));
}

/** How much a cup of then says about now. */
function weightOf(at: Date, timeZone: string, now: Date): number {
  const [then, today] = [wallClock(timeZone, at), wallClock(timeZone, now)];
  const apart = Math.abs(then.minutes - today.minutes);
  // late in the evening is near early in the morning
  const minutes = Math.min(apart, DAY_MINUTES - apart);
  const near = Math.max(0, 1 - minutes / NEAR_MINUTES);
  const sameKind = Number(isWeekend(then.weekday) === isWeekend(today.weekday));
  const sameDay = Number(then.weekday === today.weekday);
  const age = Math.max(0, now.getTime() - at.getTime()) / DAY_MS;
  return 0.5 ** (age / HALF_LIFE_DAYS) * (1 + 4 * near + sameKind + sameDay / 2);
}

const isWeekend = (weekday: number): boolean => weekday > 5;
