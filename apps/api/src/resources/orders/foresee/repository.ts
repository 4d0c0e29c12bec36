import type { PaymentId } from '@seduh/contract';
import type { BoardOrder, StationRules } from '@seduh/domain/forecast';
import { sql } from 'kysely';
import { stationsNow } from '../../../platform/db/stations';
import type { Db, Tx } from '../../../platform/db/tx';
import { begunAt, isMade } from '../quote/facts-repository';

/** An order of the board with what its promise depends on. */
export interface ForeseenOrder extends BoardOrder {
  user_id: string | null;
  number: number;
  payment_id: PaymentId;
  placed_at: Date;
  ready_at: Date;
  paid_at: Date | null;
  delay_reason: string | null;
  /** Somebody has noticed already that it is late. */
  is_noted: boolean;
}

/** Everything that forecasts of the orders on the board are made from. */
export interface Board {
  orders: ForeseenOrder[];
  stations: StationRules;
  shop: { lead_minutes: number; ride_minutes: number };
}

export async function readBoard(db: Db, now: Date): Promise<Board> {
  const { stations, ...shop } = await db
    .selectFrom('shop')
    .select(['lead_minutes', 'ride_minutes', stationsNow(now).as('stations')])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  const { rows: orders } = await sql<ForeseenOrder>`
    select
      orders.id, orders.user_id, orders.number, orders.status as status_name, payments.state as payment_state,
      payments.method as payment_id, payments.paid_at, delivery_id, scheduled, placed_at, ready_at, work, delay_reason,
      ${begunAt} as begun_at,
      exists (select from late_orders where late_orders.order_id = orders.id) as is_noted
    from orders join payments on payments.order_id = orders.id
    where ${isMade(now)}`.execute(db);
  return { orders, stations, shop };
}

/** Writes down why a locked order is late; null: it is not said any more. Resolves with what was said before. */
export async function setDelayReason(tx: Tx, id: string, reason: string | null): Promise<string | null> {
  const before = await tx.selectFrom('orders').select('delay_reason').where('id', '=', id).executeTakeFirst();
  await tx.updateTable('orders').set({ delay_reason: reason }).where('id', '=', id).execute();
  return before?.delay_reason ?? null;
}

/** Whether its customer has been told that an order is late, or is going to be. */
export async function isToldLate(tx: Tx, orderId: string): Promise<boolean> {
  const row = await tx.selectFrom('late_orders').select('order_id').where('order_id', '=', orderId).executeTakeFirst();
  return row !== undefined;
}
