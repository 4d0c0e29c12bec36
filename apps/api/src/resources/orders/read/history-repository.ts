import { sql, type Selectable } from 'kysely';
import type { OrderLinesTable } from '../../../platform/db/schema';
import type { Db } from '../../../platform/db/tx';
import type { PageRequest } from '../../../platform/http/envelope';
import { countOf } from './list-repository';

type HistoryLine = Pick<Selectable<OrderLinesTable>, 'product_name' | 'size_id' | 'one_size' | 'qty'>;

/** One page of a customer's history, newest first, and how many there are in all. */
export async function listHistory(db: Db, userId: string, { page, limit }: PageRequest) {
  const shown = db.selectFrom('orders').where('orders.user_id', '=', userId).where('orders.hidden_at', 'is', null);
  // what is skipped is only counted: nothing is read of it but its place
  const shownPage = shown
    .select(['orders.id', 'orders.placed_at'])
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit);
  const rows = await db
    .selectFrom(shownPage.as('page'))
    .innerJoin('orders', 'orders.id', 'page.id')
    .innerJoin('order_lines as first', (join) =>
      join.onRef('first.order_id', '=', 'orders.id').on('first.position', '=', 1),
    )
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select((eb) => {
      const lines = eb.selectFrom('order_lines').whereRef('order_lines.order_id', '=', 'orders.id');
      const refunds = eb
        .selectFrom('refunds')
        .whereRef('refunds.order_id', '=', 'orders.id')
        .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount'));
      return [
        refunds
          .where('refunded_at', 'is not', null)
          .where('cause', '<>', 'paid twice')
          .$asScalar()
          .$notNull()
          .as('refunded_amount'),
        refunds.where('refunded_at', 'is', null).$asScalar().$notNull().as('owed_amount'),
        'orders.id',
        'orders.number',
        'orders.status',
        'orders.delivery_id',
        'orders.total',
        'orders.placed_at',
        'orders.ready_at',
        'orders.scheduled',
        'first.product_name',
        'first.unit_price',
        'first.image',
        'payments.state as payment_state',
        'payments.method as payment_id',
        'payments.paid_at',
        lines
          .select(
            sql<HistoryLine[]>`jsonb_agg(
              jsonb_build_object('product_name', product_name, 'size_id', size_id, 'one_size', one_size, 'qty', qty)
              order by position
            )`.as('order_lines'),
          )
          .$asScalar()
          .$notNull()
          .as('order_lines'),
        lines
          .select(sql<number>`count(*)`.as('lines'))
          .$asScalar()
          .$notNull()
          .as('lines'),
        lines
          .select(sql<number>`sum(qty)`.as('qty'))
          .$asScalar()
          .$notNull()
          .as('qty'),
      ];
    })
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id', 'desc')
    .execute();
  return { rows, total: await countOf(shown) };
}

/**
 * Takes finished orders out of a customer's history; somebody else's and hidden ones are passed over.
 * @returns how many were hidden
 */
export async function hideOrders(db: Db, userId: string, ids: readonly string[], at: Date): Promise<number> {
  const hidden = await db
    .updateTable('orders')
    .set({ hidden_at: at })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('user_id', '=', userId)
    .where('closed_at', 'is not', null)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  return Number(hidden.numUpdatedRows);
}

/**
 * Puts hidden orders of a customer back into the history; others are passed over.
 * @returns how many came back
 */
export async function restoreOrders(db: Db, userId: string, ids: readonly string[]): Promise<number> {
  const restored = await db
    .updateTable('orders')
    .set({ hidden_at: null })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('user_id', '=', userId)
    .where('hidden_at', 'is not', null)
    .executeTakeFirst();
  return Number(restored.numUpdatedRows);
}

/** How many of these orders of a customer are still under way. */
export async function countOpen(db: Db, userId: string, ids: readonly string[]): Promise<number> {
  return countOf(
    db
      .selectFrom('orders')
      .where('orders.id', '=', sql<string>`any(${ids}::uuid[])`)
      .where('orders.user_id', '=', userId)
      .where('orders.closed_at', 'is', null),
  );
}
