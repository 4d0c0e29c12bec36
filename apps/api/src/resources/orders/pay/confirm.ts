import type { LineProblem, Order } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import { choiceProblem, mayComeLate, schedule, sizeProblem, whyNotConfirmable } from '@seduh/domain';
import { isUniqueViolation } from '../../../platform/db/query';
import { aheadOf } from '@seduh/domain/forecast';
import { recordChange } from '../../../platform/db/audit';
import type { Tx } from '../../../platform/db/tx';
import { HttpError } from '../../../platform/http/errors';
import type { Viewer } from '../../../platform/http/viewer';
import { tellStaff } from '../../notices/queue';
import { respendPoints } from '../../points/service';
import { actOn, actorOf, lockedOrder, withEvents, type OrderContext } from '../context';
import { recordEvent } from '../events/repository';
import type { OrderHead, StockClaim } from '../guards-repository';
import { recordMove } from '../moves';
import { noteStockTaken, reopenRow, retakePromoUse } from '../moves-repository';
import { readFacts } from '../quote/facts-repository';
import { stockClaims, workOfLines } from '../quote/service';
import { findOrders, type OrderRows } from '../read/repository';
import { readOrder } from '../read/service';
import { mailReceipt } from './receipt-mail';
import { readMoneyFacts } from './money-facts';
import { startRefund } from './refunds';
import { changePayment, readPayment } from './repository';

/** What was ordered cannot be had any more: the transaction that tried is undone. */
class CannotReopen extends Error {
  override name = 'CannotReopen';
}

/**
 * Staff say that a transfer or the cash is there. A transfer for an expired order takes it up again if all of it can
 * still be had; if not, or where somebody cancelled it, the money is booked and owed back. Throws 404 for no order and
 * 409 PAYMENT_STATE where nothing of that kind is awaited (any more).
 */
export async function confirmPayment(context: OrderContext, viewer: Viewer, id: string): Promise<Order> {
  const book = (late: 'reopen' | 'owe') => withEvents(context, (tx) => confirm(context, tx, viewer, id, late));
  return book('reopen').catch((error: unknown) => {
    if (error instanceof CannotReopen) return book('owe');
    throw error;
  });
}

async function confirm(
  context: OrderContext,
  tx: Tx,
  viewer: Viewer,
  id: string,
  late: 'reopen' | 'owe',
): Promise<Order> {
  const order = await lockedOrder(context, tx, id);
  const payment = await readPayment(tx, id);
  const { amount, method, state } = payment;
  const at = context.clock.now();
  const before = [{ field: 'status', value: order.status } as const, ...(await readMoneyFacts(tx, id))];
  let { status } = order;
  const isLate = mayComeLate(status, method, state);
  const refusal = isLate ? null : whyNotConfirmable(method, state);
  if (refusal) throw new HttpError(409, 'PAYMENT_STATE', refusal);
  // who cancelled it does not want it any more
  if (isLate && late === 'reopen' && state === 'expired') {
    await reopen(context, tx, viewer, order, at);
    status = 'pending';
  }
  await changePayment(tx, payment.id, { state: 'paid', paid_at: at, confirmed_by: viewer.userId });
  // for an order that stays off, it is income, and owed back
  if (isLate && status === 'cancelled' && amount > 0) {
    await startRefund(tx, payment, actorOf(viewer), at, { cause: 'late payment', amount, from: status });
  }
  const after = [{ field: 'status', value: status } as const, ...(await readMoneyFacts(tx, id))];
  await recordChange(tx, actOn(order, viewer, 'money.confirm', at), before, after);
  await recordEvent(tx, { ...order, status }, 'paid', at);
  // what is on its way back is nothing to have a receipt for
  if (status !== 'cancelled') await mailReceipt(tx, { id, userId: order.user_id }, at);
  if (status === 'pending') await tellStaff(tx, id, at);
  return readOrder(tx, viewer, id, at);
}

/** Takes a locked order up again at the agreed prices, claiming stock, promo and time. Throws {@link CannotReopen}. */
async function reopen(context: OrderContext, tx: Tx, viewer: Viewer, order: OrderHead, at: Date): Promise<void> {
  const { guards } = context;
  const { id, status: from } = order;
  const to = 'pending';
  const [rows] = await findOrders(tx, [id]);
  if (!rows) throw new CannotReopen('no order');
  const { claims, readyAt, readyFrom } = await whatItTakes(context, tx, rows, at);
  if (!(await guards.takeStock(tx, claims))) throw new CannotReopen('sold out');
  if (rows.order.promo_id && !(await retakePromoUse(tx, id).catch(takenMeanwhile)))
    throw new CannotReopen('promo used');
  if (!(await respendPoints(tx, id, at))) throw new CannotReopen('points used');
  if (!(await guards.moveOrder(tx, { orderId: id, from, to, closedAt: null }))) throw new CannotReopen('moved');
  await reopenRow(tx, id, readyAt, readyFrom);
  const counted = claims.map(({ productId }) => productId);
  await noteStockTaken(tx, id, counted);
  await recordMove(tx, order, to, actorOf(viewer), MESSAGES.transferCameLate, at);
}

// somebody used it on that day while we looked
function takenMeanwhile(error: unknown): false {
  if (isUniqueViolation(error)) return false;
  throw error;
}

/** Whether something that was chosen cannot be had; how many may be chosen by now does not keep a cup from being made. */
const isWithout = (problem: LineProblem | null): boolean =>
  problem?.code === 'OPTION_GONE' || problem?.code === 'OPTION_SOLD_OUT';

async function whatItTakes(
  { catalogue }: OrderContext,
  tx: Tx,
  { order, lines }: OrderRows,
  now: Date,
): Promise<{ claims: StockClaim[]; readyAt: Date; readyFrom: Date | null }> {
  const productIds = [...new Set(lines.map(({ product_id }) => product_id))];
  const { products, board, ...shop } = await readFacts(tx, { userId: null, productIds, now, catalogue });
  if (products.length < productIds.length || products.some(({ archived, resting }) => archived || resting)) {
    throw new CannotReopen('off the menu');
  }
  const byId = new Map(products.map((product) => [product.id, product]));
  const sold = lines.map((line) => ({ ...line, options: line.options ?? [] }));
  for (const { product_id, size_id, options } of sold) {
    const { size_ids = [], option_groups = [] } = byId.get(product_id) ?? {};
    if (sizeProblem(size_ids, size_id)) throw new CannotReopen('not in this size');
    const chosen = options.map(({ id }) => id);
    if (isWithout(choiceProblem(option_groups, chosen))) throw new CannotReopen('not with these options');
  }
  const time = order.scheduled ? order.ready_at.toISOString() : 'now';
  const cart = order.work ?? workOfLines(sold, byId, shop.stations);
  const ahead = aheadOf(shop, shop.stations, board, { cart, deliveryId: order.delivery_id, now });
  // a pause keeps new orders out; this one was placed before, and its money is here
  const { problems, readyAt } = schedule({ ...shop, pauses: [] }, order.delivery_id, time, now, ahead);
  if (problems.length > 0) throw new CannotReopen('not at this time');
  return { claims: stockClaims(lines, products), readyAt, readyFrom: order.scheduled ? null : ahead.range.from };
}
