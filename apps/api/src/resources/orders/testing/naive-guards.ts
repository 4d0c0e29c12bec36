import { COLUMNS } from '../../../platform/db/schema';
import type { OrderGuards } from '../guards-repository';

/** What the database raises for those who ask it. */
class NaiveStockGone extends Error {
  readonly code = 'STOCK';
}

/**
 * The guards as somebody would write them who thinks of one customer only: look first, then write. The race tests run
 * with these as a control, to show that without the real ones they fail.
 */
export const naiveGuards: OrderGuards = {
  async takeStockAlongside(tx, claims) {
    if (!(await naiveGuards.takeStock(tx, claims))) throw new NaiveStockGone();
  },

  async claimKey(tx, { userId: user_id, key, bodyHash: body_hash, now: created_at }) {
    await tx.insertInto('idempotency_keys').values({ user_id, key, body_hash, created_at }).execute();
    return null;
  },

  async takeStock(tx, claims) {
    for (const { productId, qty } of claims) {
      const { stock } = await tx
        .selectFrom('products')
        .select('stock')
        .where('id', '=', productId)
        .executeTakeFirstOrThrow();
      if (stock === null || stock < qty) return false;
      await tx
        .updateTable('products')
        .set({ stock: stock - qty })
        .where('id', '=', productId)
        .execute();
    }
    return true;
  },

  async takePromoUse(tx, { promoId, orderId, userId, businessDay, exclusive, gives }) {
    const promo = await tx.selectFrom('promos').selectAll().where('id', '=', promoId).executeTakeFirstOrThrow();
    if (promo.total_uses !== null && promo.used >= promo.total_uses) return false;
    if (promo.budget !== null && promo.given + gives > promo.budget) return false;
    await tx
      .updateTable('promos')
      .set({ used: promo.used + 1, given: promo.given + gives })
      .where('id', '=', promoId)
      .execute();
    const use = { order_id: orderId, promo_id: promoId, user_id: userId, business_day: businessDay };
    await tx
      .insertInto('promo_uses')
      .values({ ...use, one_per_day: exclusive, released_at: null, given: gives })
      .execute();
    return true;
  },

  async moveOrder(tx, { orderId, to, closedAt }) {
    await tx.updateTable('orders').set({ status: to, closed_at: closedAt }).where('id', '=', orderId).execute();
    return true;
  },

  lockOrder: (tx, id) =>
    tx
      .selectFrom('orders')
      .select(['id', 'number', 'user_id', 'status', 'delivery_id'])
      .where('id', '=', id)
      .executeTakeFirst(),

  lockRefund: (tx, id) => tx.selectFrom('refunds').select(COLUMNS.refunds).where('id', '=', id).executeTakeFirst(),

  claimRefund: (db, { provider, now }) =>
    db
      .selectFrom('refunds')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select([
        'refunds.id',
        'provider_ref as ref',
        'provider_key as key',
        'order_id as orderId',
        'orders.number',
        'amount',
      ])
      .$narrowType<{ ref: string; key: string }>()
      .where('provider', '=', provider)
      .where('next_try_at', '<=', now)
      .executeTakeFirst(),
};
