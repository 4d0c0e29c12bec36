import type { Figures } from '@seduh/contract';
import {
  ALL_PAYMENTS,
  type Canceller,
  type CustomerKind,
  DELIVERY_METHODS,
  type DeliveryId,
  type FigureSection,
  type PaymentId,
} from '@seduh/contract/constants';
import { methodName } from '../method-name';
import { sizeName } from '../sizes';
import { WEEKDAYS } from '../weekdays';
import { averageMinutes } from './held';

/** What each section's rows are about, and what they count, in the order of their columns. */
const COLUMNS = {
  hours: { about: ['weekday', 'hour'], counted: ['orders', 'income'] },
  sold: { about: ['product', 'size', 'options'], counted: ['sold', 'amount'] },
  baskets: { about: ['product', 'with'], counted: ['orders'] },
  customers: { about: ['customers_are'], counted: ['customers', 'orders', 'income'] },
  ready: { about: ['hour'], counted: ['orders', 'on_time', 'minutes', 'promised'] },
  cancellations: { about: ['by', 'reason'], counted: ['orders', 'amount'] },
  methods: { about: ['delivery', 'payment'], counted: ['orders', 'income', 'refunds', 'discounts'] },
} as const satisfies Record<FigureSection, { about: readonly string[]; counted: readonly string[] }>;

type Column = (typeof COLUMNS)[FigureSection]['about' | 'counted'][number];

/** What the files of figures call things. */
export interface FigureFileWords {
  columns: Record<Column, string>;
  /** A column of the days compared, by their first and last one. */
  before: (column: string, from: string, to: string) => string;
  /** From Monday on. */
  weekdays: readonly string[];
  customers: Record<CustomerKind, string>;
  cancellers: Record<Canceller, string>;
  delivery: (id: DeliveryId) => string;
  payment: (id: PaymentId) => string;
  size: (name: string) => string;
}

export const englishFileWords: FigureFileWords = {
  columns: {
    weekday: 'weekday',
    hour: 'hour',
    orders: 'orders',
    income: 'income',
    product: 'product',
    size: 'size',
    options: 'options',
    sold: 'pieces',
    amount: 'amount',
    with: 'together with',
    customers_are: 'customers',
    customers: 'people',
    on_time: 'ready by the promise',
    minutes: 'minutes to ready',
    promised: 'minutes promised',
    by: 'cancelled by',
    reason: 'reason',
    delivery: 'way',
    payment: 'payment method',
    refunds: 'refunds',
    discounts: 'discounts',
  },
  before: (column, from, to) => `${column} ${from} to ${to}`,
  weekdays: WEEKDAYS,
  customers: { new: 'new', returning: 'returning', guest: 'guest' },
  cancellers: { customer: 'customer', staff: 'staff', system: 'the shop by itself' },
  delivery: (id) => methodName(DELIVERY_METHODS, id),
  payment: (id) => methodName(ALL_PAYMENTS, id),
  size: (name) => name,
};

type Cell = string | number;
interface Counts {
  now: Readonly<Record<string, Cell>>;
  before: Readonly<Record<string, Cell>> | null;
}

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** What a row is about, as cells, beside what it counts. */
function rowsOf(section: FigureSection, figures: Figures, m: FigureFileWords): [Cell[], Counts][] {
  switch (section) {
    case 'hours':
      return figures.hours.map((row) => [[m.weekdays[row.weekday - 1] ?? '', clock(row.hour)], row]);
    case 'sold':
      return figures.cups.map((row) => {
        const size = row.size_id ? m.size(sizeName(row.size_id)) : '';
        return [[row.product_name, size, row.options.join(', ')], row];
      });
    case 'baskets':
      return figures.pairs.map((row) => [[row.product_name, row.with_name], row]);
    case 'customers':
      return figures.customers.map((row) => [[m.customers[row.kind]], row]);
    case 'ready':
      return figures.ready_hours.map(({ hour, now, before }) => [
        [clock(hour)],
        { now: inMinutes(now), before: before && inMinutes(before) },
      ]);
    case 'cancellations':
      return figures.cancellations.map((row) => [[m.cancellers[row.by], row.reason ?? ''], row]);
    case 'methods':
      return figures.methods.map((row) => [[m.delivery(row.delivery_id), m.payment(row.payment_id)], row]);
  }
}

type Readied = Figures['ready']['now'];

const inMinutes = ({ orders, on_time, ready_ms, promised_ms }: Readied): Record<string, Cell> => ({
  orders,
  on_time,
  minutes: averageMinutes(ready_ms, orders) ?? '',
  promised: averageMinutes(promised_ms, orders) ?? '',
});

/** A section as the rows of a file, its head first: what was counted, then the same of the days compared. */
export function figureRows(section: FigureSection, figures: Figures, words: FigureFileWords): Cell[][] {
  const { about, counted } = COLUMNS[section];
  const { compared } = figures;
  const names = counted.map((column) => words.columns[column]);
  const earlier = compared ? names.map((name) => words.before(name, compared.from, compared.to)) : [];
  const head = [...about.map((column) => words.columns[column]), ...names, ...earlier];
  const cells = (counts: Counts['now']) => counted.map((column) => counts[column] ?? '');
  const rows = rowsOf(section, figures, words).map(([key, { now, before }]) => [
    ...key,
    ...cells(now),
    ...(before ? cells(before) : []),
  ]);
  return [head, ...rows];
}

/** What the file of a section is called: `seduh-hours-2026-10-24-2026-11-20.csv`. */
export const figureFileName = (section: FigureSection, { from, to }: Pick<Figures, 'from' | 'to'>): string =>
  `seduh-${section}-${from}-${to}.csv`;
