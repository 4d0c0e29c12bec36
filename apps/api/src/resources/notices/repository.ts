import type { DeliveryId, NoticeKind, OrderStatus, Role } from '@seduh/contract';
import type { Locale } from '@seduh/contract/constants';
import { sql } from 'kysely';
import type { Schema } from '../../platform/db/schema';
import type { Db, Tx } from '../../platform/db/tx';
import { noteOutcome, NOTICES_CHANNEL, takeDue, type Taken } from '../../platform/jobs/queue-repository';

/** One thing to be told about one order. */
export interface NewNotice {
  kind: NoticeKind;
  orderId: string;
  giveUpAt: Date;
  /** When it goes; left out: at once. */
  dueAt?: Date;
}

const devicesOf = (userId: string, now: Date) => sql`
  select 'push' as channel, push.id as target
  from push_subscriptions push join sessions on sessions.token_hash = push.session_hash
  where sessions.user_id = ${userId} and sessions.expires_at > ${now}
    and (push.expires_at is null or push.expires_at > ${now})`;

/** Tells a customer on the devices that are to be told, and in no other way. */
export const queueForDevices = (tx: Tx, userId: string, notice: NewNotice, now: Date): Promise<void> =>
  queue(tx, devicesOf(userId, now), notice, now);

/** Tells a customer, on every device that is to be told, and by mail and phone where they want it; each once. */
export const queueForCustomer = (tx: Tx, userId: string, notice: NewNotice, now: Date): Promise<void> =>
  queue(
    tx,
    sql`
      ${devicesOf(userId, now)}
      union all
      select channel, id from users cross join (values ('mail'), ('message')) as ways (channel)
      where id = ${userId} and closed_at is null
        and case channel when 'mail' then news_mails else news_messages and phone is not null end`,
    notice,
    now,
  );

/** The statement that tells every member of staff but this one, on every device that is to be told; each once. */
export const staffQueueing = (notice: NewNotice, now: Date, except: string | null) =>
  queueing(
    sql`
      select 'push' as channel, push.id as target
      from push_subscriptions push
      join sessions on sessions.token_hash = push.session_hash
      join users on users.id = sessions.user_id
      where users.role = 'Admin' and users.id is distinct from ${except}::uuid
        and users.closed_at is null and sessions.expires_at > ${now}
        and (push.expires_at is null or push.expires_at > ${now})`,
    notice,
    now,
  );

async function queue(tx: Tx, ...of: Parameters<typeof queueing>): Promise<void> {
  await queueing(...of).execute(tx);
}

const queueing = (targets: ReturnType<typeof sql>, { kind, orderId, giveUpAt, dueAt }: NewNotice, now: Date) =>
  // heard when the transaction commits, and not at all where it does not
  sql`
    with queued as (
      insert into notices (id, kind, order_id, channel, target, created_at, due_at, give_up_at)
      select gen_random_uuid(), ${kind}, ${orderId}, channel, target, ${now}, ${dueAt ?? now}, ${giveUpAt}
      from (${targets}) as targets
      on conflict (order_id, kind, channel, target) do nothing
      returning id
    )
    select pg_notify(${NOTICES_CHANNEL}, '') where exists (select from queued)`;

/** Forgets what was told already: the same may be told again. */
export async function forgetTold(tx: Tx, orderId: string, kind: NoticeKind): Promise<void> {
  await tx
    .deleteFrom('notices')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('due_at', 'is', null)
    .execute();
}

/** Takes notices of an order back that nobody has tried to bring. */
export async function unqueueNotices(tx: Tx, orderId: string, kind: NoticeKind): Promise<void> {
  await tx
    .deleteFrom('notices')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('tries', '=', 0)
    .execute();
}

/** A notice that was taken to be brought. */
export interface ClaimedNotice extends Taken {
  kind: NoticeKind;
  orderId: string;
  channel: Schema['notices']['channel'];
  target: string;
  giveUpAt: Date;
}

export const claimNotices = (db: Db, now: Date, until: Date, limit: number): Promise<ClaimedNotice[]> => {
  const returning = sql`id, kind, order_id as "orderId", channel, target, tries, give_up_at as "giveUpAt"`;
  return takeDue(db, 'notices', { now, until, limit, returning });
};

/** What a notice is about and whom it is for, as it is now. */
export interface NoticeNow {
  number: number;
  status: OrderStatus;
  deliveryId: DeliveryId;
  customerName: string;
  /** null: a guest's. */
  ownerId: string | null;
  shopName: string;
  /** Who would get it; null where they are logged out there, gone, or do not want it any more. */
  userId: string | null;
  role: Role | null;
  email: string | null;
  phone: string | null;
  endpoint: string | null;
  p256dh: string | null;
  auth: string | null;
  /** Whether something of the other side waits in the chat of its order. */
  isUnread: boolean;
  /** Whether something is offered for it and waits for an answer. */
  isOffered: boolean;
  /** When a late order is expected; null where nobody knows. */
  foreseenAt: Date | null;
  /** Why it is late, in the words of staff. */
  delayReason: string | null;
  timeZone: string;
  /** The order's for its customer, the reader's own for staff; null where nobody chose one. */
  language: Locale | null;
}

/** Undefined where the order itself is gone. */
export async function findNoticeNow(db: Db, { id }: ClaimedNotice, now: Date): Promise<NoticeNow | undefined> {
  const { rows } = await sql<NoticeNow>`
    select
      orders.number, orders.status, orders.delivery_id as "deliveryId", orders.customer_name as "customerName",
      orders.user_id as "ownerId", shop.name as "shopName", shop.time_zone as "timeZone",
      orders.delay_reason as "delayReason",
      (select foreseen_at from late_orders where late_orders.order_id = orders.id) as "foreseenAt",
      users.id as "userId", users.role, users.email, users.phone, push.endpoint, push.p256dh, push.auth,
      case when notices.kind in ('new order', 'question') then users.language
        else coalesce(orders.language, users.language) end as language,
      coalesce(case notices.kind when 'message' then staff_last > customer_seen
        when 'question' then customer_last > staff_seen end, false) as "isUnread",
      exists (select from order_offers where order_id = orders.id and answer is null) as "isOffered"
    from notices
    join orders on orders.id = notices.order_id
    join shop on shop.id = 1
    left join chats on chats.order_id = orders.id
    left join push_subscriptions push on notices.channel = 'push' and push.id = notices.target
    left join sessions on sessions.token_hash = push.session_hash and sessions.expires_at > ${now}
    left join users on users.id = case notices.channel when 'push' then sessions.user_id else notices.target end
      and users.closed_at is null
      and case notices.channel when 'mail' then users.news_mails when 'message' then users.news_messages else true end
    where notices.id = ${id}`.execute(db);
  return rows[0];
}

export const noteNoticeSent = (db: Db, notice: ClaimedNotice, at: Date): Promise<void> =>
  noteOutcome(db, 'notices', notice, { due_at: null, sent_at: at, failure: null });

export const noteNoticeRetry = (db: Db, notice: ClaimedNotice, dueAt: Date, failure: string): Promise<void> =>
  noteOutcome(db, 'notices', notice, { due_at: dueAt, failure });

export const noteNoticeDropped = (db: Db, notice: ClaimedNotice, at: Date, failure: string): Promise<void> =>
  noteOutcome(db, 'notices', notice, { due_at: null, failed_at: at, failure });
