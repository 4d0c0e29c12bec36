import type { DayHours, Shop } from '@seduh/contract';
import { clockText, dayWord } from './day-words';
import { addDays, clockMinutes, instantAt, startOfDay, wallClock } from './zoned-clock';

export { businessDay } from './zoned-clock';

/** What the arithmetic of opening hours needs to know of the shop. */
export type ShopHours = Pick<Shop, 'time_zone' | 'hours' | 'next_hours' | 'special_days' | 'delivery_window'>;

/** From one clock time to another, `HH:MM`. */
export type ClockSpan = Pick<DayHours, 'open' | 'close'>;

/** One stretch of being open: from `start` up to, not including, `end`. */
export interface Span {
  start: Date;
  end: Date;
}

/** A week from now and a day on either side: whatever repeats weekly shows itself in here. */
const DAYS_BACK = -1;
const DAYS_AHEAD = 9;
const DAY_MS = 24 * 60 * 60_000;

/** True from the minute of opening up to, not including, the minute of closing. */
export const isOpenAt = (shop: ShopHours, at: Date): boolean => openedAt(shop, at) !== null;

/** Since when the shop is open at this moment; null where it is closed. */
export const openedAt = (shop: ShopHours, at: Date): Date | null =>
  spansAround(shop, at, 0).find((span) => contains(span, at))?.start ?? null;

/** True where door delivery happens at this moment: right weekday and clock time in the shop's zone. */
export function inDeliveryWindow(shop: ShopHours, at: Date): boolean {
  const { weekday, minutes } = wallClock(shop.time_zone, at);
  const { days, from, to } = shop.delivery_window;
  return days.includes(weekday) && minutes >= clockMinutes(from) && minutes < clockMinutes(to);
}

/** When the riders go home, of the delivery window that holds this moment; null outside of it. */
export function deliveryEnd(shop: ShopHours, at: Date): Date | null {
  if (!inDeliveryWindow(shop, at)) return null;
  const { date } = wallClock(shop.time_zone, at);
  return instantAt(shop.time_zone, date, clockMinutes(shop.delivery_window.to));
}

/** The next moment the shop opens or closes; null when it never does (always or never open). */
export function nextChange(shop: ShopHours, at: Date): Date | null {
  if (isOpenAt(shop, at)) return closingAfter(shop, at);
  return spansAround(shop, at, DAYS_AHEAD).find(({ start }) => start > at)?.start ?? null;
}

/** When the shop closes that is open at this moment; null where it is closed, or never closes. */
export function closingAfter(shop: ShopHours, at: Date): Date | null {
  // tomorrow is enough for nearly every shop: a span with another one behind it has ended
  for (const days of [1, DAYS_AHEAD]) {
    const spans = spansAround(shop, at, days);
    const current = spans.find((span) => contains(span, at));
    if (!current) return null;
    if (spans.at(-1) !== current) return current.end;
  }
  return null;
}

/**
 * Whether the shop is open, in the words every screen and every refusal uses: `Open until 21:00`,
 * `Closed. Opens tomorrow at 07:00`.
 */
export function openWords(shop: ShopHours, at: Date): string {
  const change = nextChange(shop, at);
  const isOpen = isOpenAt(shop, at);
  if (!change) return isOpen ? 'Open day and night' : 'Closed';
  const clock = clockText(shop.time_zone, change);
  if (isOpen) {
    const isSoon = change.getTime() - at.getTime() < DAY_MS;
    return `Open until ${isSoon ? '' : `${dayWord(shop.time_zone, change, at)} `}${clock}`;
  }
  const day = dayWord(shop.time_zone, change, at);
  const on = { today: '', tomorrow: 'tomorrow ' }[day] ?? `on ${day} `;
  return `Closed. Opens ${on}at ${clock}`;
}

/**
 * When a new day begins for the kitchen: the first opening after today's last closing. What is open past midnight belongs
 * to the day it opened on. A shop that never closes, or never opens, begins a new day at midnight.
 */
export function openingAfterToday(shop: ShopHours, at: Date): Date {
  const spans = spansAround(shop, at, DAYS_AHEAD);
  const dayOf = (instant: Date) => wallClock(shop.time_zone, instant).date;
  const today = dayOf(spans.find((span) => contains(span, at))?.start ?? at);
  const closing = spans.findLast(({ start }) => dayOf(start) === today)?.end ?? at;
  return spans.find(({ start }) => start >= closing)?.start ?? startOfDay(shop.time_zone, dayOf(at), 1);
}

const contains = ({ start, end }: Span, at: Date): boolean => start <= at && at < end;

/** Every span that touches the days from yesterday to `daysAhead`, in order, those without a gap between as one. */
export function spansAround(shop: ShopHours, at: Date, daysAhead: number): Span[] {
  const today = wallClock(shop.time_zone, at);
  const spans: Span[] = [];
  for (let offset = DAYS_BACK; offset <= daysAhead; offset += 1) {
    const date = addDays(today.date, offset);
    const weekday = ((((today.weekday - 1 + offset) % 7) + 7) % 7) + 1;
    for (const { open, close } of spansOn(shop, date, weekday).toSorted(
      (a, b) => clockMinutes(a.open) - clockMinutes(b.open),
    )) {
      const from = clockMinutes(open);
      const until = clockMinutes(close);
      // closing at or before the opening means after midnight
      const end = until > from ? until : until + 24 * 60;
      append(spans, { start: instantAt(shop.time_zone, date, from), end: instantAt(shop.time_zone, date, end) });
    }
  }
  return spans;
}

/** When the shop is open on a day: by hours of its own, else by those of the week as they are then. */
export function spansOn(
  { hours, next_hours: next, special_days: days }: ShopHours,
  date: string,
  weekday: number,
): readonly ClockSpan[] {
  const special = days?.find((one) => one.date === date);
  const week = next && date >= next.from ? next.hours : hours;
  return special?.spans ?? week.filter(({ day }) => day === weekday);
}

function append(spans: Span[], next: Span): void {
  const last = spans.at(-1);
  if (!last || last.end < next.start) spans.push(next);
  else if (next.end > last.end) last.end = next.end;
}
