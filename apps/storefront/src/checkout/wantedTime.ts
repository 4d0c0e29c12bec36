const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const readers = new Map<string, Intl.DateTimeFormat>();

function readerOf(zone: string): Intl.DateTimeFormat {
  const known = readers.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  readers.set(zone, made);
  return made;
}

/** What clock and calendar of a zone show at an instant, read as if it were UTC: milliseconds. */
function wallClock(instant: number, zone: string): number {
  const parts = readerOf(zone).formatToParts(instant);
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute, part.second);
}

/** The instant at which a zone's clock and calendar show `wall` (as {@link wallClock} writes it). */
function instantOf(wall: number, zone: string): number {
  const guess = wall - (wallClock(wall, zone) - wall);
  // where a clock change lies between guess and truth, the offset at the guess is the right one
  return guess - (wallClock(guess, zone) - wall);
}

/**
 * The next time a shop's clock shows `clock`: later today, else tomorrow.
 * @param clock `HH:MM`, 24 hours
 * @param zone IANA zone of the shop
 * @returns ISO 8601 instant in UTC
 */
export function nextTime(clock: string, zone: string, now: Date): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const wallNow = wallClock(now.getTime(), zone);
  const midnight = wallNow - (wallNow % DAY);
  const wanted = midnight + (hours * 60 + minutes) * MINUTE;
  const today = instantOf(wanted, zone);
  return new Date(today > now.getTime() ? today : instantOf(wanted + DAY, zone)).toISOString();
}

/** `today` or `tomorrow` by the shop's calendar, null for another day. */
export function dayWord(iso: string, zone: string, now: Date): 'today' | 'tomorrow' | null {
  const dayOf = (instant: number) => Math.floor(wallClock(instant, zone) / DAY);
  const apart = dayOf(Date.parse(iso)) - dayOf(now.getTime());
  if (apart === 0) return 'today';
  return apart === 1 ? 'tomorrow' : null;
}
