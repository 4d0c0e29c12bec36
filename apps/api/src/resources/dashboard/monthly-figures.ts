import { addDays, businessDay, startOfDay, type DaySpan } from '@seduh/domain';
import type { Clock } from '../../platform/clock';
import type { Db, Tx } from '../../platform/db/tx';
import { daysOf, DAYS_AT_ONCE, inTurn, keepDays, KEPT_DAYS, missingOf } from './daily-sums';
import { keepMonth, listMonths } from './figures/months-repository';
import { readGoals } from './figures-repository';

/** So many months are made at once, of some ten thousand rows each. */
const MONTHS_AT_ONCE = 3;

/**
 * Keeps days that are over, then the months that they make: a day that fails holds up no month of others.
 * @param job ends it after the day or the month that it is at
 * @returns whether there may be more to keep: it did as many as it does at once
 */
export async function keepPast(db: Db, clock: Clock, job: AbortSignal): Promise<boolean> {
  let [days, months] = [0, 0];
  try {
    days = await keepDays(db, clock, job);
  } finally {
    months = await keepMonths(db, clock, job);
  }
  return days === DAYS_AT_ONCE || months === MONTHS_AT_ONCE;
}

/**
 * Keeps the figures of whole months of the shop's calendar of which every day is kept: a few of them, the newest first.
 * Figures are the same without it, and take longer. One month that fails holds up no other.
 * @param job ends it after the month that it is at
 * @returns how many months it made; 0 when there is nothing to do
 * @throws AggregateError in the end, where a month failed
 */
export async function keepMonths(db: Db, clock: Clock, job?: AbortSignal): Promise<number> {
  const { time_zone } = await readGoals(db);
  const today = businessDay(time_zone, clock.now());
  const kept = await startsOfMonths(db, time_zone);
  const failures: unknown[] = [];
  let count = 0;
  for (const month of monthsBetween(addDays(today, -KEPT_DAYS), today)) {
    if (Math.max(count, failures.length) === MONTHS_AT_ONCE || job?.aborted) break;
    if (kept.has(startOfDay(time_zone, month.from).getTime())) continue;
    // most that lack a day are told apart without waiting for a turn
    if ((await missingOf(db, daysOf(time_zone, month), time_zone)).length > 0) continue;
    try {
      if (await inTurn(db, (tx) => keepOne(tx, month, time_zone))) count += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} months could not be kept`);
  return count;
}

/** Makes a month, unless somebody else has, or one of its days no longer holds; none of a clock that the shop has left. */
async function keepOne(tx: Tx, month: DaySpan, timeZone: string): Promise<boolean> {
  const { time_zone } = await readGoals(tx);
  if (time_zone !== timeZone) return false;
  const since = startOfDay(timeZone, month.from);
  if ((await startsOfMonths(tx, timeZone)).has(since.getTime())) return false;
  const days = daysOf(timeZone, month);
  if ((await missingOf(tx, days, timeZone)).length > 0) return false;
  await keepMonth(tx, days, { since, until: startOfDay(timeZone, month.to, 1) }, timeZone);
  return true;
}

const startsOfMonths = async (db: Db, timeZone: string) =>
  new Set((await listMonths(db, timeZone)).map(({ since }) => since.getTime()));

/** The whole months of the calendar from the one day on and before the other, the newest first. */
function monthsBetween(from: string, before: string): DaySpan[] {
  const months: DaySpan[] = [];
  let next = `${before.slice(0, 8)}01`;
  for (;;) {
    const last = addDays(next, -1);
    const first = `${last.slice(0, 8)}01`;
    if (first < from) return months;
    months.push({ from: first, to: last });
    next = first;
  }
}
