import { daysAhead } from '@seduh/domain';
import { formatDay, formatWeekday } from './dates';
import type { DateStyle } from './times';

/** The shop's clock: its zone, how it is written here, and what it shows now. */
export interface ShopTime extends DateStyle {
  /** The present instant by the server's clock, ms. */
  now: number;
}

/** A day as people name it; `text` is written already: `Monday`, `27 Nov`. */
export type NamedDay = { name: 'today' | 'tomorrow' } | { name: 'weekday' | 'date'; text: string };

/** How people name the day of a moment. A weekday seven days ahead has the name of today: it is named by its date. */
export function namedDay(iso: string, time: ShopTime): NamedDay {
  const ahead = daysAhead(time.zone, new Date(iso), new Date(time.now));
  if (ahead === 0) return { name: 'today' };
  if (ahead === 1) return { name: 'tomorrow' };
  return ahead > 1 && ahead < 7
    ? { name: 'weekday', text: formatWeekday(iso, time) }
    : { name: 'date', text: formatDay(iso, time) };
}
