import type { ReportRange } from '@seduh/contract';
import { addDays, instantAt, startOfDay, wallClock } from './zoned-clock';

/** A stretch of business days, the first and the last one included, YYYY-MM-DD. */
export interface DaySpan {
  from: string;
  to: string;
}

/** What stands against days that are asked for, by field: the last one comes before the first. Null where nothing does. */
export const backwardsSpan = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from !== undefined && to !== undefined && to < from ? { to: `to: comes before ${from}` } : null;

/** A day, week or month as a report names it. */
export interface NamedSpan extends DaySpan {
  /** `20 Nov`, `16 - 22 Nov`, `30 Nov - 6 Dec`, `Nov`. */
  label: string;
}

const PERIODS = 6;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** The last six days, weeks (from Monday) or months, oldest first; the last one holds `today`. */
export function reportPeriods(range: ReportRange, today: string): NamedSpan[] {
  return Array.from({ length: PERIODS }, (_, index) => spanBefore(range, today, PERIODS - 1 - index));
}

/** What a running period is fairly held against. */
export interface SameStretch extends NamedSpan {
  /** The end, not included: as late on the last day as it is now, or the end of the period where that is shorter. */
  until: Date;
}

/** As much of the period before the running one as has passed of the running one: `1 - 20 Oct`, up to the same time of day. */
export function sameStretchBefore(range: ReportRange, timeZone: string, now: Date): SameStretch {
  const { date: today, minutes } = wallClock(timeZone, now);
  const running = spanBefore(range, today, 0);
  const before = spanBefore(range, today, 1);
  const day = addDays(before.from, daysUntil(running.from, today));
  const to = day < before.to ? day : before.to;
  const end = startOfDay(timeZone, to, 1);
  const seconds = now.getTime() % 60_000;
  const then = new Date(instantAt(timeZone, day, minutes).getTime() + seconds);
  return { label: spanText(before.from, to), from: before.from, to, until: then < end ? then : end };
}

/** The month that holds a business day. */
export const monthOf = (day: string): NamedSpan => spanBefore('monthly', day, 0);

/** Business days after `day`, up to `to`. */
export const daysUntil = (day: string, to: string): number => (utc(to).getTime() - utc(day).getTime()) / 86_400_000;

/** The period that many before the one that holds `day`. */
function spanBefore(range: ReportRange, day: string, back: number): NamedSpan {
  if (range === 'daily') {
    const date = addDays(day, -back);
    return { label: dayText(date), from: date, to: date };
  }
  if (range === 'weekly') {
    const daysSinceMonday = (utc(day).getUTCDay() + 6) % 7;
    const from = addDays(day, -daysSinceMonday - 7 * back);
    const to = addDays(from, 6);
    return { label: spanText(from, to), from, to };
  }
  const at = utc(day);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() - back];
  const from = dateText(new Date(Date.UTC(year, month, 1)));
  return { label: monthText(from), from, to: dateText(new Date(Date.UTC(year, month + 1, 0))) };
}

// business days are calendar days without a zone: reckoning them in UTC keeps every zone out
const utc = (date: string): Date => new Date(`${date}T00:00:00Z`);
const dateText = (date: Date): string => date.toISOString().slice(0, 10);
const monthText = (date: string): string => MONTHS[utc(date).getUTCMonth()] ?? '';
/** A calendar day without its year: `20 Nov`. */
export const dayText = (date: string): string => `${utc(date).getUTCDate()} ${monthText(date)}`;
/** `1 - 20 Oct`, `30 Nov - 6 Dec`, `1 Oct`. */
function spanText(from: string, to: string): string {
  if (from === to) return dayText(to);
  const start = from.slice(0, 7) === to.slice(0, 7) ? String(utc(from).getUTCDate()) : dayText(from);
  return `${start} - ${dayText(to)}`;
}
