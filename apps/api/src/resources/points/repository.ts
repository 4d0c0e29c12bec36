import type { OrderStatus } from '@seduh/contract';
import type { PointsKind } from '@seduh/contract/constants';
import type { CountedOrder } from '@seduh/domain';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { balanceOf } from '../../platform/db/points';
import { HANDED_OVER } from '../../platform/db/query';
import type { Db, Tx } from '../../platform/db/tx';

/** Somebody's card; undefined where they have none. */
export const findCard = (db: Db, userId: string) =>
  db
    .selectFrom('member_cards')
    .select(['number', 'order_id', 'issued_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Keeps everybody else off the points of an account until the end of the transaction; undefined where it has no card. */
export const holdCard = (tx: Tx, userId: string) =>
  tx.selectFrom('member_cards').select('order_id').where('user_id', '=', userId).forNoKeyUpdate().executeTakeFirst();

/** The first order of an open account that brings the card by the shop's minimum of now. */
const bringing = (userId: string) => sql`
  select orders.id, orders.user_id, orders.closed_at from orders, shop, users
  where orders.user_id = ${userId}::uuid and orders.total >= shop.member_minimum and orders.status in (${HANDED_OVER})
    and users.id = orders.user_id and users.closed_at is null
  order by orders.closed_at, orders.id limit 1`;

/**
 * Gives an account the card that one of its orders brought, unless it has one. A number that is another's, one in
 * billions, gives none: the next look draws another.
 */
export async function insertCard(db: Db, userId: string, number: string): Promise<void> {
  await sql`
    insert into member_cards (user_id, number, order_id, issued_at)
    select user_id, ${number}, id, closed_at from (${bringing(userId)}) as first
    on conflict do nothing`.execute(db);
}

/** The order that brought a card did not after all: another one did, or the card goes. */
export async function reviseCard(tx: Tx, userId: string): Promise<void> {
  const { rows } = await sql<{ id: string; closed_at: Date }>`${bringing(userId)}`.execute(tx);
  const [other] = rows;
  if (!other) {
    await tx.deleteFrom('member_cards').where('user_id', '=', userId).execute();
    return;
  }
  const { id: order_id, closed_at: issued_at } = other;
  await tx.updateTable('member_cards').set({ order_id, issued_at }).where('user_id', '=', userId).execute();
}

/** An order of an open account as its points are settled. */
export interface SettledOrder extends Omit<CountedOrder, 'isHandedOver'> {
  user_id: string;
  status: OrderStatus;
  points_on: boolean;
  rupiah_per_point: number;
}

/** undefined for a guest's, and where the account is closed. */
export async function findSettled(tx: Tx, orderId: string): Promise<SettledOrder | undefined> {
  const { rows } = await sql<SettledOrder>`
    select orders.user_id, orders.status, orders.total, orders.shipping, points_on, rupiah_per_point,
      coalesce((select sum(amount) from refunds where order_id = orders.id and cause <> 'paid twice'), 0)::bigint as refunded,
      exists (select from refunds where order_id = orders.id and refunds.shipping) as "isShippingRefunded"
    from orders join users on users.id = orders.user_id cross join shop
    where orders.id = ${orderId}::uuid and users.closed_at is null and shop.id = 1`.execute(tx);
  return rows[0];
}

/** What is booked. */
interface NewEntry {
  user_id: string;
  order_id: string;
  kind: PointsKind;
  points: number;
  per_point: number | null;
  at: Date;
}

/** Books points. Fails where more are spent than there are. */
export const insertEntry = async (tx: Tx, entry: NewEntry): Promise<void> => {
  await tx
    .insertInto('points_entries')
    .values({ id: uuidv7(), ...entry })
    .execute();
};

/** The balance of an account. */
export async function readBalance(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`select ${balanceOf(userId)} as balance`.execute(db);
  return rows[0]?.balance ?? 0;
}

/** The latest entries of an account, newest first, with the numbers of their orders. */
export const listEntries = (db: Db, userId: string, limit: number) =>
  db
    .selectFrom('points_entries')
    .innerJoin('orders', 'orders.id', 'points_entries.order_id')
    .select(['points_entries.id', 'kind', 'points', 'at', 'order_id', 'orders.number'])
    .where('points_entries.user_id', '=', userId)
    .orderBy('points_entries.id', 'desc')
    .limit(limit)
    .execute();

/** Rupiah of the largest order that was handed over to an account; 0 without any. */
export async function largestOrder(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(max(total), 0)::bigint as total from orders
    where user_id = ${userId}::uuid and status in (${HANDED_OVER})`.execute(db);
  return rows[0]?.total ?? 0;
}
