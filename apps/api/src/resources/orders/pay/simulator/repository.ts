import type { Db } from '../../../../platform/db/tx';

/** What the simulator's page says of an attempt; undefined for one that was never made. */
export async function findSimulated(db: Db, ref: string) {
  return db
    .selectFrom('payment_attempts as attempt')
    .innerJoin('payments', 'payments.id', 'attempt.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('shop', (join) => join.onTrue())
    .select(['orders.id as orderId', 'orders.number', 'payments.amount', 'payments.state', 'shop.name as shopName'])
    .where('attempt.provider', '=', 'simulator')
    .where('attempt.ref', '=', ref)
    .executeTakeFirst();
}
