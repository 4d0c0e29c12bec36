import { businessDay, dayWord } from '@seduh/domain';
import { formatDay } from '../format/dates';
import { formatTime } from '../format/times';

/** The shop's clock: its zone, and what it shows now. */
export interface ShopTime {
  /** IANA zone. */
  zone: string;
  /** The present instant by the server's clock, ms. */
  now: number;
}

export const isToday = (iso: string, { zone, now }: ShopTime): boolean =>
  dayWord(zone, new Date(iso), new Date(now)) === 'today';

/** `14:35` today, `18 Nov, 14:35` on another day. */
export function formatMoment(iso: string, time: ShopTime): string {
  const clock = formatTime(iso, time.zone);
  return isToday(iso, time) ? clock : `${formatDay(iso, time.zone)}, ${clock}`;
}

/** When something was bought, on its card: `Today 13:52`, else `18 Nov`. */
export const formatBought = (iso: string, time: ShopTime): string =>
  isToday(iso, time) ? `Today ${formatTime(iso, time.zone)}` : formatDay(iso, time.zone);

/** The calendar day in the shop, `2026-11-20`, as the API's `from` and `to` have it. */
export const calendarDay = ({ zone, now }: ShopTime): string => businessDay(zone, new Date(now));
