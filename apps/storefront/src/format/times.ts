const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone });
  clocks.set(zone, made);
  return made;
}

/** Clock time in the shop's zone, `14:35`. */
export function formatTime(iso: string, zone: string): string {
  return clockOf(zone).format(new Date(iso));
}

/** Whole minutes from `now` to `iso` (both instants; negative when past). */
export function minutesUntil(iso: string, now: Date | string | number): number {
  return Math.round((Date.parse(iso) - new Date(now).getTime()) / 60_000);
}

/** `in 21 minutes`, `in 1 minute`, `now` when less than a minute is left or it is past. */
export function inMinutes(iso: string, now: Date | string | number): string {
  const minutes = minutesUntil(iso, now);
  if (minutes < 1) return 'now';
  return minutes === 1 ? 'in 1 minute' : `in ${minutes} minutes`;
}

/** `13:00` as people say it, `1 pm`; minutes only when there are some, `1:30 pm`. */
export function spokenTime(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const figure = ((hours + 11) % 12) + 1;
  const tail = minutes ? `:${String(minutes).padStart(2, '0')}` : '';
  return `${figure}${tail} ${hours < 12 ? 'am' : 'pm'}`;
}

/** `1 - 7 pm`, `7 am - 9 pm`: the half of the day is named once where both ends share it. */
export function spokenRange(from: string, to: string): string {
  const [start, end] = [spokenTime(from), spokenTime(to)];
  const shared = start.slice(-2) === end.slice(-2);
  return `${shared ? start.slice(0, -3) : start} - ${end}`;
}
