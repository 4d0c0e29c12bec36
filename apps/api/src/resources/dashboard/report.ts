import type { ReportFilter } from '@seduh/contract';
import { LOCALES, type Locale } from '@seduh/contract/constants';
import {
  backwardsSpan,
  businessDay,
  clockText,
  CSV_START,
  orderNumber,
  reportPeriods,
  sizeName,
  toCsv,
} from '@seduh/domain';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db/tx';
import { invalid } from '../../platform/http/errors';
import { readGoals } from './figures-repository';
import { findBatchEnd, listLedger, type LedgerEntry, type SoldLine, type Window } from './ledger-repository';
import { METHOD_NAMES } from '../../platform/words-of-methods';
import { windowOf } from './service';
import { REPORT_WORDS } from './words';

/** A report as a file. */
export interface Report {
  /** `seduh-report-monthly-2026-06-01-2026-11-30.csv` */
  name: string;
  /** The file from its first byte to its last, a few hundred rows at a time. */
  parts: AsyncIterable<string>;
}

/** How a report is written, and how much of it is read at once. */
interface ReportStyle {
  language?: Locale;
  atATime?: number;
}

/** Payments of one reading. With what was taken off and given back, that is a few hundred rows: some milliseconds. */
const AT_A_TIME = 100;
const MINUTE_MS = 60_000;

/** Date and time of a minute since 1970. */
type WallClockCells = (minute: number) => [string, string];

/**
 * Every movement of money between two business days, both included; left out, those of the six periods on screen.
 * Throws 400 where the last day comes before the first. Rows are read some hundreds at a time, as the file is taken:
 * however long and slow it is, it fills no memory and holds no connection.
 */
export async function readReport(
  db: Db,
  clock: Clock,
  filter: ReportFilter,
  { language = LOCALES[0], atATime = AT_A_TIME }: ReportStyle = {},
): Promise<Report> {
  const { time_zone } = await readGoals(db);
  const periods = reportPeriods(filter.range, businessDay(time_zone, clock.now()));
  const from = filter.from ?? periods.at(0)?.from ?? '';
  const to = filter.to ?? periods.at(-1)?.to ?? '';
  const backwards = backwardsSpan({ from, to });
  if (backwards) throw invalid(backwards);
  const window = windowOf(time_zone, [{ from, to }]);
  return {
    name: `seduh-report-${filter.range}-${from}-${to}.csv`,
    parts: partsOf(db, window, { timeZone: time_zone, language, atATime }),
  };
}

async function* partsOf(
  db: Db,
  { since, until }: Window,
  { timeZone, language, atATime }: Required<ReportStyle> & { timeZone: string },
): AsyncGenerator<string> {
  yield CSV_START + toCsv([REPORT_WORDS[language].head.split(',')]);
  const when = wallClockOf(timeZone);
  for (let from = since; from < until;) {
    const end = await findBatchEnd(db, { since: from, until }, atATime);
    let text = '';
    for (const entry of await listLedger(db, { since: from, until: end }))
      text += toCsv([rowOf(entry, when, language)]);
    if (text) yield text;
    from = end;
  }
}

/** Date and time in the shop's zone. Entries come in order, often several in a minute: computed once for each. */
function wallClockOf(timeZone: string): WallClockCells {
  let known: { minute: number; cells: [string, string] } | undefined;
  return (minute) => {
    const at = new Date(minute * MINUTE_MS);
    if (known?.minute !== minute) known = { minute, cells: [businessDay(timeZone, at), clockText(timeZone, at)] };
    return known.cells;
  };
}

function rowOf(
  { minute, kind, amount, number, customer_name, delivery_id, method, lines }: LedgerEntry,
  when: WallClockCells,
  language: Locale,
) {
  const only = (wanted: LedgerEntry['kind']) => (kind === wanted ? amount : 0);
  return [
    ...when(minute),
    orderNumber(number),
    customer_name,
    METHOD_NAMES[language].delivery(delivery_id),
    METHOD_NAMES[language].payment(method),
    REPORT_WORDS[language][kind],
    only('income'),
    only('refund'),
    only('discount'),
    only('refund') + only('discount'),
    (lines ?? []).map(lineInWords).join('; '),
  ];
}

/** `2 × Hazelnut Latte, Large · Oat milk, 50 % sugar`, by the names under which it was sold. */
const lineInWords = ([qty, product, size, options]: SoldLine): string => {
  const cup = [product, size && sizeName(size)].filter(Boolean).join(', ');
  return `${qty} × ${options.length > 0 ? `${cup} · ${options.join(', ')}` : cup}`;
};
