import type { Allergen, LineOffer, LineSubstitute } from '@seduh/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/tx';
import type { OfferRow } from '../offers-repository';
import type { LineRow } from '../read/repository';

/** What has run out: a product, or an option. */
export interface RunOut {
  productId: string | null;
  optionId: number | null;
}

/** A line that has it, of an order that is still to be made. */
export interface WaitingLine {
  order_id: string;
  position: number;
  avoids: Allergen[] | null;
  done: number;
}

/**
 * The lines of orders still to be made that have it.
 * @param orderId of this order alone; null: of any
 */
export async function findWaitingLines(
  tx: Tx,
  { productId, optionId }: RunOut,
  orderId: string | null,
): Promise<WaitingLine[]> {
  const { rows } = await sql<WaitingLine>`
    select line.order_id, line.position, users.avoids,
      (
        select count(*) from order_pours as pour
        where pour.order_id = line.order_id and pour.position = line.position and pour.undone_at is null
      ) as done
    from orders
      join order_lines as line on line.order_id = orders.id
      left join users on users.id = orders.user_id
    where orders.closed_at is null and orders.status in ('pending', 'confirmed', 'preparing')
      and (${orderId}::uuid is null or orders.id = ${orderId}::uuid)
      and case when ${optionId}::integer is null then line.product_id = ${productId}::uuid
        else line.options @> jsonb_build_array(jsonb_build_object('id', ${optionId}::integer)) end
    order by line.order_id, line.position`.execute(tx);
  return rows;
}

/** Notes what is offered for a line; nothing where that is being asked already. */
export async function insertOffer(
  tx: Tx,
  offer: {
    order_id: string;
    position: number;
    option_id: number | null;
    offered_by: string;
    offered_at: Date;
    ran_out: LineOffer['ran_out'][number];
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('order_offers')
    .values({ ...offer, answer: null, answered_by: null, answered_at: null, ran_out: JSON.stringify(offer.ran_out) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** What a question was about. */
interface AskedLine extends Pick<OfferRow, 'order_id' | 'ran_out'> {
  product_name: string;
}

/**
 * Takes questions back that nobody has answered.
 * @returns what they were about, by order
 */
export async function withdrawOffers(
  tx: Tx,
  { productId, optionId }: RunOut,
  orderId: string | null,
): Promise<AskedLine[]> {
  const { rows } = await sql<AskedLine>`
    with withdrawn as (
      delete from order_offers as offer using order_lines as line
      where line.order_id = offer.order_id and line.position = offer.position and answer is null
        and (${orderId}::uuid is null or offer.order_id = ${orderId}::uuid)
        and case when ${optionId}::integer is null then option_id is null and product_id = ${productId}::uuid
          else option_id = ${optionId}::integer end
      returning offer.order_id, line.product_name, ran_out
    )
    select order_id, product_name, ran_out from withdrawn order by order_id`.execute(tx);
  return rows;
}

/** Notes what a customer said to all that they were asked about a line. */
export async function answerOffers(
  tx: Tx,
  line: { orderId: string; position: number },
  said: { answer: 'taken' | 'declined'; by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('order_offers')
    .set({ answer: said.answer, answered_by: said.by, answered_at: said.at })
    .where('order_id', '=', line.orderId)
    .where('position', '=', line.position)
    .where('answer', 'is', null)
    .execute();
}

/** What a line becomes; what it costs stays. */
export type ExchangedLine = Pick<LineSubstitute, 'product_id' | 'product_name' | 'image' | 'size_id' | 'options'> &
  Pick<LineRow, 'name_translations' | 'warning' | 'one_size' | 'stock_taken'>;

export async function exchangeLine(
  tx: Tx,
  { orderId, position }: { orderId: string; position: number },
  { options, warning, ...line }: ExchangedLine,
): Promise<void> {
  await tx
    .updateTable('order_lines')
    .set({
      ...line,
      options: JSON.stringify(options),
      warning: warning && JSON.stringify(warning),
    })
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .execute();
}

export async function setWork(tx: Tx, orderId: string, work: object): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ work: JSON.stringify(work) })
    .where('id', '=', orderId)
    .execute();
}

/** What is put back into a product's counted stock, or, below 0, taken out of it. */
export interface StockChange {
  productId: string;
  pieces: number;
}

/**
 * Changes counted stock, all or nothing; rows are locked in id order, as by those who place orders. What is not counted any
 * more stays so. False where something is not there to be taken.
 */
export async function changeStock(tx: Tx, changes: readonly StockChange[]): Promise<boolean> {
  if (changes.length === 0) return true;
  const { rows } = await sql<{ stock: number | null }>`
    with changes as (
      select id, pieces from unnest(
        ${changes.map(({ productId }) => productId)}::uuid[],
        ${changes.map(({ pieces }) => pieces)}::integer[]
      ) as change (id, pieces)
    ), locked as (
      select products.id, changes.pieces from products join changes on changes.id = products.id
      order by products.id for no key update of products
    )
    update products set stock = products.stock + locked.pieces from locked
    where products.id = locked.id and (locked.pieces > 0 or products.stock + locked.pieces >= 0)
    returning products.stock`.execute(tx);
  return rows.length === changes.length;
}
