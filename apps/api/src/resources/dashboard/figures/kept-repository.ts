import { sql, type RawBuilder } from 'kysely';
import { ledger, type Window } from '../../../platform/db/ledger';
import type { Db, Tx } from '../../../platform/db/tx';
import { readied } from '../figures-repository';
import type { Span } from '../ledger-repository';
import { payersOf, sectionsOf, type Section } from './sections-repository';

/** A thing that a section counts: what `counts` are depends on the section. */
export interface SumRow {
  section: Section;
  key: string;
  counts: [number, number, number, number];
}

/** How many of a stretch paid, by whether they ever had before it. */
export interface Payers {
  kind: 'new' | 'returning';
  customers: number;
  orders: number;
  income: number;
}

const QUARTER = sql.lit(15 * 60);

/** Raised with whatever changes what {@link keepFigures} would write of the same books: days kept before are made anew. */
export const FIGURE_RULES = 1;

/**
 * Keeps the sections of a day whose sums are kept already, read from the books. Take the lock first; what changes
 * between the two leaves its row in `daily_changes`, so the day does not hold. Summing the day has dropped what was kept of
 * its sections: were it not so, this would fail, not count twice.
 */
export async function keepFigures(tx: Tx, day: Window, timeZone: string): Promise<void> {
  const { since } = day;
  const quarter = (moment: string) =>
    sql`floor(extract(epoch from ${sql.ref(moment)} - ${since}::timestamptz) / ${QUARTER})`;
  await sql`
    with moved as (
      select quarter, sum(income)::bigint as income, sum(refunds)::bigint as refunds, sum(discounts)::bigint as discounts,
        sum(orders)::bigint as orders, sum(ready_orders)::bigint as ready_orders, sum(ready_ms)::bigint as ready_ms
      from (
        select ${quarter('at')}, case kind when 'income' then amount else 0 end, case kind when 'refund' then amount else 0 end,
          case kind when 'discount' then amount else 0 end, case kind when 'income' then 1 else 0 end, 0, 0
        from ${ledger(day)}
        union all
        select ${quarter('moved_at')}, 0, 0, 0, 0, 1, waited_ms from ${readied(day)}
      ) as movement (quarter, income, refunds, discounts, orders, ready_orders, ready_ms) group by quarter
    ), kept as (
      insert into daily_figures (since, time_zone, rules, quarters)
      select ${since}::timestamptz, ${timeZone}, ${sql.lit(FIGURE_RULES)}, coalesce(
        json_agg(json_build_array(quarter, income, refunds, discounts, orders, ready_orders, ready_ms)), '[]'
      )::jsonb from moved
    ), payers as materialized (
      select payers.orders, payers.income, history.first, history.previous
      from ${payersOf(day)} cross join lateral (
        select min(paid_at) as first,
          max(coalesce(booked_at, paid_at)) filter (where coalesce(booked_at, paid_at) < ${since}) as previous
        from orders join payments on payments.order_id = orders.id
        where orders.user_id = payers.user_id and paid_at is not null
      ) as history
    )
    insert into daily_figure_rows (since, section, key, one, two, three, four)
    select ${since}::timestamptz, section, key, one, two, three, four from ${sectionsOf(day, timeZone)}
    union all
    select ${since}::timestamptz, 'since', ${dayKey('first', timeZone)}, sum(orders), sum(income), count(*) filter (where previous is null), 0
    from payers group by 3
    union all
    select ${since}::timestamptz, 'visits', coalesce(${dayKey('previous', timeZone)}, ''), count(*), 0, 0, 0
    from payers group by 3`.execute(tx);
}

/** The beginning of the day of the shop in which a moment lies, in seconds since 1970. */
const dayKey = (moment: string, timeZone: string) =>
  sql`extract(epoch from date_trunc('day', ${sql.ref(moment)} at time zone ${timeZone}) at time zone ${timeZone})::bigint::text`;

/**
 * Which of these days have their sections kept by this clock and today's rules; whether their sums hold is asked of `daily_sums`.
 * @param orNewer also by rules of a version to come, which cannot be read, and need not be kept again
 */
export async function listFigureDays(
  db: Db,
  starts: readonly Date[],
  timeZone: string,
  orNewer = false,
): Promise<Date[]> {
  const { rows } = await sql<{ since: Date }>`
    select since from daily_figures
    where since = any(${starts}::timestamptz[]) and time_zone = ${timeZone}
      and (rules = ${FIGURE_RULES} or (${orNewer}::boolean and rules > ${FIGURE_RULES}))`.execute(db);
  return rows.map(({ since }) => since);
}

/** What is kept of a span: of months and of other days the same rows, as all that is asked of them is added up by key. */
const keptRows = ({ kept, months }: Span) => sql`(
  select section, key, one, two, three, four from daily_figure_rows where since = any(${kept}::timestamptz[])
  union all
  select section, key, one, two, three, four from monthly_figure_rows where since = any(${months}::timestamptz[])
) as kept`;

/** All sections of a span, whose days are kept or added up now. */
export async function sumSections(db: Db, span: Span, timeZone: string): Promise<SumRow[]> {
  const parts = [
    sql`
      select section, key, one, two, three, four from ${keptRows(span)} where section not in ('since', 'visits')`,
    ...span.live.map((window) => sql`select section, key, one, two, three, four from ${sectionsOf(window, timeZone)}`),
  ];
  const { rows } = await sql<{ section: Section; key: string; counts: SumRow['counts'] }>`
    select section, key, json_build_array(sum(one), sum(two), sum(three), sum(four)) as counts
    from (${sql.join(parts, sql` union all `)}) as part group by section, key`.execute(db);
  return rows;
}

/** The day that a row about customers is by; of other sections' keys, which are no numbers, null in whatever order it is asked. */
const paidAt = sql`case when section in ('since', 'visits') and key <> '' then key::bigint end`;

/**
 * Customers who paid in a span, each once. A kept day knows of each when they had paid before it, so whoever came twice is
 * counted where they came first. A month says the same of each of its days; of a live stretch everybody is looked up who paid in it.
 */
export async function sumPayers(db: Db, span: Span, since: Date): Promise<Payers[]> {
  const begin = since.getTime() / 1000;
  const parts = [
    // by when they paid first of all: what the new and the others brought
    sql`
      select ${paidAt} >= ${begin}::bigint, case when ${paidAt} >= ${begin}::bigint then three else 0 end, one, two
      from ${keptRows(span)} where section = 'since'`,
    // by when they had paid before: everybody at their first day in the span, less the new ones
    sql`
      select false, one, 0, 0 from ${keptRows(span)} where section = 'visits' and coalesce(${paidAt}, -1) < ${begin}::bigint`,
    sql`
      select false, -three, 0, 0 from ${keptRows(span)} where section = 'since' and ${paidAt} >= ${begin}::bigint`,
    ...span.live.map(
      (window) => sql`
        select not coalesce(old.found, false), case when came.found then 0 else 1 end, payers.orders, payers.income
        from ${payersOf(window)}
          left join lateral (${paidOnce(sql`paid_at < ${since}`)}) as old (found) on true
          left join lateral (${paidOnce(sql`
            coalesce(booked_at, paid_at) >= ${since} and coalesce(booked_at, paid_at) < ${window.since}
          `)}) as came (found) on true`,
    ),
  ];
  const { rows } = await sql<Payers>`
    select case when is_new then 'new' else 'returning' end as kind, sum(customers)::bigint as customers,
      sum(orders)::bigint as orders, sum(income)::bigint as income
    from (${sql.join(parts, sql` union all `)}) as part (is_new, customers, orders, income)
    group by is_new having sum(orders) > 0`.execute(db);
  return rows;
}

/** True where a payer ever paid so: one look at a time, the newest orders first, until one is found. */
const paidOnce = (when: RawBuilder<unknown>) => sql`
  select true from orders join payments on payments.order_id = orders.id
  where orders.user_id = payers.user_id and ${when}
  order by orders.placed_at desc, orders.id desc limit 1`;

/** What the products are called now. */
export async function findProductNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'product_name'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, product_name }) => [id, product_name]));
}

/** A kept day's quarters of an hour in which anything moved, as {@link keepFigures} writes them; undefined where none are. */
export async function findQuarters(db: Db, since: Date): Promise<number[][] | undefined> {
  const row = await db
    .selectFrom('daily_figures')
    .select('quarters')
    .where('since', '=', since)
    .where('rules', '=', FIGURE_RULES)
    .executeTakeFirst();
  return row?.quarters;
}
