import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/tx';
import { handedOver, waits } from './figures-repository';
import { ledger, methodSums, promoSums, type Window } from '../../platform/db/ledger';
import type { KeptDay } from './ledger-repository';

/** Whoever keeps a day waits for whoever keeps another: an older reading never replaces a newer one. Any number does. */
export const KEEPING_LOCK = 0x6461696c79;

const startsOf = (days: readonly Window[]) => days.map(({ since }) => since);
const endsOf = (days: readonly Window[]) => days.map(({ until }) => until);

/** Of these days the ones whose sums are kept and hold: nothing in them has changed since. */
export async function listKept(db: Db, days: readonly Window[]): Promise<KeptDay[]> {
  const { rows } = await sql<KeptDay>`
    select daily_sums.since, income, refunds, discounts, orders, ready_orders, ready_ms
    from unnest(${startsOf(days)}::timestamptz[], ${endsOf(days)}::timestamptz[]) as day (since, until)
      join daily_sums on daily_sums.since = day.since and daily_sums.until = day.until
    where not exists (select from daily_changes where at >= day.since and at < day.until)`.execute(db);
  return rows;
}

/** Of these stretches the beginnings of those whose money is kept by ways to pay and promos, and holds. */
export async function listDrawers(db: Db, stretches: readonly Window[]): Promise<Date[]> {
  const { rows } = await sql<{ since: Date }>`
    select daily_drawers.since
    from unnest(${startsOf(stretches)}::timestamptz[], ${endsOf(stretches)}::timestamptz[]) as stretch (since, until)
      join daily_sums on daily_sums.since = stretch.since and daily_sums.until = stretch.until
      join daily_drawers on daily_drawers.since = stretch.since
    where not exists (select from daily_changes where at >= stretch.since and at < stretch.until)`.execute(db);
  return rows.map(({ since }) => since);
}

/**
 * Keeps the money of a stretch whose sums are kept already by ways to pay and promos, as an open day tells it. Take the
 * lock first; what changes between the two leaves its row in `daily_changes`, so the stretch does not hold.
 */
export async function keepDrawer(tx: Tx, stretch: Window): Promise<void> {
  await sql`
    insert into daily_drawers (since, methods, promos)
    select ${stretch.since},
      (select coalesce(jsonb_agg(row), '[]') from ${methodSums(stretch)} as row),
      (select coalesce(jsonb_agg(row), '[]') from ${promoSums(stretch)} as row)`.execute(tx);
}

/** The lock for keeping days, until the end of the transaction. */
export async function lockKeeping(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${KEEPING_LOCK})`.execute(tx);
}

/**
 * Keeps what a day came to, read again from the books, in place of what was kept of it. Take the lock first. One
 * statement is one snapshot: it forgets the changes that it has summed; a later one leaves its row in `daily_changes`.
 */
export async function keepDay(tx: Tx, day: Window): Promise<void> {
  const { since, until } = day;
  await sql`
    with summed as (
      delete from daily_changes where at >= ${since} and at < ${until}
    ), overlapping as (
      delete from daily_sums where since < ${until} and until > ${since} and since <> ${since}
    ), staff as (
      select actor_id as staff_id, count(*) as orders, sum(orders.total) as achieved,
        array_agg(distinct coalesce(orders.user_id, orders.id)) as customers
      from order_moves join orders on orders.id = order_moves.order_id
      where ${handedOver} and actor = 'staff' and actor_id is not null and moved_at >= ${since} and moved_at < ${until}
      group by actor_id
    ), products as (
      select product_id, sum(qty) as sold
      from order_moves join order_lines on order_lines.order_id = order_moves.order_id
      where ${handedOver} and moved_at >= ${since} and moved_at < ${until}
      group by product_id
    ), former_staff as (
      delete from daily_staff where since = ${since} and staff_id not in (select staff_id from staff)
    ), former_products as (
      delete from daily_products where since = ${since} and product_id not in (select product_id from products)
    ), kept as (
      insert into daily_sums (since, until, income, refunds, discounts, orders, ready_orders, ready_ms)
      select ${since}::timestamptz, ${until}::timestamptz, income, refunds, discounts, money.orders, ready_orders, ready_ms
      from (
        select
          coalesce(sum(amount) filter (where kind = 'income'), 0),
          coalesce(sum(amount) filter (where kind = 'refund'), 0),
          coalesce(sum(amount) filter (where kind = 'discount'), 0),
          count(*) filter (where kind = 'income')
        from ${ledger(day)}
      ) as money (income, refunds, discounts, orders) cross join (${waits(day)}) as waits (ready_orders, ready_ms)
      on conflict (since) do update set
        until = excluded.until, income = excluded.income, refunds = excluded.refunds, discounts = excluded.discounts,
        orders = excluded.orders, ready_orders = excluded.ready_orders, ready_ms = excluded.ready_ms
    ), kept_staff as (
      insert into daily_staff (since, staff_id, orders, achieved, customers)
      select ${since}::timestamptz, staff_id, orders, achieved, customers from staff
      on conflict (since, staff_id) do update set
        orders = excluded.orders, achieved = excluded.achieved, customers = excluded.customers
    )
    insert into daily_products (since, product_id, sold)
    select ${since}::timestamptz, product_id, sold from products
    on conflict (since, product_id) do update set sold = excluded.sold`.execute(tx);
}

/** Lists of the days from a moment on whose bits are not noted. */
const listsWithoutBits = (from: Date) => sql`
  daily_staff as list where since >= ${from} and not exists (
    select from daily_customers as bits where bits.since = list.since and bits.staff_id = list.staff_id
  )`;

/** Whether {@link noteCustomers} has anything to do. */
export async function lacksCustomers(db: Db, from: Date): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from ${listsWithoutBits(from)})
      or exists (select from daily_customers where since < ${from}) as is`.execute(db);
  return rows[0]?.is ?? false;
}

/**
 * Notes of the days from a moment on whom each member of staff met, as bits, where that is not noted; of those before it
 * the bits go, as nobody asks for them. It is what the lists of `daily_staff` say, and nothing else. Take the lock first.
 * @returns how many lists it noted
 */
export async function noteCustomers(tx: Tx, from: Date): Promise<number> {
  await tx.deleteFrom('daily_customers').where('since', '<', from).execute();
  const lists = listsWithoutBits(from);
  // guests are in the lists by their orders, which are no accounts
  await sql`
    insert into customer_numbers (user_id)
    select distinct users.id from (select unnest(customers) from ${lists}) as named (customer)
      join users on users.id = customer left join customer_numbers on user_id = users.id
    where customer_numbers.user_id is null`.execute(tx);
  const { rows } = await sql`
    insert into daily_customers (since, staff_id, met, guests)
    select since, staff_id, coalesce(bit_or(set_bit(none, number, 1)), none), count(*) - count(number)
    from (select since, staff_id, unnest(customers) as customer from ${lists}) as named
      left join customer_numbers on user_id = customer
      cross join (select "bit"(''::varbit, coalesce(max(number), 0) + 1, true) from customer_numbers) as empty (none)
    group by since, staff_id, none returning since`.execute(tx);
  return rows.length;
}

/** Drops what is kept, and what was noted, of the time before: no report asks for it. Take the lock first. */
export async function dropBefore(tx: Tx, moment: Date): Promise<void> {
  await sql`
    with sums as (delete from daily_sums where until <= ${moment})
    delete from daily_changes where at < ${moment}`.execute(tx);
}
