import type { DeliveryId, OrderStatus, UndeliveredItem } from '@seduh/contract';
import { NOTICE_KINDS } from '@seduh/contract/constants';
import { NOTICE_MINUTES } from '@seduh/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/tx';
import { NOTICES_CHANNEL } from '../../platform/jobs/queue-repository';
import { NO_FAULT } from '../../platform/undelivered';

const MINUTE_MS = 60_000;

/** Something that was given up, and that nobody has put aside. */
export interface GivenUp extends Pick<UndeliveredItem, 'id' | 'way' | 'what'> {
  failure: string;
  failedAt: Date;
  /** The order it is about, as it is now; null for what is about an account. */
  orderId: string | null;
  number: number | null;
  status: OrderStatus | null;
  deliveryId: DeliveryId | null;
  userId: string | null;
}

/** What was given up since then; of notices what was somebody's fault. */
const givenUp = (since: Date) => sql`
  select mails.id, 'mail' as way, case template when 'receipt' then 'receipt' else 'account' end as what, failure, failed_at,
    case template when 'receipt' then about end as order_id
  from mails where failed_at > ${since} and dismissed_at is null
  union all
  select id, case channel when 'message' then 'phone' else channel end, kind, failure, failed_at, order_id
  from notices
  where due_at is null and sent_at is null and failed_at > ${since} and dismissed_at is null
    and failure <> all(${NO_FAULT})`;

/** The latest first. @param ids only these; null: any */
export async function listGivenUp(
  db: Db,
  since: Date,
  limit: number,
  ids: readonly string[] | null = null,
): Promise<GivenUp[]> {
  const { rows } = await sql<GivenUp>`
    select given_up.id, way, what, coalesce(failure, '') as failure, given_up.failed_at as "failedAt",
      orders.id as "orderId", number, status, delivery_id as "deliveryId", user_id as "userId"
    from (${givenUp(since)}) as given_up left join orders on orders.id = given_up.order_id
    where ${ids}::uuid[] is null or given_up.id = any(${ids}::uuid[])
    order by given_up.failed_at desc, given_up.id limit ${limit}`.execute(db);
  return rows;
}

/** How much was given up, by way; nothing of a way where all got through. */
export async function countGivenUp(db: Db, since: Date) {
  const { rows } = await sql<{ way: UndeliveredItem['way']; count: number }>`
    select way, count(*) as count from (${givenUp(since)}) as given_up group by way`.execute(db);
  return rows;
}

/** How many mails were tried in vain so far, and since when the first of them waits. */
export async function countWaiting(db: Db) {
  const { rows } = await sql<{ waiting: number; waiting_since: Date | null }>`
    select count(*) as waiting, min(created_at) as waiting_since
    from mails where due_at is not null and failure is not null`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('a count has one row');
  return counts;
}

/**
 * Has notices brought once more, each for as long as it says something from now on. Of many at once one does it.
 * @returns how many
 */
export async function requeueNotices(tx: Tx, ids: readonly string[], now: Date): Promise<number> {
  const until = NOTICE_KINDS.map(
    (kind) => sql`(${kind}, ${new Date(now.getTime() + NOTICE_MINUTES[kind] * MINUTE_MS)})`,
  );
  const { rows } = await sql<{ queued: number }>`
    with queued as (
      update notices set due_at = ${now}, give_up_at = until.at::timestamptz, failed_at = null, failure = null
      from (values ${sql.join(until)}) as until (kind, at)
      where notices.kind = until.kind and notices.id = any(${ids}::uuid[]) and failed_at is not null
      returning notices.id
    )
    select count(*) as queued, case when count(*) > 0 then pg_notify(${NOTICES_CHANNEL}, '') end from queued`.execute(
    tx,
  );
  return Number(rows[0]?.queued ?? 0);
}

/** Takes a mail away that was given up, to be written anew; false where somebody else was faster. */
export async function takeGivenUpMail(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('mails')
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Puts aside what was given up since then; of many at once one does it.
 * @param ids only these; null: all of it
 * @returns how many
 */
export async function dismissGivenUp(db: Db, since: Date, ids: readonly string[] | null, now: Date): Promise<number> {
  const { rows } = await sql<{ dismissed: number }>`
    with seen as (select id from (${givenUp(since)}) as given_up where ${ids}::uuid[] is null or id = any(${ids}::uuid[])),
      mails_seen as (
        update mails set dismissed_at = ${now} where id in (select id from seen) and dismissed_at is null returning id
      ), notices_seen as (
        update notices set dismissed_at = ${now} where id in (select id from seen) and dismissed_at is null returning id
      )
    select (select count(*) from mails_seen) + (select count(*) from notices_seen) as dismissed`.execute(db);
  return Number(rows[0]?.dismissed ?? 0);
}
