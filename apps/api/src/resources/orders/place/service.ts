import type { DeliveryId, Order, OrderRequest, PaymentId, Quote } from '@seduh/contract';
import { DELIVERY, MESSAGES, PAYMENT } from '@seduh/contract/constants';
import { holdingRefusal, PAYMENT_OFF } from '@seduh/domain';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../../platform/db/tx';
import { HttpError, invalid, unauthenticated } from '../../../platform/http/errors';
import { withEvents, type OrderContext } from '../context';
import { newRef, type CardAttempt } from '../pay/providers/provider';
import { mailReceipt } from '../pay/receipt-mail';
import { openPayPage, payPageAgain } from '../pay/service';
import type { Customer } from '../quote/facts-repository';
import { requestOfOrder, termsOf } from '../quote/order-request';
import { stockClaims } from '../quote/quote-lines';
import { agreedTotal, fingerprint } from '../quote/quote-version';
import { evaluate, type Evaluation } from '../quote/service';
import { presentOrder } from '../read/present';
import { newOrder } from './new-order';
import { insertOrder, takeNumber } from './repository';

/** Somebody else took the last portion or use between our reading and our writing: look again. */
class OrderConflict extends Error {
  constructor(readonly evaluation: Evaluation) {
    super('another order was first');
  }
}

/** Each round means that somebody else got something, so rounds end by themselves; this is for the unforeseen. */
const ROUNDS = 10;

/**
 * Places an order in one transaction, or gives the answer that the same key got; a card's page is opened after it.
 * Throws, leaving nothing behind: 409 with the new quote where it cannot be had as agreed, 409 PAYMENT_UNAVAILABLE, 409
 * HOLD_LIMIT for too much kept waiting, 400 for a missing address, 422 for a key that was used for something else.
 */
export async function placeOrder(
  context: OrderContext,
  userId: string,
  key: string,
  body: OrderRequest,
): Promise<Order> {
  if (body.payment_id === PAYMENT.card && !context.cards) throw unavailable();
  for (let round = 1; ; round += 1) {
    try {
      const placed = await withEvents(context, (tx) => placeInTransaction(context, tx, { userId, key, body }));
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

/** What a key stands for: the request and its terms, not its quote: without an answer it is sent with a newer one. */
function hashOf(body: OrderRequest): string {
  const { quoteVersion: _agreedBy, ...terms } = termsOf(body);
  return fingerprint([requestOfOrder(body), terms]);
}

interface OrderToPlace {
  userId: string;
  key: string;
  body: OrderRequest;
}

interface Placed {
  order: Order;
  /** The card payment to be opened; null for other payment methods, and where the key was used before. */
  card: CardAttempt | null;
}

async function placeInTransaction(
  { clock, guards, cards }: OrderContext,
  tx: Tx,
  { userId, key, body }: OrderToPlace,
): Promise<Placed> {
  const now = clock.now();
  const bodyHash = hashOf(body);
  const stored = await guards.claimKey(tx, { userId, key, bodyHash, now });
  if (stored) {
    if (stored.bodyHash === bodyHash) return { order: stored.order, card: null };
    throw new HttpError(422, 'KEY_REUSED', MESSAGES.keyReused);
  }

  const terms = termsOf(body);
  const { delivery_id: deliveryId } = body;
  const evaluation = await evaluate(tx, requestOfOrder(body), userId, now, terms.paymentId);
  const { customer, promo, businessDay, quote } = evaluation;
  if (!customer) throw unauthenticated('SESSION_EXPIRED');
  if (terms.paymentId === PAYMENT.bankAccount && !evaluation.bank) throw unavailable();
  const address = addressFor(deliveryId, terms.address, customer);
  const refusal = refusalOf(quote, terms.quoteVersion) ?? holdLimit(evaluation, terms.paymentId);
  if (refusal) throw refusal;
  // before rows are locked that others wait for
  const number = await takeNumber(tx);
  const claims = stockClaims(quote.lines, [...evaluation.products.values()]);
  if (!(await guards.takeStock(tx, claims))) throw new OrderConflict(evaluation);

  const id = uuidv7();
  const charged = terms.paymentId === PAYMENT.card && quote.total > 0;
  const card = charged && cards ? { provider: cards.name, ref: newRef() } : null;
  const rows = newOrder({ id, number, now, customer, address, terms, deliveryId, evaluation, card });
  const order = presentOrder(rows, { userId, role: 'User' });
  await insertOrder(tx, rows, { key, reply: order });
  const { amount, due_at: dueAt, state } = rows.payment;
  // nothing to pay is paid as it is placed
  if (state === 'paid') await mailReceipt(tx, { id, userId }, now);
  if (promo) {
    // a newcomer's promo is used once at most, so two first orders at the same moment must not both get it
    const exclusive = promo.one_per_day || promo.new_user_only;
    const taken = await guards.takePromoUse(tx, { promoId: promo.id, orderId: id, userId, businessDay, exclusive });
    if (!taken) throw new OrderConflict(evaluation);
  }
  const attempt = { orderId: id, orderNumber: order.number, amount, startedAt: now, dueAt: dueAt ?? now };
  return { order, card: card && { ref: card.ref, ...attempt } };
}

/**
 * Why an order with this quote, its data, cannot be placed as agreed; null where it can. What is cheaper passes.
 * @param agreed version of the quote the customer said yes to; without one the prices of now count
 */
function refusalOf(quote: Quote, agreed: string | undefined): HttpError | null {
  const [problem] = quote.problems;
  if (problem) return new HttpError(409, 'CLOSED', problem.msg, quote);
  const short = quote.lines.find((line) => line.problem);
  if (short?.problem) return new HttpError(409, 'OUT_OF_STOCK', `${short.product_name}: ${short.problem.msg}`, quote);

  const refusedPromo = quote.promo && !quote.promo.applied ? quote.promo : null;
  const asAgreed = agreed === undefined ? !refusedPromo : quote.total <= (agreedTotal(agreed) ?? -1);
  if (asAgreed) return null;
  if (refusedPromo)
    return new HttpError(409, 'PROMO_REFUSED', refusedPromo.reason ?? 'This code does not apply', quote);
  return new HttpError(409, 'PRICE_CHANGED', MESSAGES.priceChanged, quote);
}

/** The 409 for an account that keeps too much of the shop waiting. */
function holdLimit({ holdingRules, held, quote }: Evaluation, paymentId: PaymentId): HttpError | null {
  const portions = quote.lines.reduce((sum, { qty }) => sum + qty, 0);
  const why = holdingRefusal(holdingRules, held, { paymentId, total: quote.total, portions });
  return why === null ? null : new HttpError(409, 'HOLD_LIMIT', why);
}

function addressFor(deliveryId: DeliveryId, given: string | null, customer: Customer): string | null {
  if (deliveryId !== DELIVERY.doorDelivery) return null;
  const address = given ?? customer.address?.trim();
  if (!address) throw invalid({ address: MESSAGES.required });
  return address;
}
