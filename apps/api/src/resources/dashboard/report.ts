import type { ReportFilter } from '@seduh/contract';
import { DELIVERY_METHODS, PAYMENT_METHODS } from '@seduh/contract/constants';
import {
  addDays,
  businessDay,
  clockText,
  CSV_START,
  orderNumber,
  reportPeriods,
  toCsv,
  type DaySpan,
} from '@seduh/domain';
import type { Clock } from '../../clock';
import type { Db } from '../../db/tx';
import { invalid } from '../../http/errors';
import { readGoals } from './figures-repository';
import { findLedgerSpan, listLedger, type LedgerEntry } from './ledger-repository';
import { windowOf } from './service';

/** A report as a file. */
export interface Report {
  /** `seduh-report-monthly-2026-06-01-2026-11-30.csv` */
  name: string;
  /** The file from its first byte to its last, a business day at a time. */
  parts: AsyncIterable<string>;
}

const HEAD = [
  'date',
  'time',
  'order number',
  'customer',
  'way',
  'payment method',
  'kind',
  'income',
  'refund',
  'discount',
  'outcome',
];

/**
 * Every movement of money between two business days, both included, one a row; left out, they are the first and the
 * last day of the six periods on screen. Throws 400 where the last day comes before the first.
 *
 * Days are read one after the other, each by a query of its own, as the file is taken: however long it is and however
 * slowly it travels, it fills no memory and holds no connection.
 */
export async function readReport(db: Db, clock: Clock, filter: ReportFilter): Promise<Report> {
  const { time_zone } = await readGoals(db);
  const periods = reportPeriods(filter.range, businessDay(time_zone, clock.now()));
  const from = filter.from ?? periods.at(0)?.from ?? '';
  const to = filter.to ?? periods.at(-1)?.to ?? '';
  if (to < from) throw invalid({ to: `to: comes before ${from}` });
  const days = await daysWithEntries(db, time_zone, { from, to });
  return { name: `seduh-report-${filter.range}-${from}-${to}.csv`, parts: partsOf(db, time_zone, days) };
}

/** The stretch of these days in which anything moved; null where nothing did. */
async function daysWithEntries(db: Db, timeZone: string, days: DaySpan): Promise<DaySpan | null> {
  const moved = await findLedgerSpan(db, windowOf(timeZone, [days]));
  return moved && { from: businessDay(timeZone, moved.first), to: businessDay(timeZone, moved.last) };
}

async function* partsOf(db: Db, timeZone: string, days: DaySpan | null): AsyncGenerator<string> {
  yield CSV_START + toCsv([HEAD]);
  if (!days) return;
  for (let day = days.from; day <= days.to; day = addDays(day, 1)) {
    const entries = await listLedger(db, windowOf(timeZone, [{ from: day, to: day }]));
    if (entries.length > 0) yield toCsv(entries.map((entry) => rowOf(entry, timeZone)));
  }
}

function rowOf({ at, kind, amount, number, customer_name, delivery_id, method }: LedgerEntry, timeZone: string) {
  const only = (wanted: LedgerEntry['kind']) => (kind === wanted ? amount : 0);
  return [
    businessDay(timeZone, at),
    clockText(timeZone, at),
    orderNumber(number),
    customer_name,
    nameOf(DELIVERY_METHODS, delivery_id),
    nameOf(PAYMENT_METHODS, method),
    kind,
    only('income'),
    only('refund'),
    only('discount'),
    only('refund') + only('discount'),
  ];
}

const nameOf = (methods: readonly { id: number; name: string }[], id: number): string =>
  methods.find((method) => method.id === id)?.name ?? '';
