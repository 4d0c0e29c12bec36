import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { OrderLinesTable } from '../../../platform/db/schema';
import { countOf, finds, pageOf } from '../../../platform/db/query';
import type { Db } from '../../../platform/db/tx';
import type { PageRequest } from '../../../platform/http/envelope';
import { inOrder } from './list-repository';

type HistoryLine = Pick<
  Selectable<OrderLinesTable>,
  'product_name' | 'name_translations' | 'size_id' | 'one_size' | 'options' | 'qty'
>;

/** One page of a customer's history, newest first, and how many there are in all. */
export async function listHistory(db: Db, userId: string, page: PageRequest) {
  const shown = db.selectFrom('orders').where('orders.user_id', '=', userId).where('orders.hidden_at', 'is', null);
  // what is skipped is only counted: nothing is read of it but its place
  const shownPage = pageOf(inOrder(shown).select('orders.placed_at'), page);
  const rows = await db
    .selectFrom(shownPage.as('page'))
    .innerJoin('orders', 'orders.id', 'page.id')
    .innerJoin('order_lines as first', (join) =>
      join.onRef('first.order_id', '=', 'orders.id').on('first.position', '=', 1),
    )
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('order_lines')
          .whereRef('order_lines.order_id', '=', 'orders.id')
          .select([
            sql<HistoryLine[]>`jsonb_agg(
              jsonb_build_object(
                'product_name', product_name, 'name_translations', name_translations, 'size_id', size_id,
                'one_size', one_size, 'options', options, 'qty', qty
              )
              order by position
            )`.as('order_lines'),
            sql<number>`count(*)`.as('lines'),
            sql<number>`sum(qty)`.as('qty'),
          ])
          .as('sold'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('refunds')
          .whereRef('refunds.order_id', '=', 'orders.id')
          .select([
            amountWhere(sql`refunded_at is not null and cause <> 'paid twice'`).as('refunded_amount'),
            amountWhere(sql`refunded_at is null`).as('owed_amount'),
          ])
          .as('back'),
      (join) => join.onTrue(),
    )
    .select(['orders.id', 'orders.number', 'orders.status', 'orders.delivery_id', 'orders.total', 'orders.placed_at'])
    .select(['orders.ready_at', 'orders.scheduled', 'first.product_name'])
    .select(['first.name_translations', 'first.unit_price', 'first.image'])
    .select(['payments.state as payment_state', 'payments.method as payment_id', 'payments.paid_at'])
    .select(['sold.order_lines', 'sold.lines', 'sold.qty', 'back.refunded_amount', 'back.owed_amount'])
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id', 'desc')
    .execute();
  return { rows, total: await countOf(shown) };
}

const amountWhere = (condition: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(amount) filter (where ${condition}), 0)::bigint`;

const ofCustomer = (userId: string, ids: readonly string[]) =>
  sql<boolean>`orders.user_id = ${userId} and orders.id = any(${ids}::uuid[])`;

/** Takes finished orders of this customer out of their history; how many were hidden. */
export async function hideOrders(db: Db, userId: string, ids: readonly string[], at: Date): Promise<number> {
  const update = db.updateTable('orders').set({ hidden_at: at }).where(ofCustomer(userId, ids));
  const hidden = await update.where('closed_at', 'is not', null).where('hidden_at', 'is', null).executeTakeFirst();
  return Number(hidden.numUpdatedRows);
}

/** Puts hidden orders of this customer back into the history; how many came back. */
export async function restoreOrders(db: Db, userId: string, ids: readonly string[]): Promise<number> {
  const update = db.updateTable('orders').set({ hidden_at: null }).where(ofCustomer(userId, ids));
  const restored = await update.where('hidden_at', 'is not', null).executeTakeFirst();
  return Number(restored.numUpdatedRows);
}

/** Whether one of these orders of a customer is still under way. */
export const hasOpenOrder = (db: Db, userId: string, ids: readonly string[]): Promise<boolean> =>
  finds(db.selectFrom('orders').select('id').where(ofCustomer(userId, ids)).where('closed_at', 'is', null));
