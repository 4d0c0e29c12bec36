import { formatterOf } from './times';

const dayOf = formatterOf({ day: 'numeric', month: 'short' });

/** Calendar day in the shop's zone, `18 Nov`. */
export function formatDay(iso: string, zone: string): string {
  // en-GB writes "Sept"; the shop's months have three letters
  return dayOf(zone).format(new Date(iso)).replace('Sept', 'Sep');
}

/** Calendar day in the shop's zone with its year, `18 Nov 2026`. */
export function formatFullDay(iso: string, zone: string): string {
  const year = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: zone }).format(new Date(iso));
  return `${formatDay(iso, zone)} ${year}`;
}
