import type { DeliveryId, PaymentId, SizeId } from '@seduh/contract';
import { sql } from 'kysely';
import { ledger, type EntryKind, type Window } from '../../platform/db/ledger';
import type { DailySumsTable } from '../../platform/db/schema';
import type { Db } from '../../platform/db/tx';

export type { Window } from '../../platform/db/ledger';

/** What a business day that is over came to. */
export type KeptDay = Omit<DailySumsTable, 'until'>;

/** A stretch of time, as it is summed: days whose sums are kept, and what is added up from the books. */
export interface Stretch {
  kept: KeptDay[];
  live: Window[];
}

/** The same for sections: the beginnings of months and of other days that are kept, and what is added up from the books. */
export interface Span {
  months: Date[];
  kept: Date[];
  live: Window[];
}

/** One movement of money, with the order it belongs to. */
export interface LedgerEntry {
  /** Of its moment, since 1970. */
  minute: number;
  kind: EntryKind;
  amount: number;
  number: number;
  customer_name: string;
  delivery_id: DeliveryId;
  method: PaymentId;
  /** What was sold; null where money went back, or was not asked for. */
  lines: SoldLine[] | null;
}

/** A line of an order as it was sold: the options by their names. */
export type SoldLine = [qty: number, product: string, size: SizeId | null, options: string[]];

export interface LedgerSums {
  /** Index of the period. */
  period: number;
  income: number;
  refunds: number;
  discounts: number;
  /** Payments received. */
  orders: number;
}

/**
 * The ledger's sums by period; periods in which nothing moved are left out.
 * @param starts where each period begins, ascending; one ends where the next begins, the last one at `until`
 */
export async function sumLedger(db: Db, starts: readonly Date[], until: Date): Promise<LedgerSums[]> {
  const [since] = starts;
  if (!since) return [];
  const { rows } = await sql<LedgerSums>`
    select
      width_bucket(at, ${starts}::timestamptz[]) - 1 as period,
      coalesce(sum(amount) filter (where kind = 'income'), 0)::bigint as income,
      coalesce(sum(amount) filter (where kind = 'refund'), 0)::bigint as refunds,
      coalesce(sum(amount) filter (where kind = 'discount'), 0)::bigint as discounts,
      count(*) filter (where kind = 'income') as orders
    from ${ledger({ since, until })} group by 1`.execute(db);
  return rows;
}

/** Where the first `most` payments or refunds of a window end, no moment cut in two; its own end where fewer are. */
export async function findBatchEnd(db: Db, { since, until }: Window, most: number): Promise<Date> {
  // moments travel in milliseconds: rounded up, the stretch holds all of its last one
  const { rows } = await sql<{ end: Date }>`
    select least(
      ${until}::timestamptz,
      (
        select date_trunc('milliseconds', paid_at) + interval '1 ms' from payments
        where paid_at >= ${since} and paid_at < ${until} order by paid_at limit 1 offset ${most - 1}
      ),
      (
        select date_trunc('milliseconds', refunded_at) + interval '1 ms' from refunds
        where refunded_at >= ${since} and refunded_at < ${until} order by refunded_at limit 1 offset ${most - 1}
      )
    ) as end`.execute(db);
  return rows[0]?.end ?? until;
}

/** Of an entry's order; a product of one size says none. */
const soldLines = sql`(
  select json_agg(
    json_build_array(
      qty, product_name, case when not one_size then size_id end,
      (select coalesce(json_agg(option ->> 'option_name'), '[]') from jsonb_array_elements(options) as option)
    ) order by position
  )
  from order_lines where order_lines.order_id = orders.id
)`;

/**
 * The ledger's entries, oldest first, made as they are taken, once. They travel as one text: taken apart field by field,
 * as rows are, a year of them costs several times the time, and much of it outlives the reading.
 */
export async function listLedger(db: Db, window: Window): Promise<Iterable<LedgerEntry>> {
  const { rows } = await sql<{ entries: string }>`
    select coalesce(
      json_agg(
        json_build_array(
          floor(extract(epoch from at) / 60)::integer, kind, amount, number, customer_name, delivery_id, method,
          case when kind = 'income' then ${soldLines} end
        ) order by at, number, kind desc
      ), '[]'
    )::text as entries
    from ${ledger(window)} join orders on orders.id = ledger.order_id`.execute(db);
  // taken out: the driver's finished queries hold their rows until the next great collection, which a report can outrun
  const [row] = rows.splice(0);
  return entriesOf(row?.entries ?? '[]');
}

/** In the order of `LedgerEntry`. */
type EntryCells = [number, EntryKind, number, number, string, DeliveryId, PaymentId, SoldLine[] | null];

function* entriesOf(text: string): Generator<LedgerEntry> {
  for (const [minute, kind, amount, number, customer_name, delivery_id, method, lines] of JSON.parse(
    text,
  ) as EntryCells[])
    yield { minute, kind, amount, number, customer_name, delivery_id, method, lines };
}
