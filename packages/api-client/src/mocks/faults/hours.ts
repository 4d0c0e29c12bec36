import type { Shop } from '@seduh/contract';
import { minutesOf } from './moment';

type Hours = Pick<Shop, 'time_zone' | 'hours'>;

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;

interface WeekTime {
  weekday: string;
  time: string;
  /** Since midnight before Monday. */
  minutes: number;
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What the shop's calendar and clock show. */
function weekTimeAt({ time_zone }: Pick<Shop, 'time_zone'>, at: Date): WeekTime {
  const read = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: time_zone, ...options }).format(at);
  const weekday = read({ weekday: 'long' });
  const time = read({ hour: '2-digit', minute: '2-digit' });
  return { weekday, time, minutes: WEEKDAYS.indexOf(weekday) * DAY_MINUTES + minutesOf(time) };
}

export const timeText = (shop: Hours, at: Date): string => weekTimeAt(shop, at).time;
export const weekdayAt = (shop: Hours, at: Date): string => weekTimeAt(shop, at).weekday;

/** The minutes of the week in which the shop opens, and how long it then stays so. */
const openings = ({ hours }: Hours) =>
  hours.map(({ day, open, close }) => {
    const from = minutesOf(open);
    // closing at or before the opening means after midnight
    const length = (minutesOf(close) - from + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
    return { start: (day - 1) * DAY_MINUTES + from, length };
  });

/** How far one minute of the week lies behind another, around the end of the week. */
const after = (minutes: number, start: number): number => (minutes - start + WEEK_MINUTES) % WEEK_MINUTES;

export function isOpenAt(shop: Hours, at: Date): boolean {
  const { minutes } = weekTimeAt(shop, at);
  return openings(shop).some(({ start, length }) => after(minutes, start) < length);
}

/** The next moment the shop opens or closes; null when it never does. */
export function nextChange(shop: Hours, at: Date): Date | null {
  const { minutes } = weekTimeAt(shop, at);
  const isOpen = isOpenAt(shop, at);
  const ends = openings(shop).map(({ start, length }) => (isOpen ? start + length : start));
  const waits = ends
    .map((end) => after(end, minutes))
    .filter((wait) => wait > 0)
    .toSorted((one, other) => one - other);
  const start = Math.floor(at.getTime() / MINUTE) * MINUTE;
  const times = waits.map((wait) => new Date(start + wait * MINUTE));
  // where one stretch of being open runs into the next, nothing changes
  return times.find((time) => isOpenAt(shop, time) !== isOpen) ?? null;
}

/** Whether orders go out to the door at that moment. */
export function ridesAt(shop: Pick<Shop, 'time_zone' | 'delivery_window'>, at: Date): boolean {
  const { weekday, time } = weekTimeAt(shop, at);
  const { days, from, to } = shop.delivery_window;
  return days.includes(WEEKDAYS.indexOf(weekday) + 1) && time >= from && time < to;
}
