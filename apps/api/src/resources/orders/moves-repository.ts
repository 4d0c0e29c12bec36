import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { OrderMovesTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/tx';

export async function insertMove(tx: Tx, move: Insertable<OrderMovesTable>): Promise<void> {
  await tx.insertInto('order_moves').values(move).execute();
}

/** Changes an order's products by `locked.qty` pieces; rows are locked in id order, as by those who place orders. */
async function changeProducts(tx: Tx, orderId: string, pieces: RawBuilder<unknown>, change: RawBuilder<unknown>) {
  await sql`
    with pieces as (
      select product_id, sum(${pieces})::integer as qty from order_lines where order_id = ${orderId} group by product_id
    ), locked as (
      select products.id, pieces.qty from products join pieces on pieces.product_id = products.id
      where pieces.qty > 0
      order by products.id for no key update of products
    )
    update products set ${change} from locked where products.id = locked.id`.execute(tx);
}

/** Puts back what an order took from counted stock; a product that is no longer counted stays so. */
export const returnStock = (tx: Tx, orderId: string): Promise<void> =>
  changeProducts(tx, orderId, sql`stock_taken`, sql`stock = products.stock + locked.qty`);

/** Counts an order's pieces as sold, or, taken back, as not sold after all. */
export const countSold = (tx: Tx, orderId: string, sign: 1 | -1): Promise<void> =>
  changeProducts(tx, orderId, sql`qty`, sql`sold = products.sold + ${sign}::integer * locked.qty`);

/** Gives a promo its use and what it gave back, and the customer the right to it. */
export async function releasePromoUse(tx: Tx, orderId: string, at: Date): Promise<void> {
  await sql`
    with released as (
      update promo_uses as use set released_at = ${at} from orders
      where use.order_id = ${orderId} and released_at is null and orders.id = use.order_id
      returning use.promo_id, coalesce(use.given, orders.discount) as given
    )
    update promos set used = used - 1, given = greatest(promos.given - released.given, 0)
    from released where promos.id = released.promo_id`.execute(tx);
}

/**
 * Counts an order's promo use again; false where it, or its budget, was used up since, or by this customer on that day, or where it is
 * for a first order and another one was that meanwhile. What ran out since does not matter: the price was agreed on.
 */
export async function retakePromoUse(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    with taken as (
      update promos set used = used + 1, given = promos.given + coalesce(use.given, own.discount)
      from promo_uses as use join orders as own on own.id = use.order_id
      where use.order_id = ${orderId} and use.released_at is not null and promos.id = use.promo_id
        and (total_uses is null or promos.used < total_uses)
        and (budget is null or promos.given + coalesce(use.given, own.discount) <= budget)
        and not (use.one_per_day and exists (
          select from promo_uses as other
          where other.promo_id = use.promo_id and other.user_id = use.user_id
            and other.business_day = use.business_day and other.one_per_day and other.released_at is null
        ))
        and not (promos.new_user_only and exists (
          select from orders as other
          where other.user_id = use.user_id and other.id <> use.order_id and other.status <> 'cancelled'
        ))
      returning promos.id
    )
    update promo_uses set released_at = null from taken where order_id = ${orderId} returning order_id`.execute(tx);
  return rows.length === 1;
}

/** Gives an order that is under way again its new time, and puts it back into its customer's history. */
export async function reopenRow(tx: Tx, orderId: string, readyAt: Date, readyFrom: Date | null): Promise<void> {
  const times = { ready_at: readyAt, ready_from: readyFrom };
  await tx
    .updateTable('orders')
    .set({ ...times, hidden_at: null })
    .where('id', '=', orderId)
    .execute();
}

/** Notes which lines hold counted portions now, to be given back on cancel. */
export async function noteStockTaken(tx: Tx, orderId: string, counted: readonly string[]): Promise<void> {
  await sql`
    update order_lines set stock_taken = case when product_id = any(${counted}::uuid[]) then qty else 0 end
    where order_id = ${orderId}`.execute(tx);
}
