import { formatterOf, formatTime } from './times';

const dayOf = formatterOf({ day: 'numeric', month: 'short' });
const yearOf = formatterOf({ year: 'numeric' });

/** Calendar day in the shop's zone, `18 Nov`. */
export function formatDay(iso: string, zone: string): string {
  // en-GB writes "Sept"; the shop's months have three letters
  return dayOf(zone).format(new Date(iso)).replace('Sept', 'Sep');
}

/** Day, year and clock time in the shop's zone, `18 Nov 2026, 14:35`. */
export const formatWhen = (iso: string, zone: string): string =>
  `${formatDay(iso, zone)} ${yearOf(zone).format(new Date(iso))}, ${formatTime(iso, zone)}`;
