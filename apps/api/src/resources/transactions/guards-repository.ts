import type { OrderStatus } from '@seduh/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/tx';

/** So many of one product, at the price they were quoted at. */
export interface StockClaim {
  productId: string;
  qty: number;
  /** The product's own price, without surcharges. */
  price: number;
}

interface PromoClaim {
  promoId: string;
  orderId: string;
  userId: string;
  /** YYYY-MM-DD */
  businessDay: string;
  /** Whether this user may have no other use of it on that day. */
  exclusive: boolean;
}

interface MoveClaim {
  orderId: string;
  from: OrderStatus;
  to: OrderStatus;
  /** Set by a move after which nothing more happens. */
  closedAt: Date | null;
}

/**
 * The steps that hold the shop's promises when many do the same thing at once. Each is one conditional write: it
 * answers false, and has changed nothing that outlives the rollback, where somebody else was first.
 */
export interface OrderGuards {
  /** Takes counted portions, all or nothing. */
  takeStock(tx: Tx, claims: readonly StockClaim[]): Promise<boolean>;
  /** Counts one use of a promo and notes whose it is. The order has to be there already. */
  takePromoUse(tx: Tx, claim: PromoClaim): Promise<boolean>;
  /** Moves an order that still is where the caller saw it. */
  moveOrder(tx: Tx, claim: MoveClaim): Promise<boolean>;
}

export const orderGuards: OrderGuards = {
  // rows are locked in id order, so that carts in opposite order never wait for each other in a circle
  async takeStock(tx, claims) {
    if (claims.length === 0) return true;
    const { rows } = await sql`
      with claims as (
        select * from unnest(
          ${claims.map(({ productId }) => productId)}::uuid[],
          ${claims.map(({ qty }) => qty)}::integer[],
          ${claims.map(({ price }) => price)}::integer[]
        ) as claim (id, qty, price)
      ), locked as (
        select products.id, claims.qty, claims.price
        from products join claims on claims.id = products.id
        order by products.id
        for no key update of products
      )
      update products set stock = products.stock - locked.qty
      from locked
      where products.id = locked.id
        and products.stock >= locked.qty and products.price = locked.price and products.archived_at is null
      returning products.id`.execute(tx);
    return rows.length === claims.length;
  },

  // one use per user and day is the unique index promo_uses_day
  async takePromoUse(tx, { promoId, orderId, userId, businessDay, exclusive }) {
    const { rows } = await sql`
      with taken as (
        update promos set used = used + 1
        where id = ${promoId} and (total_uses is null or used < total_uses)
        returning id
      )
      insert into promo_uses (order_id, promo_id, user_id, business_day, one_per_day)
      select ${orderId}::uuid, id, ${userId}::uuid, ${businessDay}::date, ${exclusive}::boolean from taken
      on conflict do nothing
      returning order_id`.execute(tx);
    return rows.length === 1;
  },

  async moveOrder(tx, { orderId, from, to, closedAt }) {
    const moved = await tx
      .updateTable('orders')
      .set({ status: to, closed_at: closedAt })
      .where('id', '=', orderId)
      .where('status', '=', from)
      .executeTakeFirst();
    return moved.numUpdatedRows === 1n;
  },
};
