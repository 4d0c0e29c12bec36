import type { OrderStatus } from '@seduh/contract';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Schema } from '../../db/schema';
import type { Db } from '../../db/tx';

interface Place {
  page: number;
  limit: number;
}

/** Filters of the staff's list; times are instants, `until` is not included. */
export interface OrderFilterRows {
  statuses: OrderStatus[] | undefined;
  delivery: number | undefined;
  search: string;
  since: Date | undefined;
  until: Date | undefined;
}

type Orders = SelectQueryBuilder<Schema, 'orders', object>;

/** One page of a customer's history, newest first, and how many there are in all. */
export async function listHistory(db: Db, userId: string, { page, limit }: Place) {
  const shown = db.selectFrom('orders').where('orders.user_id', '=', userId).where('orders.hidden_at', 'is', null);
  const rows = await shown
    .innerJoin('order_lines as first', (join) =>
      join.onRef('first.order_id', '=', 'orders.id').on('first.position', '=', 1),
    )
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select((eb) => {
      const lines = eb.selectFrom('order_lines').whereRef('order_lines.order_id', '=', 'orders.id');
      return [
        'orders.id',
        'orders.number',
        'orders.status',
        'orders.delivery_id',
        'orders.total',
        'orders.placed_at',
        'orders.ready_at',
        'first.product_name',
        'first.unit_price',
        'first.image',
        'payments.state as payment_state',
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
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, total: await countOf(shown) };
}

/** Ids of one page of the staff's list, newest first, and how many there are in all. */
export async function listOrderIds(db: Db, filter: OrderFilterRows, { page, limit }: Place) {
  const matching = matchingOrders(db, filter);
  const rows = await matching
    .select('orders.id')
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { ids: rows.map(({ id }) => id), total: await countOf(matching) };
}

function matchingOrders(db: Db, { statuses, delivery, search, since, until }: OrderFilterRows): Orders {
  let query: Orders = db.selectFrom('orders');
  if (statuses) query = query.where('orders.status', '=', sql<OrderStatus>`any(${statuses}::text[])`);
  if (delivery !== undefined) query = query.where('orders.delivery_id', '=', delivery);
  if (since) query = query.where('orders.placed_at', '>=', since);
  if (until) query = query.where('orders.placed_at', '<', until);
  if (search !== '') query = query.where(mentions(search));
  return query;
}

/** By number with or without its prefix, by the customer's name, or by a product in it. */
function mentions(search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const number = /^(?:sd-?)?(\d{1,15})$/i.exec(search)?.[1] ?? null;
  return sql<boolean>`(
    orders.number = ${number}::bigint
    or orders.customer_name ilike ${pattern}
    or exists (
      select from order_lines
      where order_lines.order_id = orders.id and order_lines.product_name ilike ${pattern}
    )
  )`;
}

async function countOf(query: Orders): Promise<number> {
  const { total } = await query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return total;
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
