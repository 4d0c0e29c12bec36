import { type DateStyle, formatterOf, formatTime } from './times';

const dayOf = formatterOf({ day: 'numeric', month: 'short' });
const weekdayOf = formatterOf({ weekday: 'long' });
const yearOf = formatterOf({ year: 'numeric' });

/** Calendar day in the shop's zone, `18 Nov`. */
export function formatDay(iso: string, style: DateStyle): string {
  // en-GB writes "Sept"; the shop's months have three letters
  return dayOf(style)
    .format(new Date(iso))
    .replace(/(Sep)t/, '$1');
}

/** Day of the week in the shop's zone, `Monday`. */
export const formatWeekday = (iso: string, style: DateStyle): string => weekdayOf(style).format(new Date(iso));

/** Day, year and clock time in the shop's zone, `18 Nov 2026, 14:35`. */
export const formatWhen = (iso: string, style: DateStyle): string =>
  `${formatDay(iso, style)} ${yearOf(style).format(new Date(iso))}, ${formatTime(iso, style)}`;
