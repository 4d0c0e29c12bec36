import type { DrawerEntry, MethodSums, OpenDay } from '@seduh/contract';
import { sql } from 'kysely';
import { countOf, pageOf } from '../../platform/db/query';
import { methodSums, promoSums, type Window } from '../../platform/db/ledger';
import type { ClosedReport } from '../../platform/db/schema/closes';
import type { Db, Tx } from '../../platform/db/tx';
import type { PageRequest } from '../../platform/http/envelope';

export interface CloseRow {
  until: Date;
  closed_at: Date;
  actor_id: string;
  actor_name: string;
  report: ClosedReport;
}

const COLUMNS = ['until', 'closed_at', 'actor_id', 'actor_name', 'report'] as const;

/** The day that was closed last; undefined for none. */
export const findLastClose = (db: Db): Promise<CloseRow | undefined> =>
  db.selectFrom('day_closes').select(COLUMNS).orderBy('until', 'desc').limit(1).executeTakeFirst();

/** A closed day by its date; undefined for none. */
export const findClose = (db: Db, day: string): Promise<CloseRow | undefined> =>
  db
    .selectFrom('day_closes')
    .select(COLUMNS)
    .where(sql<boolean>`day = ${day}::date`)
    .executeTakeFirst();

/** One page of closed days, the latest first, and how many there are. */
export async function listCloses(db: Db, page: PageRequest): Promise<{ rows: CloseRow[]; total: number }> {
  const rows = await pageOf(db.selectFrom('day_closes').select(COLUMNS).orderBy('until', 'desc'), page).execute();
  return { rows, total: await countOf(db.selectFrom('day_closes')) };
}

/**
 * When something was booked first since a moment: money, cash beside the orders, a cancelling; null for nothing.
 * @param since until when the books are closed; null: they never were, and begin with the first entry of the drawer
 */
export async function findFirstBooked(db: Db, since: Date | null): Promise<Date | null> {
  const drawer = sql`select min(coalesce(booked_at, at)) as at from drawer_entries`;
  const query =
    since === null
      ? drawer
      : sql`
        select least(
          (select min(paid_at) from payments where paid_at >= ${since} and booked_at is null),
          (select min(booked_at) from payments where booked_at >= ${since}),
          (select min(refunded_at) from refunds where refunded_at >= ${since} and booked_at is null),
          (select min(booked_at) from refunds where booked_at >= ${since}),
          (${drawer} where coalesce(booked_at, at) >= ${since}),
          (
            select min(coalesce(booked_at, moved_at)) from order_moves
            where to_status = 'cancelled' and undone_at is null and coalesce(booked_at, moved_at) >= ${since}
          )
        ) as at`;
  const { rows } = await sql<{ at: Date | null }>`${query}`.execute(db);
  return rows[0]?.at ?? null;
}

/** A stretch of time as its money is summed: beginnings of what is kept of it, and what is added up from the books. */
export interface Taken {
  kept: Date[];
  live: Window[];
}

/** What moved by each way to pay. */
export async function sumMethods(db: Db, { kept, live }: Taken): Promise<MethodSums[]> {
  const parts = [
    sql`
      select row.payment_id, row.received, row.returned, row.payments, row.refunds
      from daily_drawers cross join jsonb_to_recordset(methods)
        as row (payment_id smallint, received bigint, returned bigint, payments bigint, refunds bigint)
      where since = any(${kept}::timestamptz[])`,
    ...live.map(
      (window) => sql`select payment_id, received, returned, payments, refunds from ${methodSums(window)} as live`,
    ),
  ];
  const { rows } = await sql<MethodSums>`
    select payment_id, sum(received)::bigint as received, sum(returned)::bigint as returned,
      sum(payments)::bigint as payments, sum(refunds)::bigint as refunds
    from (${sql.join(parts, sql` union all `)}) as part group by payment_id order by payment_id`.execute(db);
  return rows;
}

/** Discounts by the codes of promos, the largest first. */
export async function sumPromos(db: Db, { kept, live }: Taken): Promise<OpenDay['promos']> {
  const parts = [
    sql`
      select row.code, row.count, row.amount
      from daily_drawers cross join jsonb_to_recordset(promos) as row (code text, count bigint, amount bigint)
      where since = any(${kept}::timestamptz[])`,
    ...live.map((window) => sql`select code, count, amount from ${promoSums(window)} as live`),
  ];
  const { rows } = await sql<OpenDay['promos'][number]>`
    select code, sum(count)::bigint as count, sum(amount)::bigint as amount
    from (${sql.join(parts, sql` union all `)}) as part group by code order by 3 desc, 1`.execute(db);
  return rows;
}

/** Orders that were cancelled in a window. */
export async function sumCancelled(db: Db, { since, until }: Window): Promise<OpenDay['cancelled']> {
  const { rows } = await sql<OpenDay['cancelled']>`
    select count(*) as count, coalesce(sum(orders.total), 0)::bigint as amount
    from order_moves join orders on orders.id = order_moves.order_id
    where to_status = 'cancelled' and undone_at is null
      and coalesce(booked_at, moved_at) >= ${since} and coalesce(booked_at, moved_at) < ${until}`.execute(db);
  return rows[0] ?? { count: 0, amount: 0 };
}

/** Orders that are not finished and will be paid with the hand-over. */
export async function countUnderWay(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from orders join payments on payments.order_id = orders.id
    where orders.closed_at is null and payments.state = 'confirmed'`.execute(db);
  return rows[0]?.count ?? 0;
}

interface EntryRow extends Omit<DrawerEntry, 'at' | 'by'> {
  at: Date;
  actor_id: string;
  actor_name: string;
}

const ENTRY = ['id', 'kind', 'amount', 'reason', 'at', 'actor_id', 'actor_name'] as const;

/** Cash that moved beside the orders in a window, in the order in which it did. */
export const listEntries = (db: Db, { since, until }: Window): Promise<EntryRow[]> =>
  db
    .selectFrom('drawer_entries')
    .select(ENTRY)
    .where(sql<boolean>`coalesce(booked_at, at) >= ${since} and coalesce(booked_at, at) < ${until}`)
    .orderBy('at')
    .orderBy('id')
    .execute();

export const findEntry = (db: Db, id: string): Promise<EntryRow | undefined> =>
  db.selectFrom('drawer_entries').select(ENTRY).where('id', '=', id).executeTakeFirst();

/** What somebody on staff is called, as the record says it. */
const actorName = sql<string>`coalesce(
  nullif(display_name, ''), nullif(concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')), ''),
  split_part(email, '@', 1)
)`;

/** Writes down what was put in or taken out. Rejects with a unique violation for an id, or a float, that is there. */
export async function insertEntry(
  tx: Tx,
  { by, at, id, kind, amount, reason }: Omit<DrawerEntry, 'by' | 'at'> & { by: string; at: Date },
): Promise<void> {
  await sql`
    insert into drawer_entries (id, kind, amount, reason, at, actor_id, actor_name)
    select ${id}, ${kind}, ${amount}, ${reason}, ${at}, id, ${actorName} from users where id = ${by}`.execute(tx);
}

/** Writes a closed day down, for good. */
export async function insertClose(
  tx: Tx,
  report: ClosedReport,
  { since, until, by, at }: Window & { by: string; at: Date },
): Promise<void> {
  await sql`
    insert into day_closes (day, since, until, closed_at, actor_id, actor_name, report)
    select ${report.day}::date, ${since}, ${until}, ${at}, id, ${actorName}, ${JSON.stringify(report)}::jsonb
    from users where id = ${by}`.execute(tx);
}
