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
  /** Whether its customer has said already that they want nothing instead of it. */
  has_declined: boolean;
}

/** Keeps everybody else off orders until the end of the transaction, in the order of their ids. */
export async function lockOrders(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select id from orders where id = any(${ids}::uuid[]) order by id for no key update`.execute(tx);
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
      ) as done,
      coalesce((
        select answer = 'declined' from order_offers as offer
        where offer.order_id = line.order_id and offer.position = line.position
          and option_id is not distinct from ${optionId}::integer
        order by offer.id desc limit 1
      ), false) as has_declined
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
interface AskedLine extends Pick<OfferRow, 'order_id' | 'position' | 'ran_out'> {
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
      delete from order_offers as offer using order_lines as line, orders
      where line.order_id = offer.order_id and line.position = offer.position and answer is null
        and orders.id = offer.order_id and orders.closed_at is null
        and (${orderId}::uuid is null or offer.order_id = ${orderId}::uuid)
        and case when ${optionId}::integer is null then option_id is null and product_id = ${productId}::uuid
          else option_id = ${optionId}::integer end
      returning offer.order_id, offer.position, line.product_name, ran_out
    )
    select order_id, position, product_name, ran_out from withdrawn order by order_id`.execute(tx);
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
