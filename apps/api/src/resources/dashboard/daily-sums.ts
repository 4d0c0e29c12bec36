import { addDays, businessDay, reportPeriods, startOfDay, type DaySpan } from '@seduh/domain';
import type { Clock } from '../../platform/clock';
import { withTx, type Db, type Tx } from '../../platform/db/tx';
import { dropBefore, keepDay, listKept, lockKeeping } from './daily-sums-repository';
import { readGoals, sumWaits } from './figures-repository';
import { sumLedger, type KeptDay, type Stretch, type Window } from './ledger-repository';

/** What a stretch of time came to. */
export type Sums = Omit<KeptDay, 'since'>;

/** Each business day of a span, as the stretch of time that it is in the shop's zone. */
export function daysOf(timeZone: string, { from, to }: DaySpan): Window[] {
  const days: Window[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    days.push({ since: startOfDay(timeZone, day), until: startOfDay(timeZone, day, 1) });
  return days;
}

/** Which days of a span are kept; neighbours that are not are added up as one. */
export async function stretchOf(tx: Tx, days: readonly Window[]): Promise<Stretch> {
  const known = new Map((await listKept(tx, days)).map((day) => [day.since.getTime(), day]));
  const stretch: Stretch = { kept: [], live: [] };
  for (const { since, until } of days) {
    const kept = known.get(since.getTime());
    const last = stretch.live.at(-1);
    if (kept) stretch.kept.push(kept);
    else if (last?.until.getTime() === since.getTime()) last.until = until;
    else stretch.live.push({ since, until });
  }
  return stretch;
}

const NOTHING: Sums = { income: 0, refunds: 0, discounts: 0, orders: 0, ready_orders: 0, ready_ms: 0 };

/** The sums of a stretch: whether its days are kept or not makes no difference to them. */
export async function sumStretch(tx: Tx, { kept, live }: Stretch): Promise<Sums> {
  const sums: Sums[] = [...kept];
  for (const window of live) {
    const [money] = await sumLedger(tx, [window.since], window.until);
    sums.push({ ...NOTHING, ...money, ...(await sumWaits(tx, window)) });
  }
  return addUp(NOTHING, sums);
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

/**
 * Keeps the sums of every past business day that reports ask for and that has none that hold. Figures are the same
 * without it, and take longer. @returns how many days it summed
 */
export async function keepDays(db: Db, clock: Clock): Promise<number> {
  const now = clock.now();
  const { time_zone } = await readGoals(db);
  const today = businessDay(time_zone, now);
  const days = daysOf(time_zone, { from: reportPeriods('monthly', today).at(0)?.from ?? today, to: today });
  const over = days.filter(({ until }) => until <= now);
  const known = new Set((await listKept(db, over)).map(({ since }) => since.getTime()));
  const missing = over.filter(({ since }) => !known.has(since.getTime()));
  const inTurn = (work: (tx: Tx) => Promise<void>) => withTx(db, (tx) => lockKeeping(tx).then(() => work(tx)));
  for (const day of missing) await inTurn((tx) => keepDay(tx, day));
  const [first] = days;
  if (missing.length > 0 && first) await inTurn((tx) => dropBefore(tx, first.since));
  return missing.length;
}
