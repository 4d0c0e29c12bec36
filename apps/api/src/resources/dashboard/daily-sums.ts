import { setTimeout as delay } from 'node:timers/promises';
import { FIGURE_DAYS } from '@seduh/contract/constants';
import { addDays, businessDay, monthOf, startOfDay, type DaySpan } from '@seduh/domain';
import { YEAR_DAYS } from '@seduh/domain/figures';
import type { Clock } from '../../platform/clock';
import { withTx, type Db, type Tx } from '../../platform/db/tx';
import {
  dropBefore,
  keepDay,
  keepDrawer,
  lacksCustomers,
  listDrawers,
  listKept,
  lockKeeping,
  noteCustomers,
} from './daily-sums-repository';
import { findQuarters, keepFigures, listFigureDays } from './figures/kept-repository';
import { listMonths } from './figures/months-repository';
import { readGoals, sumWaits } from './figures-repository';
import { sumLedger, type KeptDay, type Span, type Stretch, type Window } from './ledger-repository';

/** The longest span of figures, held against the same weekdays of the year before: what is older is asked for by nobody. */
export const KEPT_DAYS = FIGURE_DAYS + YEAR_DAYS;
const QUARTER_MS = 900_000;
/** Of so many days that are not kept, the last begun, quarters are looked for: today, and yesterday while it is being kept. */
const QUARTERED_DAYS = 2;
/** So many days are kept at once: today's quarters, and what else the job adds up, do not wait for half a year of books. */
export const DAYS_AT_ONCE = 10;
/** How long after its end a day may well be open still; one that is longer is read from the books. */
const UNCLOSED_MS = 3 * 86_400_000;
/** Of fewer days nobody looks for months. */
const SHORTEST_MONTH = 28;

/** What a stretch of time came to. */
export type Sums = Omit<KeptDay, 'since'>;

/** Each business day of a span, as the stretch of time that it is in the shop's zone. */
export function daysOf(timeZone: string, { from, to }: DaySpan): Window[] {
  const days: Window[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    days.push({ since: startOfDay(timeZone, day), until: startOfDay(timeZone, day, 1) });
  return days;
}

/** Which of these stretches of time are kept, by what is known of them; neighbours that are not are added up as one. */
function split<Kept>(windows: readonly Window[], known: ReadonlyMap<number, Kept>): { kept: Kept[]; live: Window[] } {
  const parts: { kept: Kept[]; live: Window[] } = { kept: [], live: [] };
  for (const { since, until } of windows) {
    const kept = known.get(since.getTime());
    const last = parts.live.at(-1);
    if (kept !== undefined) parts.kept.push(kept);
    else if (last?.until.getTime() === since.getTime()) last.until = until;
    else parts.live.push({ since, until });
  }
  return parts;
}

const byStart = (days: readonly KeptDay[]) => new Map(days.map((day) => [day.since.getTime(), day]));

/** Which days of a span are kept, and of those that are not, mostly today, which quarters of an hour. */
export async function stretchOf(tx: Tx, days: readonly Window[], now: Date): Promise<Stretch> {
  const known = byStart(await listKept(tx, days));
  const begun = days.filter(({ since }) => since <= now && !known.has(since.getTime()));
  const cut = new Set(begun.slice(-QUARTERED_DAYS));
  if (cut.size === 0) return split(days, known);
  // a day and its first quarter begin at once: a day that is kept has no quarters
  const all = days.flatMap((day) => (cut.has(day) ? quartersOf(day) : [day]));
  const quarters = await listKept(tx, [...cut].flatMap(quartersOf));
  return split(all, new Map([...byStart(quarters), ...known]));
}

/** A day as its drawer is told: what is kept of it, as a whole or by quarters of an hour, and the stretches that are not. */
export async function drawersOf(tx: Tx, day: Window): Promise<{ kept: Date[]; live: Window[] }> {
  const [whole] = await listDrawers(tx, [day]);
  if (whole) return { kept: [whole], live: [] };
  const quarters = quartersOf(day);
  const known = (await listDrawers(tx, quarters)).map((since) => [since.getTime(), since] as const);
  return split(quarters, new Map(known));
}

/** A day of today's kind, cut as it is kept. */
function quartersOf({ since, until }: Window): Window[] {
  const cuts: Window[] = [];
  for (let at = since.getTime(); at < until.getTime(); at += QUARTER_MS)
    cuts.push({ since: new Date(at), until: new Date(Math.min(at + QUARTER_MS, until.getTime())) });
  return cuts;
}

/** The same of a day up to a moment in it: of a kept one its quarters are known, of another all is added up. */
export async function stretchUpTo(tx: Tx, { since, until }: Window, moment: Date): Promise<Stretch> {
  const [kept] = await listKept(tx, [{ since, until }]);
  const quarters = kept && (await findQuarters(tx, since));
  if (!quarters) return { kept: [], live: [{ since, until: moment }] };
  const over = Math.floor((moment.getTime() - since.getTime()) / QUARTER_MS);
  const sums = quarters
    .filter(([quarter = 0]) => quarter < over)
    .map(([, income = 0, refunds = 0, discounts = 0, orders = 0, ready_orders = 0, ready_ms = 0]) => ({
      income,
      refunds,
      discounts,
      orders,
      ready_orders,
      ready_ms,
    }));
  const rest = { since: new Date(since.getTime() + over * QUARTER_MS), until: moment };
  return { kept: [{ since, ...addUp(NOTHING, sums) }], live: rest.since < moment ? [rest] : [] };
}

/** Which days of a span have their sections kept, and which of those a month has; the last day may end before it is over. */
export async function spanOf(tx: Tx, days: readonly Window[], timeZone: string): Promise<Span> {
  const holding = (await listKept(tx, days)).map(({ since }) => since);
  const known = new Map((await listFigureDays(tx, holding, timeZone)).map((since) => [since.getTime(), since]));
  const { kept, live } = split(days, known);
  const months = known.size < SHORTEST_MONTH ? [] : await listMonths(tx, timeZone);
  const whole = months.filter((month) => {
    const own = days.filter((day) => isWithin(month, day.since));
    const [first, last] = [own[0], own.at(-1)];
    const isCut = first?.since.getTime() !== month.since.getTime() || last?.until.getTime() !== month.until.getTime();
    return !isCut && own.every(({ since }) => known.has(since.getTime()));
  });
  const others = kept.filter((since) => !whole.some((month) => isWithin(month, since)));
  return { months: whole.map(({ since }) => since), kept: others, live };
}

const isWithin = ({ since, until }: Window, moment: Date) => since <= moment && moment < until;

const NOTHING: Sums = { income: 0, refunds: 0, discounts: 0, orders: 0, ready_orders: 0, ready_ms: 0 };

/**
 * The sums of a stretch: whether its days are kept or not makes no difference to them.
 * @param known what other stretches of the same snapshot have added up, by window; today's last minutes are in most of them
 */
export async function sumStretch(tx: Tx, { kept, live }: Stretch, known = new Map<string, Sums>()): Promise<Sums> {
  const sums: Sums[] = [...kept];
  for (const window of live) {
    const key = JSON.stringify(window);
    const added = known.get(key) ?? (await addLive(tx, window));
    known.set(key, added);
    sums.push(added);
  }
  return addUp(NOTHING, sums);
}

async function addLive(tx: Tx, window: Window): Promise<Sums> {
  const [money] = await sumLedger(tx, [window.since], window.until);
  return { ...NOTHING, ...money, ...(await sumWaits(tx, window)) };
}

/** The sums of many figures, name by name; the names are those of `nothing`. */
export function addUp<Name extends string>(
  nothing: Readonly<Record<Name, number>>,
  all: readonly Readonly<Record<NoInfer<Name>, number>>[],
): Record<Name, number> {
  const sums: Record<Name, number> = { ...nothing };
  for (const next of all) for (const name in nothing) sums[name] += next[name];
  return sums;
}

/** Whoever keeps takes turns, and asks again when it is their turn: a day may have been kept meanwhile. */
export const inTurn = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  withTx(db, (tx) => lockKeeping(tx).then(() => work(tx)));

/**
 * Of these days the ones that have no sums and figures which hold, by this clock.
 * @param orNewer figures of a version to come will do
 */
export async function missingOf(db: Db, days: readonly Window[], timeZone: string, orNewer = false): Promise<Window[]> {
  const holding = (await listKept(db, days)).map(({ since }) => since);
  const known = new Set((await listFigureDays(db, holding, timeZone, orNewer)).map((since) => since.getTime()));
  return days.filter(({ since }) => !known.has(since.getTime()));
}

/**
 * Keeps the sums of each quarter of an hour of today that is over.
 * @param job ends it after the quarter that it is at: after a start there may be a whole day of them
 * @returns how many it summed
 */
export async function keepQuarters(db: Db, clock: Clock, job?: AbortSignal): Promise<number> {
  const now = clock.now();
  const { time_zone } = await readGoals(db);
  const today = businessDay(time_zone, now);
  const quarters = daysOf(time_zone, { from: today, to: today })
    .flatMap(quartersOf)
    .filter(({ until }) => until <= now);
  const kept = byStart(await listKept(db, quarters));
  let count = 0;
  for (const quarter of quarters) {
    if (job?.aborted) break;
    if (kept.has(quarter.since.getTime())) continue;
    await inTurn(db, async (tx) => {
      if ((await listKept(tx, [quarter])).length > 0) return;
      await keepDay(tx, quarter);
      await keepDrawer(tx, quarter);
      count += 1;
    });
  }
  return count;
}

/** Notes whom staff met on the days of the running month that are kept, as the dashboard asks it. @returns how many lists it noted */
export async function keepCustomers(db: Db, clock: Clock): Promise<number> {
  const { time_zone } = await readGoals(db);
  const from = startOfDay(time_zone, monthOf(businessDay(time_zone, clock.now())).from);
  // without a turn, which whoever keeps days may have for long
  return (await lacksCustomers(db, from)) ? inTurn(db, (tx) => noteCustomers(tx, from)) : 0;
}

/**
 * Keeps the sums and the figures of past business days that anybody can ask for and that have none that hold: a few of
 * them, the newest first, as they are what is looked at. Figures are the same without it, and take longer. One day that
 * fails holds up no other. Meeting a day that somebody else has kept meanwhile it leaves the rest to them.
 * @param job ends it after the day that it is at; with one it rests after each day as long as that took, so that half of
 *   the time is left to those who order
 * @returns how many days it kept, at most {@link DAYS_AT_ONCE}; 0 when there is nothing to do
 * @throws AggregateError in the end, where a day failed
 */
export async function keepDays(db: Db, clock: Clock, job?: AbortSignal): Promise<number> {
  const now = clock.now();
  const { time_zone } = await readGoals(db);
  const today = businessDay(time_zone, now);
  const days = daysOf(time_zone, { from: addDays(today, -KEPT_DAYS), to: today }).filter(({ until }) => until <= now);
  const missing = (await missingOf(db, days, time_zone, true)).toReversed();
  const failures: unknown[] = [];
  let count = 0;
  for (const day of missing) {
    if (Math.max(count, failures.length) === DAYS_AT_ONCE || job?.aborted) break;
    const began = performance.now();
    try {
      if (!(await inTurn(db, (tx) => keepOne(tx, day, time_zone, now)))) break;
      count += 1;
    } catch (error) {
      failures.push(error);
    }
    if (job) await rest(performance.now() - began, job);
  }
  const [first] = days;
  if (missing.length > 0 && first) await inTurn(db, (tx) => dropBefore(tx, first.since));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} days could not be kept`);
  return count;
}

/** A signal ends it early. */
const rest = (ms: number, signal: AbortSignal) => delay(ms, undefined, { signal }).catch(() => undefined);

/** Keeps a day, unless somebody else has; false also where the shop has moved to another zone, which has other days. */
async function keepOne(tx: Tx, day: Window, timeZone: string, now: Date): Promise<boolean> {
  const { time_zone } = await readGoals(tx);
  if (time_zone !== timeZone || (await missingOf(tx, [day], timeZone, true)).length === 0) return false;
  await keepDay(tx, day);
  if (day.until.getTime() > now.getTime() - UNCLOSED_MS) await keepDrawer(tx, day);
  await keepFigures(tx, day, timeZone);
  return true;
}
