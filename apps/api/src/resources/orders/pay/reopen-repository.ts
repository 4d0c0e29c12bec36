import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/tx';

/** Gives an order that is under way again its new time, and puts it back into its customer's history. */
export async function reopenRow(tx: Tx, orderId: string, readyAt: Date): Promise<void> {
  await tx.updateTable('orders').set({ ready_at: readyAt, hidden_at: null }).where('id', '=', orderId).execute();
}

/** Notes which lines hold counted portions now, to be given back on cancel. */
export async function noteStockTaken(tx: Tx, orderId: string, counted: readonly string[]): Promise<void> {
  await sql`
    update order_lines set stock_taken = case when product_id = any(${counted}::uuid[]) then qty else 0 end
    where order_id = ${orderId}`.execute(tx);
}

/**
 * Counts an order's promo use again; false where it has been used up since, or by this customer on that day, or where it is
 * for a first order and another one was that meanwhile. What ran out since does not matter: the price was agreed on.
 */
export async function retakePromoUse(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    with taken as (
      update promos set used = used + 1
      from promo_uses as use
      where use.order_id = ${orderId} and use.released_at is not null and promos.id = use.promo_id
        and (total_uses is null or promos.used < total_uses)
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
