import type { PaymentId } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import type { BoardOrder, SaidDelay, StationRules } from '@seduh/domain/forecast';
import { sql } from 'kysely';
import { stationsNow } from '../../../platform/db/stations';
import type { Db, Tx } from '../../../platform/db/tx';
import { begunAt, isKept, isMade, pieces, pouredAt } from '../quote/facts-repository';

/** An order of the board, or on its ride, with what its promise depends on. */
export interface ForeseenOrder extends BoardOrder {
  user_id: string | null;
  number: number;
  payment_id: PaymentId;
  placed_at: Date;
  ready_at: Date;
  paid_at: Date | null;
  delay_reason: string | null;
  delay_minutes: number | null;
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
      delay_minutes, ${begunAt} as begun_at, ${pieces} as pieces, ${pouredAt} as poured_at,
      case when orders.status = 'out for delivery' then (
        select max(moved_at) from order_moves
        where order_moves.order_id = orders.id and to_status = 'out for delivery' and undone_at is null
      ) end as left_at,
      exists (select from late_orders where late_orders.order_id = orders.id) as is_noted
    from orders join payments on payments.order_id = orders.id
    where ${isKept(now)} and (${isMade}
      or delivery_id = ${DELIVERY.doorDelivery} and orders.status in ('ready', 'out for delivery'))`.execute(db);
  return { orders, stations, shop };
}

/** Writes down what is said of a locked order's delay. Resolves with what was said before. */
export async function setDelay(tx: Tx, id: string, { reason, minutes }: SaidDelay): Promise<SaidDelay> {
  const before = await tx
    .selectFrom('orders')
    .select(['delay_reason as reason', 'delay_minutes as minutes'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await tx.updateTable('orders').set({ delay_reason: reason, delay_minutes: minutes }).where('id', '=', id).execute();
  return before;
}

/** Whether its customer has been told that an order is late, or is going to be. */
export async function isToldLate(tx: Tx, orderId: string): Promise<boolean> {
  const row = await tx.selectFrom('late_orders').select('order_id').where('order_id', '=', orderId).executeTakeFirst();
  return row !== undefined;
}

/** Notes when an order whose customer hears of a delay is expected now. */
export async function setForeseen(tx: Tx, orderId: string, foreseenAt: Date): Promise<void> {
  await tx.updateTable('late_orders').set({ foreseen_at: foreseenAt }).where('order_id', '=', orderId).execute();
}
