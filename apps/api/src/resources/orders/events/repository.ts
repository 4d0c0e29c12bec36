import type { OrderEvent, OrderStatus } from '@seduh/contract';
import { orderNumber } from '@seduh/domain';
import { sql, type Selectable } from 'kysely';
import type { Schema } from '../../../platform/db/schema';
import type { Db, Tx } from '../../../platform/db/tx';

/** The NOTIFY channel that wakes readers of `order_events`; the payload says nothing, the table is the truth. */
export const EVENTS_CHANNEL = 'order_events';

/** An event with its place in the stream and whose order it is about. */
export interface StoredEvent {
  id: number;
  /** null: of a guest. */
  userId: string | null;
  event: OrderEvent;
}

/** What a stream is told: what happened, or, without an id, what is foreseen. */
export type ToldEvent = Omit<StoredEvent, 'id'> & { id: number | null };

const columns = ['id', 'order_id', 'user_id', 'kind', 'number', 'status_name', 'at'] as const;

const toStored = ({ id, user_id, at, ...event }: Selectable<Schema['order_events']>): StoredEvent => ({
  id,
  userId: user_id,
  event: { ...event, at: at.toISOString() },
});

/** The ids of the newest events, ascending. */
export async function findNewestIds(db: Db, limit: number): Promise<number[]> {
  const rows = await db.selectFrom('order_events').select('id').orderBy('id', 'desc').limit(limit).execute();
  return rows.map(({ id }) => id).toReversed();
}

/** Events beyond `after`, and those among `gaps` that have come to light since; ascending. */
export async function findNewEvents(
  db: Db,
  after: number,
  gaps: readonly number[],
  limit: number,
): Promise<StoredEvent[]> {
  const rows = await db
    .selectFrom('order_events')
    .select(columns)
    .where((where) => where.or([where('id', '>', after), where('id', '=', sql<number>`any(${gaps}::bigint[])`)]))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toStored);
}

/** The newest events after an id, ascending, at most `limit`; of one customer, or of everybody. */
export async function findMissedEvents(
  db: Db,
  after: number,
  userId: string | null,
  limit: number,
): Promise<StoredEvent[]> {
  const rows = await db
    .selectFrom('order_events')
    .select(columns)
    .where('id', '>', after)
    .$if(userId !== null, (query) => query.where('user_id', '=', userId).where('kind', '<>', 'poured'))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toStored).toReversed();
}

/** Wakes the readers in every process. */
export async function notifyReaders(db: Db): Promise<void> {
  await sql`select pg_notify(${EVENTS_CHANNEL}, '')`.execute(db);
}

/** An order as its events tell of it. */
interface EventOrder {
  id: string;
  number: number;
  user_id: string | null;
  /** Where it stands now, after what happened. */
  status: OrderStatus;
}

/** Writes down that something happened to an order, in its transaction: readers hear of it after the commit. */
export async function recordEvent(
  tx: Tx,
  { id, number, user_id, status }: EventOrder,
  kind: OrderEvent['kind'],
  at: Date,
): Promise<void> {
  await tx
    .insertInto('order_events')
    .values({ order_id: id, user_id, kind, number: orderNumber(number), status_name: status, at })
    .execute();
}
