import type { BestStaff, Dashboard, PreviousStretch, ReportPeriod, ReportRange } from '@seduh/contract';
import {
  businessDay,
  daysUntil,
  monthOf,
  reportPeriods,
  sameStretchBefore,
  startOfDay,
  type DaySpan,
} from '@seduh/domain';
import { averageMinutes } from '@seduh/domain/figures';
import type { Clock } from '../../platform/clock';
import { withTx, type Db, type Tx } from '../../platform/db/tx';
import { addUp, daysOf, stretchOf, stretchUpTo, sumStretch, type Sums } from './daily-sums';
import { findBestStaff, listTopProducts, readGoals, sumOwed } from './figures-repository';
import type { Stretch, Window } from './ledger-repository';

type Figures = Dashboard['totals'];
type Goals = Awaited<ReturnType<typeof readGoals>>;

const NOBODY = 'A member of staff';

/** All figures of the dashboard, as of one moment: whatever is sold meanwhile is in none of them or in all. */
export function readDashboard(db: Db, clock: Clock, range: ReportRange): Promise<Dashboard> {
  const now = clock.now();
  return withTx(db, (tx) => dashboardAt(tx, now, range), { isolation: 'repeatable read' });
}

/** The same within a transaction, which has to see one snapshot all the while. */
export async function dashboardAt(tx: Tx, now: Date, range: ReportRange): Promise<Dashboard> {
  const shop = await readGoals(tx);
  const today = businessDay(shop.time_zone, now);
  // up to today: the days to come have nothing in them, and what still runs is then the same window everywhere
  const stretchFor = ({ from, to }: DaySpan) =>
    stretchOf(tx, daysOf(shop.time_zone, { from, to: to < today ? to : today }), now);
  const live = new Map<string, Sums>();
  const series: ReportPeriod[] = [];
  let running: Stretch = { kept: [], live: [] };
  for (const span of reportPeriods(range, today)) {
    running = await stretchFor(span);
    series.push({ ...span, ...figuresOf(await sumStretch(tx, running, live)) });
  }
  const month = await stretchFor(monthOf(today));
  return {
    range,
    series,
    previous: await readPrevious(tx, shop.time_zone, range, now),
    totals: addUp(NOTHING, series),
    best_staff: await readBestStaff(tx, shop, month),
    goals: goalsOf(shop, (await sumStretch(tx, month, live)).income, today),
    top_products: await listTopProducts(tx, running),
    owed: await sumOwed(tx),
    as_of: now.toISOString(),
  };
}

/** The instants that a row of spans covers. */
export function windowOf(timeZone: string, spans: readonly DaySpan[]): Window {
  const [first, last] = [spans.at(0), spans.at(-1)];
  if (!first || !last) throw new RangeError('no span, no window');
  return { since: startOfDay(timeZone, first.from), until: startOfDay(timeZone, last.to, 1) };
}

const NOTHING: Figures = { income: 0, outcome: 0, refunds: 0, discounts: 0, orders: 0 };

function figuresOf({ income, refunds, discounts, orders, ready_orders, ready_ms }: Sums) {
  return {
    income,
    outcome: refunds + discounts,
    refunds,
    discounts,
    orders,
    minutes_to_ready: averageMinutes(ready_ms, ready_orders),
  };
}

/** What the running period is held against: whole days, and of the last one what had passed by this time of day. */
async function readPrevious(tx: Tx, timeZone: string, range: ReportRange, now: Date): Promise<PreviousStretch> {
  const { until, ...span } = sameStretchBefore(range, timeZone, now);
  const days = daysOf(timeZone, span);
  const last = days.at(-1);
  const isCut = last !== undefined && last.until > until;
  const stretch = await stretchOf(tx, isCut ? days.slice(0, -1) : days, now);
  if (isCut) {
    const { kept, live } = await stretchUpTo(tx, last, until);
    stretch.kept.push(...kept);
    stretch.live.push(...live);
  }
  return { ...span, ...figuresOf(await sumStretch(tx, stretch)), until: until.toISOString() };
}

async function readBestStaff(tx: Tx, { goal_staff }: Goals, month: Stretch): Promise<BestStaff | null> {
  const best = await findBestStaff(tx, month);
  return best ? { ...best, name: best.name ?? NOBODY, goal: goal_staff } : null;
}

const goalsOf = ({ goal_month }: Goals, income: number, today: string): Dashboard['goals'] => ({
  income,
  goal: goal_month,
  // rounded down: a goal is on 100 % when it is reached, not a cup before; without a goal it always is
  percent: goal_month > 0 ? Math.floor((income * 100) / goal_month) : 100,
  days_left: daysUntil(today, monthOf(today).to),
});
