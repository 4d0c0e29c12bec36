/** What a clock on the wall of a zone shows. Nothing here depends on the zone of this process. */
export interface WallClock {
  /** YYYY-MM-DD */
  date: string;
  /** 1 Monday … 7 Sunday */
  weekday: number;
  /** Minutes since midnight. */
  minutes: number;
}

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** No change of clocks is larger. */
const CHANGE_MS = 120 * MINUTE_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Building a format costs more than a hundred uses of it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

/** Offsets from UTC in ms, by zone and beginning of a quarter of an hour: clocks change on quarters, and formatting is slow. */
const offsets = new Map<string, Map<number, number>>();
const OFFSETS_KEPT = 1_000;

function offsetMs(timeZone: string, ms: number): number {
  const quarter = Math.floor(ms / QUARTER_MS) * QUARTER_MS;
  const known = offsets.get(timeZone) ?? new Map<number, number>();
  const kept = known.get(quarter);
  if (kept !== undefined) return kept;
  const offset = wallMsAt(timeZone, quarter) - quarter;
  if (known.size >= OFFSETS_KEPT) known.clear();
  offsets.set(timeZone, known.set(quarter, offset));
  return offset;
}

/** The wall clock's reading as if it were UTC, ms. */
function wallMsAt(timeZone: string, ms: number): number {
  const read: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(ms)) read[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = read;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

export function wallClock(timeZone: string, at: Date): WallClock {
  const wall = new Date(at.getTime() + offsetMs(timeZone, at.getTime()));
  return {
    date: wall.toISOString().slice(0, 10),
    weekday: wall.getUTCDay() || 7,
    minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
  };
}

/** The business day of an instant: the calendar day in the shop's zone, YYYY-MM-DD. */
export function businessDay(timeZone: string, at: Date): string {
  return wallClock(timeZone, at).date;
}

/** The instant at which the zone's wall clock shows `minutes` after midnight of `date`; more than a day is fine. */
export function instantAt(timeZone: string, date: string, minutes: number): Date {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS;
  // the offset at the first guess may be that of the other side of a clock change: guess again from there
  const guess = wall - offsetMs(timeZone, wall);
  return new Date(wall - offsetMs(timeZone, guess));
}

/** First instant of a business day; with `days`, of the day that many later. */
export function startOfDay(timeZone: string, date: string, days = 0): Date {
  const day = addDays(date, days);
  const midnight = instantAt(timeZone, day, 0).getTime();
  // where clocks change about midnight there may be two of them, or none: the day begins where its date first shows
  const shows = (ms: number) => businessDay(timeZone, new Date(ms)) >= day;
  if (shows(midnight) && !shows(midnight - 1)) return new Date(midnight);
  let first = midnight - CHANGE_MS;
  while (!shows(first)) first += QUARTER_MS;
  return new Date(first);
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 'HH:MM' as minutes since midnight. */
export function clockMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
