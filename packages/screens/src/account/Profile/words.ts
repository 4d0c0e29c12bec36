
const MINUTE_MS = 60_000;
const many = (count: number, word: string): string => `Used ${count} ${word}${count === 1 ? '' : 's'} ago`;

/** How long ago a session was used, in words; the server knows it to about five minutes. */
export function lastUsed(iso: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / MINUTE_MS);
  if (minutes < 10) return 'Used a moment ago';
  if (minutes < 60) return many(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? many(hours, 'hour') : many(Math.floor(hours / 24), 'day');
}

/** A stored day, `YYYY-MM-DD`, as it is read: `03/04/1996`. */
export const formatBirthday = (day: string | null): string => day?.split('-').toReversed().join('/') ?? '';

/** The year in which somebody became a member, by the shop's calendar. */
export const memberYear = (since: string, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: zone }).format(new Date(since));
