import type { ChatSide, OrderStatus, QuickAnswer } from '@seduh/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/tx';

/** An order as its chat needs it. */
export interface ChatOrder {
  id: string;
  number: number;
  user_id: string | null;
  status: OrderStatus;
  customer_name: string;
  closed_at: Date | null;
}

export const findChatOrder = (db: Db, id: string): Promise<ChatOrder | undefined> =>
  db
    .selectFrom('orders')
    .select(['id', 'number', 'user_id', 'status', 'customer_name', 'closed_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/** What a message says: words, a quick answer, or a picture by its address, which may have words. */
export interface Said {
  text: string | null;
  quick: QuickAnswer | null;
  image: string | null;
}

/** A message with who wrote it. */
export interface MessageRow extends Said {
  id: number;
  side: ChatSide;
  sent_at: Date;
  first_name: string | null;
  display_name: string | null;
}

const messages = (db: Db, orderId: string) =>
  db
    .selectFrom('chat_messages')
    .innerJoin('users', 'users.id', 'chat_messages.author_id')
    .select(['chat_messages.id', 'side', 'text', 'quick', 'chat_messages.image', 'sent_at'])
    .select(['users.first_name', 'users.display_name'])
    .where('order_id', '=', orderId);

/** The oldest first. */
export const listMessages = (db: Db, orderId: string): Promise<MessageRow[]> =>
  messages(db, orderId).orderBy('chat_messages.id').execute();

/** What somebody has sent under this key already. */
export const findByKey = (db: Db, orderId: string, authorId: string, key: string): Promise<MessageRow | undefined> =>
  messages(db, orderId).where('author_id', '=', authorId).where('key', '=', key).executeTakeFirst();

/** Up to where each side has seen the other's messages; 0 for none. */
export async function findSeen(db: Db, orderId: string): Promise<Record<ChatSide, number>> {
  const row = await db
    .selectFrom('chats')
    .select(['customer_seen as customer', 'staff_seen as staff'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ?? { customer: 0, staff: 0 };
}

/** The address of a message's picture; undefined where it has none, or is of another order. */
export const findImage = async (db: Db, orderId: string, id: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('chat_messages')
      .select('image')
      .where('order_id', '=', orderId)
      .where('id', '=', id)
      .executeTakeFirst()
  )?.image ?? undefined;

/** Opens the chat of an order, or waits for whoever writes there; resolves with how many messages it has. */
export async function holdChat(tx: Tx, orderId: string, at: Date): Promise<number> {
  await tx
    .insertInto('chats')
    .values({ order_id: orderId, last_at: at })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ last_at: at }))
    .execute();
  const { count } = await tx
    .selectFrom('chat_messages')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Where a message goes, and whose it is. */
interface Author {
  orderId: string;
  authorId: string;
  side: ChatSide;
  key: string;
}

/** Writes a message into a chat that is held. */
export async function insertMessage(tx: Tx, { orderId, authorId, side, key }: Author, said: Said, at: Date) {
  const { id } = await tx
    .insertInto('chat_messages')
    .values({ order_id: orderId, author_id: authorId, side, key, ...said, sent_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('chats')
    .set(side === 'staff' ? { staff_last: id } : { customer_last: id })
    .where('order_id', '=', orderId)
    .execute();
}

/** Notes that this side has seen the other's messages up to there; false where that was known. */
export async function markSeen(tx: Tx, orderId: string, side: ChatSide, messageId: number): Promise<boolean> {
  const [seen, last] =
    side === 'staff' ? (['staff_seen', 'customer_last'] as const) : (['customer_seen', 'staff_last'] as const);
  const { numUpdatedRows } = await tx
    .updateTable('chats')
    // no further than what is there
    .set({ [seen]: sql`least(${messageId}::bigint, ${sql.ref(last)})` })
    .where('order_id', '=', orderId)
    .where(sql<boolean>`${sql.ref(seen)} < least(${messageId}::bigint, ${sql.ref(last)})`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A chat in a list. */
export interface HeadRow extends Omit<ChatOrder, 'user_id'> {
  unread: number;
  last_at: Date | null;
}

const head = sql`
  orders.id, orders.number, orders.customer_name, orders.status, orders.closed_at, chats.last_at`;
const unread = (from: ChatSide, seen: string) => sql`
  (select count(*) from chat_messages
    where chat_messages.order_id = orders.id and side = ${from} and id > coalesce(${sql.ref(seen)}, 0)) as unread`;

/**
 * A customer's chats, the latest first: of orders that were not over before `since`, whether anybody has written or not, and
 * whatever waits to be read.
 */
export async function listOwnHeads(db: Db, userId: string, since: Date, limit: number): Promise<HeadRow[]> {
  const { rows } = await sql<HeadRow>`
    select ${head}, ${unread('staff', 'chats.customer_seen')}
    from orders left join chats on chats.order_id = orders.id
    where orders.user_id = ${userId}
      and (orders.closed_at is null or orders.closed_at > ${since} or chats.staff_last > chats.customer_seen)
    order by coalesce(chats.last_at, orders.placed_at) desc, orders.id limit ${limit}`.execute(db);
  return rows;
}

/** Everybody's chats, for staff: what waits to be read first, then the latest of orders that were not over before `since`. */
export async function listHeads(db: Db, since: Date, oldest: Date, limit: number): Promise<HeadRow[]> {
  const { rows } = await sql<HeadRow>`
    select ${head}, ${unread('customer', 'chats.staff_seen')}
    from (
      select order_id, customer_last, staff_seen, last_at from chats where customer_last > staff_seen
      union all
      select order_id, customer_last, staff_seen, last_at from chats
      where closed_at is null and last_at > ${oldest} and customer_last <= staff_seen
      union all
      select order_id, customer_last, staff_seen, last_at from chats
      where closed_at > ${since} and last_at > ${oldest} and customer_last <= staff_seen
    ) as chats
    join orders on orders.id = chats.order_id
    where chats.customer_last > chats.staff_seen or orders.closed_at is null or orders.closed_at > ${since}
    order by chats.customer_last > chats.staff_seen desc, chats.last_at desc, orders.id limit ${limit}`.execute(db);
  return rows;
}
