import type { BestStaff, Dashboard, ReportPeriod, ReportRange } from '@seduh/contract';
import {
  businessDay,
  daysUntil,
  monthOf,
  reportPeriods,
  type DaySpan,
  type NamedSpan,
  startOfDay,
} from '@seduh/domain';
import type { Clock } from '../../clock';
import { withTx, type Db, type Tx } from '../../db/tx';
import { averageReadyMinutes, findBestStaff, listTopProducts, readGoals } from './figures-repository';
import { sumLedger, type LedgerSums, type Window } from './ledger-repository';

type Figures = Dashboard['totals'];
type Goals = Awaited<ReturnType<typeof readGoals>>;

const NOBODY = 'A member of staff';

/** All figures of the dashboard, as of one moment: whatever is sold meanwhile is in none of them or in all. */
export function readDashboard(db: Db, clock: Clock, range: ReportRange): Promise<Dashboard> {
  const now = clock.now();
  return withTx(
    db,
    async (tx) => {
      const shop = await readGoals(tx);
      const today = businessDay(shop.time_zone, now);
      const periods = reportPeriods(range, today);
      const series = await readSeries(tx, shop.time_zone, periods);
      const running = windowOf(shop.time_zone, periods.slice(-1));
      return {
        range,
        series,
        totals: series.reduce(addUp, NOTHING),
        best_staff: await readBestStaff(tx, shop, today),
        goals: await readMonth(tx, shop, today),
        top_products: await listTopProducts(tx, running),
        as_of: now.toISOString(),
      };
    },
    { isolation: 'repeatable read' },
  );
}

/** The instants that a row of spans covers. */
export function windowOf(timeZone: string, spans: readonly DaySpan[]): Window {
  const [first, last] = [spans.at(0), spans.at(-1)];
  if (!first || !last) throw new RangeError('no span, no window');
  return { since: startOfDay(timeZone, first.from), until: startOfDay(timeZone, last.to, 1) };
}

async function readSeries(tx: Tx, timeZone: string, periods: readonly NamedSpan[]): Promise<ReportPeriod[]> {
  const starts = periods.map(({ from }) => startOfDay(timeZone, from));
  const { until } = windowOf(timeZone, periods);
  const sums = await sumLedger(tx, starts, until);
  const waits = await averageReadyMinutes(tx, starts, until);
  return periods.map((span, index) => {
    const minutes = waits.find(({ period }) => period === index)?.minutes;
    return {
      ...span,
      ...figuresOf(sums.find(({ period }) => period === index)),
      minutes_to_ready: minutes === undefined ? null : Math.round(minutes * 10) / 10,
    };
  });
}

const NOTHING: Figures = { income: 0, outcome: 0, refunds: 0, discounts: 0, orders: 0 };

function figuresOf(sums: LedgerSums | undefined): Figures {
  if (!sums) return NOTHING;
  const { income, refunds, discounts, orders } = sums;
  return { income, outcome: refunds + discounts, refunds, discounts, orders };
}

const addUp = (sum: Figures, next: Figures): Figures => ({
  income: sum.income + next.income,
  outcome: sum.outcome + next.outcome,
  refunds: sum.refunds + next.refunds,
  discounts: sum.discounts + next.discounts,
  orders: sum.orders + next.orders,
});

async function readBestStaff(tx: Tx, { time_zone, goal_staff }: Goals, today: string): Promise<BestStaff | null> {
  const best = await findBestStaff(tx, windowOf(time_zone, [monthOf(today)]));
  return best ? { ...best, name: best.name ?? NOBODY, goal: goal_staff } : null;
}

async function readMonth(tx: Tx, { time_zone, goal_month }: Goals, today: string): Promise<Dashboard['goals']> {
  const month = monthOf(today);
  const { since, until } = windowOf(time_zone, [month]);
  const [sums] = await sumLedger(tx, [since], until);
  const { income } = figuresOf(sums);
  return {
    income,
    goal: goal_month,
    // rounded down: a goal is on 100 % when it is reached, not a cup before; without a goal it always is
    percent: goal_month > 0 ? Math.floor((income * 100) / goal_month) : 100,
    days_left: daysUntil(today, month.to),
  };
}
