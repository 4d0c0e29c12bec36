import type { SizeId } from '@seduh/contract';
import { wallClock } from './zoned-clock';

/** Something somebody had once. */
export interface HadCup {
  product_id: string;
  size_id: SizeId;
  /** In any order. */
  option_ids: readonly number[];
  /** When it was ordered. */
  at: Date;
}

/** Of the same cup over time. */
export interface UsualCup<Cup extends HadCup> {
  /** As it was the last time. */
  last: Cup;
  /** How often it was had. */
  times: number;
}

/** Cups that are named as the usual ones, and the days they are looked for in. */
export const USUAL_CUPS = 6;
export const USUAL_DAYS = 180;

const DAY_MS = 24 * 60 * 60_000;
/** After so many days a cup speaks half as loud. */
const HALF_LIFE_DAYS = 30;
/** What is ordered within so many minutes of this time of day speaks for it, the nearer the more. */
const NEAR_MINUTES = 3 * 60;
const DAY_MINUTES = 24 * 60;

/**
 * The different cups somebody has had, the one that is likely now first: what was had often and of late, and more so at
 * this time of day and on such a day of the week. The same cup is the same product in the same size with the same options.
 */
export function usualCups<Cup extends HadCup>(had: readonly Cup[], timeZone: string, now: Date): UsualCup<Cup>[] {
  const cups = new Map<string, UsualCup<Cup> & { weight: number }>();
  for (const cup of had) {
    const key = [cup.product_id, cup.size_id, ...cup.option_ids.toSorted((one, other) => one - other)].join();
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
