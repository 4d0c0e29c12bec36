import type { CustomerKind, DeliveryId, Figures, PaymentId, SizeId } from '@seduh/contract';
import { PAYMENT, type Canceller } from '@seduh/contract/constants';
import { PAYMENT_RULES } from '@seduh/domain';
import type { Row } from '@seduh/domain/figures';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tx';
import { handedOver, readied } from '../figures-repository';
import { ledger, type Window } from '../../../platform/db/ledger';

// each reads one stretch of time by an index over its moments; all of them start from the dashboard's own conditions, so
// that what they add up to is what it says

type Counted<Name extends 'hours' | 'methods' | 'customers' | 'cups' | 'pairs' | 'ready_hours' | 'cancellations'> =
  Figures[Name][number]['now'];
export type HourRow = Row<{ weekday: number; hour: number }, Counted<'hours'>>;
export type MethodRow = Row<{ delivery_id: DeliveryId; payment_id: PaymentId }, Counted<'methods'>>;
export type CustomerRow = Row<{ kind: CustomerKind }, Counted<'customers'>>;
export type CupRow = Row<
  { product_id: string; product_name: string; size_id: SizeId | null; options: string[] },
  Counted<'cups'>
>;
export type PairRow = Row<
  { product_id: string; product_name: string; with_id: string; with_name: string },
  Counted<'pairs'>
>;
export type ReadyRow = Row<{ hour: number }, Counted<'ready_hours'>>;
export type CancellationRow = Row<{ by: Canceller; reason: string | null }, Counted<'cancellations'>>;

/** Payments received, by the weekday and the hour of the shop's clock. */
export async function listHours(db: Db, window: Window, timeZone: string): Promise<HourRow[]> {
  const { rows } = await sql<{ weekday: number; hour: number; orders: number; income: number }>`
    select
      extract(isodow from at at time zone ${timeZone})::integer as weekday,
      extract(hour from at at time zone ${timeZone})::integer as hour,
      count(*) as orders,
      coalesce(sum(amount), 0)::bigint as income
    from ${ledger(window)} where kind = 'income'
    group by 1, 2 order by 1, 2`.execute(db);
  return rows.map(({ weekday, hour, ...counted }) => ({ weekday, hour, counted }));
}

/** What was received, given back and not asked for, by delivery and payment method. */
export async function listMethods(db: Db, window: Window): Promise<MethodRow[]> {
  const { rows } = await sql<{ delivery_id: DeliveryId; payment_id: PaymentId } & Counted<'methods'>>`
    select
      delivery_id,
      method as payment_id,
      coalesce(sum(amount) filter (where kind = 'income'), 0)::bigint as income,
      coalesce(sum(amount) filter (where kind = 'refund'), 0)::bigint as refunds,
      coalesce(sum(amount) filter (where kind = 'discount'), 0)::bigint as discounts,
      count(*) filter (where kind = 'income') as orders
    from ${ledger(window)} join orders on orders.id = ledger.order_id
    group by 1, 2`.execute(db);
  return rows.map(({ delivery_id, payment_id, ...counted }) => ({ delivery_id, payment_id, counted }));
}

/** Who paid. Somebody is new who has never paid before the stretch begins. */
export async function listCustomers(db: Db, window: Window): Promise<CustomerRow[]> {
  const { rows } = await sql<{ kind: CustomerKind } & Counted<'customers'>>`
    with paid as (
      select user_id, amount from ${ledger(window)} join orders on orders.id = ledger.order_id where kind = 'income'
    ), people as (
      select user_id, count(*) as orders, sum(amount) as income from paid where user_id is not null group by user_id
    ), kinds as (
      select
        case when exists (
          select from orders join payments on payments.order_id = orders.id
          where orders.user_id = people.user_id and payments.paid_at < ${window.since}
        ) then 'returning' else 'new' end as kind,
        orders, income
      from people
    )
    select kind, count(*) as customers, sum(orders)::bigint as orders, sum(income)::bigint as income
    from kinds group by kind
    union all
    select 'guest', count(*), count(*), sum(amount)::bigint from paid where user_id is null having count(*) > 0`.execute(
    db,
  );
  return rows.map(({ kind, ...counted }) => ({ kind, counted }));
}

/** Hand-overs of a stretch with their lines, as the dashboard counts what sells. */
const handedLines = ({ since, until }: Window) => sql`
  order_moves join order_lines on order_lines.order_id = order_moves.order_id
  where ${handedOver} and moved_at >= ${since} and moved_at < ${until}`;

/** Pieces handed over, by product, size and options. */
export async function listCups(db: Db, window: Window): Promise<CupRow[]> {
  const { rows } = await sql<
    { product_id: string; product_name: string; size_id: SizeId | null; options: string } & Counted<'cups'>
  >`
    with lines as (
      select
        product_id,
        case when not one_size then size_id end as size_id,
        coalesce(
          (select json_agg(option ->> 'option_name') from jsonb_array_elements(order_lines.options) as option), '[]'
        )::text as options,
        qty, line_total
      from ${handedLines(window)}
    )
    select
      product_id, product_name, lines.size_id, lines.options,
      sum(qty)::bigint as sold, sum(line_total)::bigint as amount
    from lines join products on products.id = product_id
    group by 1, 2, 3, 4`.execute(db);
  return rows.map(({ product_id, product_name, size_id, options, ...counted }) => ({
    product_id,
    product_name,
    size_id,
    options: JSON.parse(options) as string[],
    counted,
  }));
}

/** Orders handed over, their pieces, and how many held more than one product. */
export async function sumBaskets(db: Db, window: Window): Promise<Figures['basket']['now']> {
  const { rows } = await sql<Figures['basket']['now']>`
    select count(*) as orders, coalesce(sum(pieces), 0)::bigint as pieces, count(*) filter (where products > 1) as mixed
    from (
      select sum(qty) as pieces, count(distinct product_id) as products
      from ${handedLines(window)} group by order_moves.order_id
    ) as baskets`.execute(db);
  return rows[0] ?? { orders: 0, pieces: 0, mixed: 0 };
}

/** Which two products were handed over in one order, and how often. */
export async function listPairs(db: Db, window: Window): Promise<PairRow[]> {
  const { rows } = await sql<Omit<PairRow, 'counted'> & Counted<'pairs'>>`
    with had as (
      select distinct order_moves.order_id, product_id from ${handedLines(window)}
    ), pairs as (
      select one.product_id, other.product_id as with_id, count(*) as orders
      from had as one join had as other on other.order_id = one.order_id and other.product_id > one.product_id
      group by 1, 2
    )
    select pairs.product_id, one.product_name, with_id, other.product_name as with_name, orders
    from pairs join products as one on one.id = pairs.product_id join products as other on other.id = with_id`.execute(
    db,
  );
  return rows.map(({ orders, ...pair }) => ({ ...pair, counted: { orders } }));
}

/** What has to be paid before it is begun: it is promised from its payment on, as `promisedAt` of the domain says. */
const PAID_AHEAD = Object.values(PAYMENT).filter((id) => PAYMENT_RULES[id].paid === 'ahead');

/** The full minute a promise falls into, as `upToMinute` of the domain says. */
const upToMinute = (moment: ReturnType<typeof sql>) =>
  sql`(date_trunc('minute', ${moment}) + case when ${moment} > date_trunc('minute', ${moment}) then interval '1 minute' else interval '0' end)`;

/** Orders made ready by the hour of the shop's clock, against what was promised. */
export async function listReady(db: Db, window: Window, timeZone: string): Promise<ReadyRow[]> {
  const paidAhead = sql`payments.method in (${sql.join(PAID_AHEAD)}) and payments.paid_at is not null`;
  const { rows } = await sql<{ hour: number } & Counted<'ready_hours'>>`
    with promises as (
      select moved_at, placed_at, waited_ms,
        greatest(
          ${upToMinute(sql`ready_at`)},
          case when ${paidAhead} then ${upToMinute(sql`payments.paid_at + (ready_at - placed_at)`)} end
        ) as promised
      from ${readied(window)} left join payments on payments.order_id = readied.order_id
    )
    select
      extract(hour from moved_at at time zone ${timeZone})::integer as hour,
      count(*) as orders,
      count(*) filter (where moved_at <= promised) as on_time,
      sum(waited_ms)::bigint as ready_ms,
      coalesce(sum(greatest(extract(epoch from promised - placed_at), 0) * 1000), 0)::bigint as promised_ms
    from promises group by 1 order by 1`.execute(db);
  return rows.map(({ hour, ...counted }) => ({ hour, counted }));
}

/** Orders cancelled, by who did it and why. */
export async function listCancellations(db: Db, { since, until }: Window): Promise<CancellationRow[]> {
  const { rows } = await sql<{ by: Canceller; reason: string | null } & Counted<'cancellations'>>`
    select actor as by, nullif(trim(reason), '') as reason, count(*) as orders, sum(orders.total)::bigint as amount
    from order_moves join orders on orders.id = order_moves.order_id
    where to_status = 'cancelled' and undone_at is null and moved_at >= ${since} and moved_at < ${until}
    group by 1, 2`.execute(db);
  return rows.map(({ by, reason, ...counted }) => ({ by, reason, counted }));
}
