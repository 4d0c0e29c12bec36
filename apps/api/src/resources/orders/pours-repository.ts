import type { CategoryId, LineMaking, OrderStatus, Station } from '@seduh/contract';
import { stationOf } from '@seduh/domain/forecast';
import { sql, type Insertable } from 'kysely';
import type { OrderPoursTable } from '../../platform/db/schema';
import type { Db, Tx } from '../../platform/db/tx';

/** How far an order is. */
export interface OrderMaking {
  /** By the line's position. */
  lines: Map<number, LineMaking>;
  /** How often a piece was made or taken back. */
  pours: number;
}

/** How far the pieces of these orders are, and where they are made as the menu has it now; by order. */
export async function findMaking(db: Db, ids: readonly string[]): Promise<Map<string, OrderMaking>> {
  const orders = new Map<string, OrderMaking>();
  if (ids.length === 0) return orders;
  const { rows } = await sql<{
    order_id: string;
    position: number;
    station: Station | null;
    category_id: CategoryId;
    done: number;
    pours: number;
  }>`
    select line.order_id, line.position, product.station, product.category_id,
      count(pour.id) filter (where pour.undone_at is null) as done, count(pour.id) + count(pour.undone_at) as pours
    from order_lines as line
      join products as product on product.id = line.product_id
      left join order_pours as pour on pour.order_id = line.order_id and pour.position = line.position
    where line.order_id = any(${ids}::uuid[])
    group by line.order_id, line.position, product.station, product.category_id`.execute(db);
  for (const { order_id, position, done, pours, ...product } of rows) {
    const order = orders.get(order_id) ?? { lines: new Map<number, LineMaking>(), pours: 0 };
    order.lines.set(position, { station: stationOf(product), done });
    orders.set(order_id, { ...order, pours: order.pours + pours });
  }
  return orders;
}

/** What was made under an id, also where it was taken back. */
export const findPour = (tx: Tx, id: string) =>
  tx
    .selectFrom('order_pours')
    .select(['order_id', 'position', 'from_status', 'to_status', 'poured_at', 'undone_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/** What was kept with the last piece that is made of an order; undefined where none is. */
export async function findStatusBeforePours(tx: Tx, orderId: string): Promise<OrderStatus | undefined> {
  const pour = await tx
    .selectFrom('order_pours')
    .select('from_status')
    .where('order_id', '=', orderId)
    .where('undone_at', 'is', null)
    .orderBy('poured_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return pour?.from_status;
}

/** When pieces of an order were made, those that were taken back as well: moves of these moments came with a piece. */
export async function listPourTimes(tx: Tx, orderId: string): Promise<Date[]> {
  const pours = await tx.selectFrom('order_pours').select('poured_at').where('order_id', '=', orderId).execute();
  return pours.map(({ poured_at }) => poured_at);
}

/** The lines of an order with how many of their pieces are made, by position. */
export async function findPouredLines(tx: Tx, orderId: string) {
  const { rows } = await sql<{ position: number; product_name: string; qty: number; done: number }>`
    select line.position, line.product_name, line.qty, count(pour.id) as done
    from order_lines as line
      left join order_pours as pour
        on pour.order_id = line.order_id and pour.position = line.position and pour.undone_at is null
    where line.order_id = ${orderId}
    group by line.position, line.product_name, line.qty
    order by line.position`.execute(tx);
  return rows;
}

/** What the record says of the pieces of a line. */
export const piecesFact = ({
  position,
  product_name,
  done,
}: {
  position: number;
  product_name: string;
  done: number;
}) => ({ field: 'pieces', of: product_name, key: String(position), value: done }) as const;

export async function insertPour(tx: Tx, pour: Insertable<OrderPoursTable>): Promise<void> {
  await tx.insertInto('order_pours').values(pour).execute();
}

export async function undoPourRow(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('order_pours').set({ undone_at: at }).where('id', '=', id).execute();
}

/**
 * Takes back the piece that brought a move: it was made at that moment. Resolves with where its order was before its pieces
 * were made, null where no piece brought the move.
 */
export async function undoPourOf(
  tx: Tx,
  orderId: string,
  { moved_at, to_status }: { moved_at: Date; to_status: OrderStatus },
  at: Date,
): Promise<OrderStatus | null> {
  const pour = await tx
    .updateTable('order_pours')
    .set({ undone_at: at })
    .where('order_id', '=', orderId)
    .where('poured_at', '=', moved_at)
    .where('to_status', '=', to_status)
    .where('undone_at', 'is', null)
    .whereRef('from_status', '<>', 'to_status')
    .returning('from_status')
    .executeTakeFirst();
  return pour?.from_status ?? null;
}
