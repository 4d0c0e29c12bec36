import type { DeliveryId, OrderStatus, PaymentId, PaymentState } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/tx';

/** What lateness depends on. */
export interface LateCandidate {
  id: string;
  user_id: string | null;
  status: OrderStatus;
  delivery_id: DeliveryId;
  placed_at: Date;
  ready_at: Date;
  scheduled: boolean;
  method: PaymentId;
  state: PaymentState;
  paid_at: Date | null;
}

const columns = sql`
  orders.id, orders.user_id, orders.status, orders.delivery_id, orders.placed_at, orders.ready_at, orders.scheduled,
  payments.method, payments.state, payments.paid_at`;

/** Open orders whose time has come and of which nobody has noticed yet that they are late, the latest first. */
export async function findLateCandidates(db: Db, now: Date, limit: number): Promise<LateCandidate[]> {
  const { rows } = await sql<LateCandidate>`
    select ${columns}
    from orders join payments on payments.order_id = orders.id
    where orders.closed_at is null and orders.ready_at < ${now}
      and payments.state in ('paid', 'confirmed')
      and not (orders.status = 'ready' and orders.delivery_id = ${DELIVERY.pickUp})
      and not exists (select from late_orders where late_orders.order_id = orders.id)
    order by orders.ready_at desc limit ${limit}`.execute(db);
  return rows;
}

/** The same of one order that is locked; undefined where it is gone. */
export async function findLateCandidate(tx: Tx, id: string): Promise<LateCandidate | undefined> {
  const { rows } = await sql<LateCandidate>`
    select ${columns} from orders join payments on payments.order_id = orders.id where orders.id = ${id}`.execute(tx);
  return rows[0];
}

/**
 * Notes that an order is late, or is going to be; false where somebody has.
 * @param foreseenAt when it is expected instead; null where nobody knows
 */
export async function markLate(tx: Tx, orderId: string, at: Date, foreseenAt: Date | null): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('late_orders')
    .values({ order_id: orderId, noted_at: at, foreseen_at: foreseenAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
