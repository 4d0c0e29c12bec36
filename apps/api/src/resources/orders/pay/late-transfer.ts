import type { OrderStatus } from '@seduh/contract';
import { schedule, sizeProblem } from '@seduh/domain';
import { errorCode } from '../../../platform/db/errors';
import type { Tx } from '../../../platform/db/tx';
import type { Viewer } from '../../../platform/http/viewer';
import type { OrderContext } from '../context';
import { readFacts } from '../quote/facts-repository';
import { startRefund } from './start-refund';
import type { OrderHead, StockClaim } from '../guards-repository';
import { recordEvent } from '../events/repository';
import { insertMove } from '../move/repository';
import { changePayment, type PaymentRow } from './repository';
import { findOrders, type OrderRows } from '../read/repository';
import { noteStockTaken, reopenRow, retakePromoUse } from './reopen-repository';

const CAME_LATE = 'The transfer came after all';

/** What was ordered cannot be had any more: the transaction that tried is undone. */
export class CannotReopen extends Error {
  override name = 'CannotReopen';
}

/**
 * Takes an order that was not paid in time up again, at the prices agreed on: stock, promo use and time are claimed anew.
 * The order has to be locked. Throws {@link CannotReopen} where one of them is gone.
 */
export async function reopen(
  { guards }: Pick<OrderContext, 'guards'>,
  tx: Tx,
  viewer: Viewer,
  order: OrderHead,
  at: Date,
): Promise<void> {
  const { id, status: from } = order;
  const [rows] = await findOrders(tx, [id]);
  if (!rows) throw new CannotReopen('no order');
  const { claims, readyAt } = await whatItTakes(tx, rows, at);
  if (!(await guards.takeStock(tx, claims))) throw new CannotReopen('sold out');
  if (rows.order.promo_id && !(await retakePromoUse(tx, id).catch(takenMeanwhile)))
    throw new CannotReopen('promo used');
  if (!(await guards.moveOrder(tx, { orderId: id, from, to: 'pending', closedAt: null })))
    throw new CannotReopen('moved');
  await reopenRow(tx, id, readyAt);
  await noteStockTaken(
    tx,
    id,
    claims.map(({ productId }) => productId),
  );
  await insertMove(tx, {
    orderId: id,
    from,
    to: 'pending',
    actorId: viewer.userId,
    actor: 'staff',
    reason: CAME_LATE,
    at,
  });
  await recordEvent(tx, { ...order, status: 'pending' }, 'moved', at);
}

const UNIQUE_VIOLATION = '23505';

// somebody used it on that day while we looked
function takenMeanwhile(error: unknown): false {
  if (errorCode(error) === UNIQUE_VIOLATION) return false;
  throw error;
}

async function whatItTakes(
  tx: Tx,
  { order, lines }: OrderRows,
  now: Date,
): Promise<{ claims: StockClaim[]; readyAt: Date }> {
  const productIds = [...new Set(lines.map(({ product_id }) => product_id))];
  const { products, ...shop } = await readFacts(tx, { userId: null, productIds, now });
  if (products.length < productIds.length || products.some(({ archived, resting }) => archived || resting)) {
    throw new CannotReopen('off the menu');
  }
  const sizesOf = new Map(products.map(({ id, size_ids }) => [id, size_ids]));
  if (lines.some(({ product_id, size_id }) => sizeProblem(sizesOf.get(product_id) ?? [], size_id))) {
    throw new CannotReopen('not in this size');
  }
  const time = order.scheduled ? order.ready_at.toISOString() : 'now';
  const { problems, readyAt } = schedule(shop, order.delivery_id, time, now);
  if (problems.length > 0) throw new CannotReopen('not at this time');
  const claims = products.flatMap(({ id: productId, stock, price }) => {
    const qty = lines.reduce((sum, line) => (line.product_id === productId ? sum + line.qty : sum), 0);
    return stock === null ? [] : [{ productId, qty, price }];
  });
  return { claims, readyAt };
}

/** Books a transfer for an order that stays off: it is income, and owed back. The order has to be locked. */
export async function bookAndOwe(
  tx: Tx,
  viewer: Viewer,
  payment: PaymentRow,
  from: OrderStatus,
  at: Date,
): Promise<void> {
  await changePayment(tx, payment.id, { state: 'paid', paid_at: at, confirmed_by: viewer.userId });
  const giver = { actor: 'staff', id: viewer.userId } as const;
  const { amount } = payment;
  if (amount > 0) await startRefund(tx, payment, giver, at, { cause: 'late payment', amount, from });
}
