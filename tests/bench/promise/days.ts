import type { Station } from '@seduh/contract';
import { DEMO_MENU, type DemoProduct } from '@seduh/domain/demo-menu';
import { chance, type Chance } from './chance';

/** A kind of day at the counter. */
export interface DayKind {
  name: string;
  /** Orders an hour from this minute on. */
  flow: readonly { from: number; perHour: number }[];
  /** What comes on top: so many orders within so many minutes, each of so many lattes; a usual order where not said. */
  crowd?: { at: number; orders: number; within: number; lattes?: number };
  people: Readonly<Record<Station, number>>;
  /** When it is busiest, minutes after opening; left out where it never is. */
  rush?: { from: number; until: number };
}

/** Somebody orders something. */
export interface Visit {
  /** Minutes after opening. */
  at: number;
  lines: { product: DemoProduct; qty: number }[];
  /** Minutes after opening at which it is wanted; null for as soon as it can be. */
  wantedAt: number | null;
}

const FULL = { bar: 2, kitchen: 2, counter: 1 };
const CALM = [{ from: 0, perHour: 14 }];
const CLOSES = 210;
/** How many orders are for later, and how long before. */
const SHARE_FOR_LATER = 0.08;
const ORDERED_AHEAD = { least: 30, most: 120 };

export const DAYS: readonly DayKind[] = [
  { name: 'quiet', flow: [{ from: 0, perHour: 10 }], people: FULL },
  {
    name: 'lunch rush',
    flow: [
      { from: 0, perHour: 14 },
      { from: 60, perHour: 100 },
      { from: 120, perHour: 20 },
    ],
    people: FULL,
    rush: { from: 75, until: 125 },
  },
  {
    name: 'a bus of 40',
    flow: CALM,
    crowd: { at: 60, orders: 40, within: 10 },
    people: FULL,
    rush: { from: 60, until: 80 },
  },
  {
    name: 'one barista missing',
    flow: [
      { from: 0, perHour: 16 },
      { from: 60, perHour: 54 },
      { from: 120, perHour: 14 },
    ],
    people: { ...FULL, bar: 1 },
    rush: { from: 75, until: 125 },
  },
  {
    name: 'an order of 30',
    flow: [{ from: 0, perHour: 26 }],
    crowd: { at: 60, orders: 1, within: 1, lattes: 30 },
    people: FULL,
    rush: { from: 60, until: 70 },
  },
];

const LATTE = DEMO_MENU.find(({ slug }) => slug === 'hazelnut-latte');

/** Who comes on such a day, in order. @param seed the same one brings the same people */
export function visitsOf({ flow, crowd }: DayKind, seed: number): Visit[] {
  const drawn = chance(seed);
  const visits: Visit[] = [];
  for (const [index, { from, perHour }] of flow.entries()) {
    const until = flow[index + 1]?.from ?? CLOSES;
    for (let at = from + drawn.minutesUntilNext(perHour); at < until; at += drawn.minutesUntilNext(perHour)) {
      const ahead = ORDERED_AHEAD.least + drawn.share() * (ORDERED_AHEAD.most - ORDERED_AHEAD.least);
      const isForLater = drawn.share() < SHARE_FOR_LATER;
      // a quarter of an hour, as the page offers them
      visits.push({ at, lines: usualLines(drawn), wantedAt: isForLater ? Math.ceil((at + ahead) / 15) * 15 : null });
    }
  }
  for (let guest = 0; guest < (crowd?.orders ?? 0); guest += 1) {
    if (!crowd || !LATTE) break;
    const lines = crowd.lattes ? [{ product: LATTE, qty: crowd.lattes }] : usualLines(drawn);
    visits.push({ at: crowd.at + drawn.share() * crowd.within, lines, wantedAt: null });
  }
  return visits.toSorted((a, b) => a.at - b.at);
}

/** One to three lines, mostly of one piece. */
function usualLines(drawn: Chance): Visit['lines'] {
  const count = drawn.share() < 0.6 ? 1 : drawn.share() < 0.75 ? 2 : 3;
  return Array.from({ length: count }, () => ({
    product: drawn.pick(DEMO_MENU),
    qty: drawn.share() < 0.75 ? 1 : 2 + Math.floor(drawn.share() * 2),
  }));
}
