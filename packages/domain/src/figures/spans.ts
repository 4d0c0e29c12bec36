import { FIGURE_DAYS, FIGURE_USUAL_DAYS, type FigureComparison } from '@seduh/contract/constants';
import { backwardsSpan, daysUntil, type DaySpan } from '../report-periods';
import { addDays, instantAt, startOfDay, wallClock } from '../zoned-clock';

/** Whole weeks, so that each day is held against the same weekday. */
export const YEAR_DAYS = 52 * 7;

/** Business days as they were asked for; each may be left out. */
interface AskedDays {
  from?: string | undefined;
  to?: string | undefined;
}

/** The days that are asked for: without a last one up to today, without a first one four weeks. */
export function figureSpan({ from, to }: AskedDays, today: string): DaySpan {
  const last = to ?? (from !== undefined && from > today ? from : today);
  return { from: from ?? addDays(last, 1 - FIGURE_USUAL_DAYS), to: last };
}

/** What stands against a span of days, by field; nothing for one that can be added up. */
export function spanProblems({ from, to }: DaySpan): Record<string, string> {
  const backwards = backwardsSpan({ from, to });
  if (backwards) return backwards;
  if (daysUntil(from, to) >= FIGURE_DAYS) return { to: `to: at most ${FIGURE_DAYS} days in all` };
  return {};
}

/** The days a span is held against, and the moment at which they end, not included. */
export interface ComparedSpan extends DaySpan {
  until: Date;
}

/**
 * As many days before a span, or 52 weeks before it; null where nothing is to be compared. Of a day that still runs as
 * much is compared as has passed of it.
 */
export function comparedSpan(
  span: DaySpan,
  comparison: FigureComparison,
  timeZone: string,
  now: Date,
): ComparedSpan | null {
  if (comparison === 'none') return null;
  const back = comparison === 'year' ? YEAR_DAYS : daysUntil(span.from, span.to) + 1;
  const from = addDays(span.from, -back);
  const to = addDays(span.to, -back);
  const end = startOfDay(timeZone, to, 1);
  const { date: today, minutes } = wallClock(timeZone, now);
  if (today !== span.to) return { from, to, until: end };
  const then = new Date(instantAt(timeZone, to, minutes).getTime() + (now.getTime() % 60_000));
  return { from, to, until: then < end ? then : end };
}
