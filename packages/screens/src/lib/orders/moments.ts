import { businessDay, daysAhead } from '@seduh/domain';
import { formatDay, formatWeekday } from '../format/dates';
import { type DateStyle, formatTime } from '../format/times';
import type { OrderWords } from './words';

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

export const isToday = (iso: string, time: ShopTime): boolean => namedDay(iso, time).name === 'today';

/** `14:35` today, `18 Nov, 14:35` on another day. */
export function formatMoment(iso: string, time: ShopTime): string {
  const clock = formatTime(iso, time);
  return isToday(iso, time) ? clock : `${formatDay(iso, time)}, ${clock}`;
}

/** When something was bought, on its card: `Today 13:52`, else `18 Nov`. */
export const formatBought = (iso: string, time: ShopTime, m: OrderWords): string =>
  isToday(iso, time) ? m.todayAt(formatTime(iso, time)) : formatDay(iso, time);

/** The calendar day in the shop, `2026-11-20`, as the API's `from` and `to` have it. */
export const calendarDay = ({ zone, now }: Omit<ShopTime, 'locale'>): string => businessDay(zone, new Date(now));
