import { createHash } from 'node:crypto';
import type { DeliveryId, Order, OrderRequest, PaymentId } from '@seduh/contract';
import { DELIVERY, MESSAGES, PAYMENT } from '@seduh/contract/constants';
import { holdingRefusal, orderNumber, PAYMENT_OFF } from '@seduh/domain';
import { uuidv7 } from 'uuidv7';
import { withTx, type Tx } from '../../../platform/db/tx';
import { HttpError, invalid, unauthenticated } from '../../../platform/http/errors';
import { newRef, type CardAttempt } from '../pay/providers/provider';
import type { OrderContext } from '../context';
import { evaluate, type Evaluation } from '../quote/service';
import type { Customer } from '../quote/facts-repository';
import type { StockClaim } from '../guards-repository';
import { newOrder } from './new-order';
import { openPayPage, payPageAgain } from '../pay/service';
import { insertOrder } from './repository';
import { presentOrder } from '../read/present';
import { mailReceipt } from '../pay/receipt-mail';
import { refusalOf } from './refusal';
import { termsOf, requestOfOrder } from '../quote/order-request';

/** Somebody else took the last portion or use between our reading and our writing: look again. */
class OrderConflict extends Error {
  constructor(readonly evaluation: Evaluation) {
    super('another order was first');
  }
}

/** Each round means that somebody else got something, so rounds end by themselves; this is for the unforeseen. */
const ROUNDS = 10;

/**
 * Places an order, or gives the answer that the same key got before. Stock, promo use, lines, payment, first move,
 * event and stored reply are one transaction; the page where a card is charged is opened after it.
 *
 * Throws 409 with the new quote as data where it cannot be had as agreed, 409 PAYMENT_UNAVAILABLE, 409 HOLD_LIMIT where
 * the account keeps too much waiting, 400 for a missing
 * address, 422 for a key that was used for something else. None of them leaves anything behind.
 */
export async function placeOrder(
  context: OrderContext,
  userId: string,
  key: string,
  body: OrderRequest,
): Promise<Order> {
  if (body.payment_id === PAYMENT.card && !context.cards) throw unavailable();
  const bodyHash = hashOf(body);
  for (let round = 1; ; round += 1) {
    try {
      const placed = await withTx(context.db, (tx) => placeInTransaction(context, tx, { userId, key, bodyHash, body }));
      context.wake();
      return body.payment_id === PAYMENT.card ? await withPayPage(context, userId, placed) : placed.order;
    } catch (error) {
      if (!(error instanceof OrderConflict)) throw error;
      if (round === ROUNDS) throw new HttpError(409, 'OUT_OF_STOCK', 'Sold out', error.evaluation.quote);
    }
  }
}

const unavailable = (): HttpError => new HttpError(409, 'PAYMENT_UNAVAILABLE', PAYMENT_OFF);

/** The order with the page where it is paid. Who sends the key again gets the page that the first one opened. */
async function withPayPage(context: OrderContext, userId: string, { order, card }: Placed): Promise<Order> {
  const url =
    card && context.cards ? openPayPage(context, context.cards, card) : payPageAgain(context, userId, order.id);
  return { ...order, payment: { ...order.payment, pay_url: await url } };
}

/**
 * What a key stands for: the request and its terms, but not the quote they were agreed by. Who got no answer asks for a
 * newer quote and sends the same order again.
 */
function hashOf(body: OrderRequest): string {
  const { quoteVersion: _agreedBy, ...terms } = termsOf(body);
  return createHash('sha256')
    .update(JSON.stringify([requestOfOrder(body), terms]))
    .digest('hex');
}

interface OrderToPlace {
  userId: string;
  key: string;
  bodyHash: string;
  body: OrderRequest;
}

interface Placed {
  order: Order;
  /** The card payment to be opened; null for other ways to pay, and where the key was used before. */
  card: CardAttempt | null;
}

async function placeInTransaction(
  { clock, guards, cards }: OrderContext,
  tx: Tx,
  { userId, key, bodyHash, body }: OrderToPlace,
): Promise<Placed> {
  const now = clock.now();
  const stored = await guards.claimKey(tx, { userId, key, bodyHash, now });
  if (stored) {
    if (stored.bodyHash === bodyHash) return { order: stored.order, card: null };
    throw new HttpError(422, 'KEY_REUSED', 'This key was used for another order');
  }

  const terms = termsOf(body);
  const evaluation = await evaluate(tx, requestOfOrder(body), userId, now, terms.paymentId);
  const { customer, promo, businessDay } = evaluation;
  if (!customer) throw unauthenticated('SESSION_EXPIRED');
  if (terms.paymentId === PAYMENT.bankAccount && !evaluation.bank) throw unavailable();
  const address = addressFor(body.delivery_id, terms.address, customer);
  const refusal = refusalOf(evaluation.quote, terms.quoteVersion) ?? holdLimit(evaluation, terms.paymentId);
  if (refusal) throw refusal;
  if (!(await guards.takeStock(tx, stockClaims(evaluation)))) throw new OrderConflict(evaluation);

  const id = uuidv7();
  const charged = terms.paymentId === PAYMENT.card && evaluation.amounts.total > 0;
  const card = charged && cards ? { provider: cards.name, ref: newRef() } : null;
  const rows = newOrder({ id, now, customer, address, terms, deliveryId: body.delivery_id, evaluation, card });
  const reply = presentOrder({ ...rows, order: { ...rows.order, number: 0 } }, { userId, role: 'User' });
  const number = orderNumber(await insertOrder(tx, rows, { key, reply }));
  // nothing to pay is paid as it is placed
  if (rows.payment.state === 'paid') await mailReceipt(tx, { id, userId }, now);
  if (promo) {
    // a newcomer's promo is used once at most, so two first orders at the same moment must not both get it
    const exclusive = promo.one_per_day || promo.new_user_only;
    const taken = await guards.takePromoUse(tx, { promoId: promo.id, orderId: id, userId, businessDay, exclusive });
    if (!taken) throw new OrderConflict(evaluation);
  }
  return {
    order: { ...reply, number, receipt_number: number },
    card: card && cardAttempt(card.ref, id, number, rows.payment),
  };
}

/** The 409 for an account that keeps too much of the shop waiting. */
function holdLimit({ holdingRules, held, quote }: Evaluation, paymentId: PaymentId): HttpError | null {
  const portions = quote.lines.reduce((sum, { qty }) => sum + qty, 0);
  const why = holdingRefusal(holdingRules, held, { paymentId, total: quote.total, portions });
  return why === null ? null : new HttpError(409, 'HOLD_LIMIT', why);
}

function cardAttempt(
  ref: string,
  orderId: string,
  orderNumber: string,
  { amount, created_at: startedAt, due_at: dueAt }: ReturnType<typeof newOrder>['payment'],
): CardAttempt {
  return { ref, orderId, orderNumber, amount, startedAt, dueAt: dueAt ?? startedAt };
}

function addressFor(deliveryId: DeliveryId, given: string | null, customer: Customer): string | null {
  if (deliveryId !== DELIVERY.doorDelivery) return null;
  const address = given ?? customer.address?.trim();
  if (!address) throw invalid({ address: MESSAGES.required });
  return address;
}

/** What is to be taken from counted stock, one claim for all lines of a product. */
function stockClaims({ quote, products }: Evaluation): StockClaim[] {
  const claims = new Map<string, StockClaim>();
  for (const { product_id, qty } of quote.lines) {
    const product = products.get(product_id);
    if (!product || product.stock === null) continue;
    const before = claims.get(product_id)?.qty ?? 0;
    claims.set(product_id, { productId: product_id, qty: before + qty, price: product.price });
  }
  return [...claims.values()];
}
