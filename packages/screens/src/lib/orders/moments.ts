import { businessDay } from '@seduh/domain';
import { formatDay } from '../format/dates';
import { namedDay, type ShopTime } from '../format/days';
import { formatTime } from '../format/times';
import type { OrderWords } from './words';

export { namedDay, type NamedDay, type ShopTime } from '../format/days';

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
