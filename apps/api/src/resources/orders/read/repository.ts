import type { BankAccount, OrderPoints } from '@seduh/contract';
import { sql, type Selectable } from 'kysely';
import {
  COLUMNS,
  type OrderLinesTable,
  type OrderMovesTable,
  type OrdersTable,
  type PaymentsTable,
} from '../../../platform/db/schema';
import { sumOrders } from '../../../platform/db/points';
import type { Db } from '../../../platform/db/tx';
import { listNamedRefunds, type NamedRefund } from '../pay/refunds-repository';

/** A move as a timeline shows it. */
export interface MoveRow extends Pick<
  Selectable<OrderMovesTable>,
  'from_status' | 'to_status' | 'actor' | 'reason' | 'moved_at'
> {
  first_name: string | null;
  display_name: string | null;
}

export type LineRow = Selectable<OrderLinesTable>;

/** An order with all that belongs to it. */
export interface OrderRows {
  order: Selectable<OrdersTable>;
  lines: LineRow[];
  moves: MoveRow[];
  payment: Pick<
    Selectable<PaymentsTable>,
    'method' | 'state' | 'amount' | 'due_at' | 'paid_at' | 'refunded_at' | 'pay_url'
  > & {
    /** Where transfers go now. */
    bank: BankAccount | null;
  };
  refunds: NamedRefund[];
  /** Of its customer's card. */
  points: OrderPoints;
}

/** Orders by id, in the order of the ids; ids of no order are left out. */
export async function findOrders(db: Db, ids: readonly string[]): Promise<OrderRows[]> {
  if (ids.length === 0) return [];
  const listed = sql<string>`any(${ids}::uuid[])`;
  const orders = await db.selectFrom('orders').select(COLUMNS.orders).where('id', '=', listed).execute();
  const lines = await db
    .selectFrom('order_lines')
    .select(COLUMNS.order_lines)
    .where('order_id', '=', listed)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const payments = await db
    .selectFrom('payments')
    .innerJoin('shop', (join) => join.onTrue())
    .select(['payments.order_id', 'payments.method', 'payments.state', 'payments.amount', 'payments.due_at'])
    .select(['payments.paid_at', 'payments.refunded_at', 'payments.pay_url', 'shop.bank'])
    .where('order_id', '=', listed)
    .execute();
  const moves = await db
    .selectFrom('order_moves')
    .leftJoin('users', 'users.id', 'order_moves.actor_id')
    .select(['order_moves.order_id', 'order_moves.from_status', 'order_moves.to_status', 'order_moves.actor'])
    .select(['order_moves.reason', 'order_moves.moved_at', 'users.first_name', 'users.display_name'])
    .where('order_moves.order_id', '=', listed)
    .where('order_moves.undone_at', 'is', null)
    .orderBy('order_moves.id')
    .execute();

  const rowsOf = new Map(orders.map((order) => [order.id, order]));
  const paymentOf = new Map(payments.map((payment) => [payment.order_id, payment]));
  const linesOf = byOrder(lines);
  const movesOf = byOrder(moves);
  const refundsOf = byOrder(await listNamedRefunds(db, ids));
  const pointsOf = new Map(
    (await sumOrders(db, ids)).map(({ order_id, earned, used }) => [order_id, { earned, used }]),
  );
  const none = { earned: 0, used: 0 };
  return ids.flatMap((id) => {
    const order = rowsOf.get(id);
    const payment = paymentOf.get(id);
    if (!order || !payment) return [];
    const points = pointsOf.get(id) ?? none;
    return [{ order, payment, lines: linesOf(id), moves: movesOf(id), refunds: refundsOf(id), points }];
  });
}

/** The rows of each order. */
function byOrder<Row extends { order_id: string }>(rows: readonly Row[]): (id: string) => Row[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.order_id, [...(groups.get(row.order_id) ?? []), row]);
  return (id) => groups.get(id) ?? [];
}
