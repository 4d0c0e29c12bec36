import { setTimeout as delay } from 'node:timers/promises';
import type { Order } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import { isProviderMethod, isUnpaid, orderNumber, PAYMENT_OFF, PAYMENT_RULES, whyNotRetryable } from '@seduh/domain';
import { withTx, type Db, type Tx } from '../../../platform/db/tx';
import { HttpError, notFound } from '../../../platform/http/errors';
import type { Viewer } from '../../../platform/http/viewer';
import { lockedOrder, type OrderContext } from '../context';
import { readOrder } from '../read/service';
import { watchCode } from './check';
import { newRef, type CardAttempt, type CardProvider, type PlaceToPay } from './providers/provider';
import {
  changePayment,
  dropAttempt,
  findSimulated,
  insertAttempt,
  OPENING_LEASE_MS,
  readPayment,
  readPayPage,
  renewOpening,
  storePayUrl,
} from './repository';

/** How long somebody else's opening of the page is waited for, and how often it is looked at. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 100;

/**
 * Opens the provider's page for an attempt, or has it make a code, after its commit: a slow provider holds up no other
 * order, and loses none.
 * @returns the page's address, or what the code says; null where the provider has none to give, or the order was cancelled meanwhile
 */
export async function openPayPage(
  context: OrderContext,
  cards: CardProvider,
  attempt: CardAttempt,
): Promise<string | null> {
  const { db, logger } = context;
  const key = { provider: cards.name, ref: attempt.ref };
  const renewing = setInterval(() => void renewOpening(db, key).catch(() => undefined), OPENING_LEASE_MS / 3);
  try {
    const place = await cards.start(attempt);
    const at = 'qr' in place ? place.qr : place.url;
    // also one that nobody gets to see any more is taken back
    if ('qr' in place && cards.withdraw) await watchCode(context, key);
    return (await storePayUrl(db, key, at)) ? at : null;
  } catch (error) {
    logger.warn({ err: error, order: attempt.orderNumber }, 'the payment page could not be opened');
    await dropAttempt(db, key).catch((lost: unknown) => logger.warn({ err: lost }, 'an attempt could not be given up'));
    return null;
  } finally {
    clearInterval(renewing);
    await renewOpening(db, key, true).catch(() => undefined);
  }
}

/** The page of an order, waited for where somebody who sent the same is opening it at this moment; null for none. */
async function payPageSoon({ db }: OrderContext, orderId: string): Promise<string | null> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const page = await readPayPage(db, orderId);
    if (!isOpening(page) || performance.now() > until) return page.pay_url;
    await delay(LOOK_MS);
  }
}

type PayPage = Awaited<ReturnType<typeof readPayPage>>;

/** Whether the page of an attempt is about to come; one that a stopped process has left is not waited for. */
const isOpening = ({ state, pay_url: url, opening }: PayPage): boolean =>
  state === 'awaiting' && url === null && opening;

/** The page of an order that is sent again: the one opened, or a new one where its process has stopped. null: none. */
export async function payPageAgain(context: OrderContext, userId: string, orderId: string): Promise<string | null> {
  const { db, cards } = context;
  const url = await payPageSoon(context, orderId);
  const { state, started_at: startedAt } = await readPayPage(db, orderId);
  if (url !== null || !cards || state !== 'awaiting' || startedAt === null) return url;
  const attempt = await withTx(db, (tx) => beginAttempt(context, tx, cards, { userId, role: 'User' }, orderId)).catch(
    (error: unknown) => {
      // it was paid, or ran out, since we looked
      if (error instanceof HttpError) return null;
      throw error;
    },
  );
  return attempt ? openPayPage(context, cards, attempt) : payPageSoon(context, orderId);
}

/** What is said where the provider gave no place to pay. */
const NOWHERE_TO_PAY = { page: MESSAGES.payPageFailed, code: MESSAGES.payCodeFailed } as const satisfies Record<
  PlaceToPay,
  string
>;

/**
 * Sends a customer to pay a card order, or makes a code for QRIS: again after a decline, or where the page could not be opened. Throws 404 for an
 * order that is not theirs, 409 PAYMENT_STATE where nothing is to be paid so (any more), 409 PAYMENT_UNAVAILABLE
 * where the shop takes neither, 502 PROVIDER_FAILED where the provider gives no page or code.
 */
export async function payOrder(context: OrderContext, viewer: Viewer, id: string): Promise<Order> {
  const { db, clock, cards } = context;
  if (!cards) throw new HttpError(409, 'PAYMENT_UNAVAILABLE', PAYMENT_OFF);
  const attempt = await withTx(db, (tx) => beginAttempt(context, tx, cards, viewer, id));
  const url = attempt ? await openPayPage(context, cards, attempt) : await payPageSoon(context, id);
  const order = await readOrder(db, viewer, id, clock.now());
  const { payment_id: method, payment } = order;
  if (url === null && isUnpaid(payment.state) && isProviderMethod(method)) {
    throw new HttpError(502, 'PROVIDER_FAILED', NOWHERE_TO_PAY[PAYMENT_RULES[method].paidBy]);
  }
  return order;
}

/** A new attempt, written down; null where one has its page, or gets it at this moment. */
async function beginAttempt(
  context: OrderContext,
  tx: Tx,
  cards: CardProvider,
  viewer: Viewer,
  id: string,
): Promise<CardAttempt | null> {
  const order = await lockedOrder(context, tx, id);
  if (order.user_id !== viewer.userId) throw notFound('Order');
  const payment = await readPayment(tx, id);
  const { state, amount, due_at: dueAt } = payment;
  const { method } = payment;
  const why = whyNotRetryable(method, state);
  if (why !== null || !dueAt || !isProviderMethod(method))
    throw new HttpError(409, 'PAYMENT_STATE', why ?? `This payment is ${state} already`);
  const now = context.clock.now();
  const page = await readPayPage(tx, id);
  if (page.pay_url !== null || isOpening(page)) return null;
  const ref = newRef();
  const key = { provider: cards.name, ref };
  await insertAttempt(tx, { ...key, payment_id: payment.id, started_at: now });
  await changePayment(tx, payment.id, { state: 'awaiting', provider: cards.name, provider_ref: ref, pay_url: null });
  return { method, ref, orderId: id, orderNumber: orderNumber(order.number), amount, startedAt: now, dueAt };
}

/** What the simulator's page says of an attempt. Throws 404 for one that was never made. */
export async function readSimulated(db: Db, ref: string) {
  const payment = await findSimulated(db, ref);
  if (!payment || !isProviderMethod(payment.method)) throw notFound('Payment');
  return { ...payment, method: payment.method };
}
