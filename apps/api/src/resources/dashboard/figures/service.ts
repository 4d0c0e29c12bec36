import type { Figures, FiguresFilter } from '@seduh/contract';
import { CUSTOMER_KINDS, FIGURE_ROWS } from '@seduh/contract/constants';
import { businessDay, startOfDay, type DaySpan } from '@seduh/domain';
import {
  comparedSpan,
  figureSpan,
  heldRows,
  spanProblems,
  type ComparedSpan,
  type HeldRow,
  type Row,
} from '@seduh/domain/figures';
import type { Clock } from '../../../platform/clock';
import { withTx, type Db, type Tx } from '../../../platform/db/tx';
import { invalid } from '../../../platform/http/errors';
import { addUp, daysOf, spanOf } from '../daily-sums';
import { readGoals } from '../figures-repository';
import type { Window } from '../ledger-repository';
import { NO_MONEY, readSpan, type CupRow, type SpanFigures } from './stretch';

const NOT_SOLD = { sold: 0, amount: 0 };
const NOT_READY = { orders: 0, on_time: 0, ready_ms: 0, promised_ms: 0 };
const NOT_CANCELLED = { orders: 0, amount: 0 };

/**
 * The figures of some days, as many rows of each as a page shows. Throws 400 for days that cannot be added up: in the
 * wrong order, or too many.
 */
export async function readFigures(db: Db, clock: Clock, filter: FiguresFilter): Promise<Figures> {
  const figures = await readAllFigures(db, clock, filter);
  return {
    ...figures,
    products: figures.products.slice(0, FIGURE_ROWS.products),
    cups: figures.cups.slice(0, FIGURE_ROWS.cups),
    pairs: figures.pairs.slice(0, FIGURE_ROWS.pairs),
    cancellations: figures.cancellations.slice(0, FIGURE_ROWS.cancellations),
  };
}

/** The same with all rows, for files. */
export function readAllFigures(db: Db, clock: Clock, { from, to, compare }: FiguresFilter): Promise<Figures> {
  const now = clock.now();
  // one snapshot: whatever is sold meanwhile is in all sections or in none
  return withTx(
    db,
    async (tx) => {
      const { time_zone } = await readGoals(tx);
      const span = figureSpan({ from, to }, businessDay(time_zone, now));
      const problems = spanProblems(span);
      if (Object.keys(problems).length > 0) throw invalid(problems);
      return figuresAt(tx, time_zone, now, span, comparedSpan(span, compare, time_zone, now));
    },
    { isolation: 'repeatable read' },
  );
}

/** The figures of a span, held against another one, within a transaction, which has to see one snapshot all the while. */
export async function figuresAt(
  tx: Tx,
  timeZone: string,
  now: Date,
  span: DaySpan,
  compared: ComparedSpan | null,
): Promise<Figures> {
  const read = async (of: DaySpan, end: Date) => {
    const days = windowsOf(timeZone, of, end);
    return readSpan(tx, await spanOf(tx, days, timeZone), startOfDay(timeZone, of.from), timeZone);
  };
  const is = await read(span, startOfDay(timeZone, span.to, 1));
  const was = compared && (await read(compared, compared.until));
  const both = <Of extends keyof SpanFigures>(section: Of) => [is[section], was && was[section]] as const;

  const [products, productsBefore] = [byProduct(is.cups), was && byProduct(was.cups)];
  return {
    ...span,
    compared: compared && { from: compared.from, to: compared.to, until: compared.until.toISOString() },
    totals: { now: is.totals, before: was && was.totals },
    hours: heldRows(...both('hours'), ({ weekday, hour }) => `${weekday} ${hour}`, { orders: 0, income: 0 }).toSorted(
      (one, other) => one.weekday - other.weekday || one.hour - other.hour,
    ),
    products: heldRows(products, productsBefore, ({ product_id }) => product_id, NOT_SOLD).toSorted(mostSold),
    cups: heldRows(
      ...both('cups'),
      ({ product_id, size_id, options }) => JSON.stringify([product_id, size_id, options]),
      NOT_SOLD,
    ).toSorted(mostSold),
    basket: { now: is.basket, before: was && was.basket },
    pairs: heldRows(...both('pairs'), ({ product_id, with_id }) => `${product_id} ${with_id}`, {
      orders: 0,
    }).toSorted((one, other) => mostOrders(one, other) || one.product_name.localeCompare(other.product_name)),
    customers: inOrder(
      heldRows(...both('customers'), ({ kind }) => kind, { customers: 0, orders: 0, income: 0 }),
      was !== null,
    ),
    ready: {
      now: addUp(NOT_READY, countsOf(is.ready)),
      before: was && addUp(NOT_READY, countsOf(was.ready)),
    },
    ready_hours: heldRows(...both('ready'), ({ hour }) => String(hour), NOT_READY).toSorted(
      (one, other) => one.hour - other.hour,
    ),
    cancelled: {
      now: addUp(NOT_CANCELLED, countsOf(is.cancellations)),
      before: was && addUp(NOT_CANCELLED, countsOf(was.cancellations)),
    },
    cancellations: heldRows(
      ...both('cancellations'),
      ({ by, reason }) => JSON.stringify([by, reason]),
      NOT_CANCELLED,
    ).toSorted(mostOrders),
    methods: heldRows(
      ...both('methods'),
      ({ delivery_id, payment_id }) => `${delivery_id} ${payment_id}`,
      NO_MONEY,
    ).toSorted((one, other) => other.now.income - one.now.income || mostOrders(one, other)),
    as_of: now.toISOString(),
  };
}

/** The days of a span as stretches of time; the last one ends where the span does. */
function windowsOf(timeZone: string, span: DaySpan, end: Date): Window[] {
  return daysOf(timeZone, span)
    .filter(({ since }) => since < end)
    .map(({ since, until }) => ({ since, until: until < end ? until : end }));
}

const countsOf = <Counted extends object>(rows: readonly { counted: Counted }[]): Counted[] =>
  rows.map(({ counted }) => counted);

type Sold = Figures['products'][number]['now'];

/** Cups of one product, whatever is in them, as one. */
function byProduct(cups: readonly CupRow[]): Row<{ product_id: string; product_name: string }, Sold>[] {
  const rows = new Map<string, Row<{ product_id: string; product_name: string }, Sold>>();
  for (const { product_id, product_name, counted } of cups) {
    const known = rows.get(product_id)?.counted ?? NOT_SOLD;
    rows.set(product_id, { product_id, product_name, counted: addUp(NOT_SOLD, [known, counted]) });
  }
  return [...rows.values()];
}

type SoldRow = HeldRow<{ product_id: string; product_name: string }, Sold>;

/** In the order in which the dashboard lists what sells. */
const mostSold = (one: SoldRow, other: SoldRow): number =>
  other.now.sold - one.now.sold ||
  (one.product_name < other.product_name ? -1 : one.product_name > other.product_name ? 1 : 0) ||
  (one.product_id < other.product_id ? -1 : 1);

interface OrdersRow {
  now: { orders: number };
  before: { orders: number } | null;
}

const mostOrders = (one: OrdersRow, other: OrdersRow): number =>
  other.now.orders - one.now.orders || (other.before?.orders ?? 0) - (one.before?.orders ?? 0);

/** Every kind of customer, also where there was none. */
function inOrder(rows: readonly Figures['customers'][number][], isCompared: boolean): Figures['customers'] {
  const nobody = { customers: 0, orders: 0, income: 0 };
  return CUSTOMER_KINDS.map(
    (kind) => rows.find((row) => row.kind === kind) ?? { kind, now: nobody, before: isCompared ? nobody : null },
  );
}
