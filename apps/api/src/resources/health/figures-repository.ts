import type { DeliveryId, OrderStatus, PaymentId, PaymentState } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tx';
import type { QueueName } from '../../platform/observe/figures';

/** More than a shop hands over in a day; beyond it the figure speaks of the latest. */
const PROMISES_READ = 5_000;

export interface StatusCount {
  status: OrderStatus;
  count: number;
}

/** Orders that are not finished, by status; nothing of a status that none is in. */
export async function countOpen(db: Db): Promise<StatusCount[]> {
  const { rows } = await sql<StatusCount>`
    select status, count(*) as count from orders where closed_at is null group by status`.execute(db);
  return rows;
}

/** Orders placed since then, by where they stand now. */
export async function countPlaced(db: Db, since: Date): Promise<StatusCount[]> {
  const { rows } = await sql<StatusCount>`
    select status, count(*) as count from orders where placed_at > ${since} group by status`.execute(db);
  return rows;
}

/** An order that its customer could have, with what its promise depends on. */
export interface KeptOrder {
  delivery_id: DeliveryId;
  scheduled: boolean;
  placed_at: Date;
  ready_at: Date;
  method: PaymentId;
  state: PaymentState;
  paid_at: Date | null;
  /** When it was there for its customer: ready to be picked up, else handed over. */
  there_at: Date;
}

/** What was there for its customer since then, the latest first. */
export async function listKept(db: Db, since: Date): Promise<KeptOrder[]> {
  const { rows } = await sql<KeptOrder>`
    select delivery_id, scheduled, placed_at, ready_at, method, state, paid_at, moved_at as there_at
    from order_moves
      join orders on orders.id = order_moves.order_id
      join payments on payments.order_id = orders.id
    where undone_at is null and to_status in ('ready', 'delivered', 'picked up') and moved_at > ${since}
      and (to_status = 'ready') = (delivery_id = ${DELIVERY.pickUp})
    order by moved_at desc limit ${PROMISES_READ}`.execute(db);
  return rows;
}

/** How many refunds are not with their customers, and what they come to in rupiah. */
export async function sumOwed(db: Db): Promise<{ refunds: number; rupiah: number }> {
  const { rows } = await sql<{ refunds: number; rupiah: number }>`
    select count(*) as refunds, coalesce(sum(amount), 0)::bigint as rupiah from refunds where refunded_at is null`.execute(
    db,
  );
  const [owed] = rows;
  if (!owed) throw new Error('a sum has one row');
  return owed;
}

export interface QueueRow {
  queue: QueueName;
  waiting: number;
  /** When the first of them was written; null where nothing waits. */
  since: Date | null;
}

/** What waits to be sent, or to be given back by its provider. */
export async function countQueues(db: Db): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select 'mails' as queue, count(*) as waiting, min(created_at) as since from mails where due_at is not null
    union all select 'notices', count(*), min(created_at) from notices where due_at is not null
    union all select 'refunds', count(*), min(created_at) from refunds
      where next_try_at is not null and refunded_at is null`.execute(db);
  return rows;
}
