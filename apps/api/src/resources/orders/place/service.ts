// Long because placing is one transaction: its steps and the rows it writes are read together.
import type { CounterOrderRequest, DeliveryId, Order, OrderRequest, PaymentId, Quote } from '@seduh/contract';
import { DELIVERY, MESSAGES, type Locale } from '@seduh/contract/constants';
import {
  counterProblems,
  dueAt,
  firstState,
  holdingRefusal,
  isProviderMethod,
  isTransfer,
  isUnpaid,
  orderNumber,
  PAYMENT_OFF,
  readTableCode,
  whyTooMuch,
} from '@seduh/domain';
import type { StoredOrder } from '@seduh/domain/forecast';
import { uuidv7 } from 'uuidv7';
import { recordChange } from '../../../platform/db/audit';
import { findActiveTable, hasTables } from '../../../platform/db/tables';
import { isGivenWay, isStockGone } from '../../../platform/db/errors';
import type { Alongside } from '../../../platform/db/pipelined';
import { withTx, type Tx } from '../../../platform/db/tx';
import { HttpError, invalid, unauthenticated } from '../../../platform/http/errors';
import type { Viewer } from '../../../platform/http/viewer';
import { orderPlaced } from '../../../platform/observe/signals';
import { spendPoints } from '../../points/service';
import { staffNotice, tellStaff } from '../../notices/queue';
import { actOn, actorOf, type OrderContext } from '../context';
import { newRef, type CardAttempt } from '../pay/providers/provider';
import { mailReceipt } from '../pay/receipt-mail';
import { openPayPage, payPageAgain } from '../pay/service';
import type { BoardOrder, Customer } from '../quote/facts-repository';
import {
  agreedSum,
  evaluate,
  fingerprint,
  requestOfOrder,
  requestOfQuote,
  stockClaims,
  type Evaluation,
  type RequestedOrder,
} from '../quote/service';
import type { LineRow } from '../read/repository';
import { payPlace, presentOrder } from '../read/service';
import type { OrderNumbers } from './numbers';
import { orderInsertion, type NewOrderRows } from './repository';

/** Somebody else took the last portion or use between our reading and our writing: look again. */
class OrderConflict extends Error {
  override readonly message = 'another order was first';
}

/** What placing takes beside. */
export interface PlaceContext extends OrderContext {
  numbers: OrderNumbers;
  /** What is on the board, up to a second ago; orders placed here are among it. */
  readBoard(now: Date): Promise<readonly StoredOrder[]>;
  /** An order was placed, and committed. */
  placed(order: BoardOrder): void;
}

/** Each round means that somebody else got something, so rounds end by themselves; this is for the unforeseen. */
const ROUNDS = 10;

/**
 * Places an order in one transaction, or gives the answer that the same key got; a card's page, or the code of QRIS, is made after it.
 * Throws, leaving nothing behind: 409 with the new quote where it cannot be had as agreed, 409 PAYMENT_UNAVAILABLE, 409
 * HOLD_LIMIT for too much kept waiting, TABLE_GONE for a table that is none any more, 400 for a missing address, 422 for a key that was used for something else.
 */
export async function placeOrder(context: PlaceContext, { userId, key, body, language }: OrderToPlace): Promise<Order> {
  const byProvider = isProviderMethod(body.payment_id);
  if (byProvider && !context.cards) throw unavailable();
  const terms = termsOf(body);
  const asked = { userId, key, request: requestOfOrder(body), terms, language, guest: null };
  const placed = await place(context, { ...asked, bodyHash: hashOf(asked) });
  return byProvider ? withPayPage(context, userId, placed) : placed.order;
}

/**
 * Places an order of a guest who stands before staff and has paid them: by the rules of every order, but for what is asked
 * of an account. Throws as {@link placeOrder} does.
 */
export async function placeAtCounter(
  context: PlaceContext,
  { userId, key, body }: CounterOrderToPlace,
): Promise<Order> {
  const request = requestOfQuote({ ...body, time: 'now', promo_code: null });
  const guest = { name: body.name || null };
  const asked = { userId, key, request, terms: termsOf(body), language: null, guest };
  const { order } = await place(context, { ...asked, bodyHash: hashOf(asked) });
  return order;
}

async function place(context: PlaceContext, placing: Placing): Promise<Placed> {
  const attempt: Attempt = {};
  try {
    for (let round = 1; ; round += 1) {
      try {
        return await placeOnce(context, placing, attempt);
      } catch (error) {
        if (!(error instanceof OrderConflict) && !isStockGone(error)) throw error;
        if (round === ROUNDS) throw new HttpError(409, 'OUT_OF_STOCK', 'Sold out', attempt.evaluation?.quote);
      }
    }
  } catch (error) {
    // what was refused was rolled back; whether anything else was, nobody knows
    if (error instanceof HttpError || isGivenWay(error)) giveBack(context, attempt);
    throw error;
  }
}

async function placeOnce(context: PlaceContext, placing: Placing, attempt: Attempt): Promise<Placed> {
  // before there is a connection that others wait for. A chosen time takes room that the board must show as it is
  const reading = placing.request.time === 'now' ? context.readBoard(context.clock.now()) : undefined;
  // one reading is many orders': where it fails each reads its own, in a transaction that is run again
  const board = await reading?.catch(() => undefined);
  const placed = await withTx(
    context.db,
    (tx, alongside) => placeInTransaction(context, tx, placing, { attempt, board, alongside }),
    { isPipelined: true },
  );
  if (placed.onBoard) {
    context.placed(placed.onBoard);
    tell(placing);
  } else giveBack(context, attempt);
  return placed;
}

function giveBack({ numbers }: PlaceContext, attempt: Attempt): void {
  if (attempt.number !== undefined) numbers.giveBack(attempt.number);
}

const tell = ({ guest, request, terms }: Placing): void =>
  orderPlaced.tell({
    from: guest ? 'counter' : 'customer',
    delivery: request.deliveryId,
    payment: terms.paymentId,
  });

const unavailable = (): HttpError => new HttpError(409, 'PAYMENT_UNAVAILABLE', PAYMENT_OFF);

/** The order with the page where it is paid. Who sends the key again gets the page that the first one opened. */
async function withPayPage(context: OrderContext, userId: string, { order, card }: Placed): Promise<Order> {
  const url =
    card && context.cards ? openPayPage(context, context.cards, card) : payPageAgain(context, userId, order.id);
  return { ...order, payment: { ...order.payment, ...payPlace(order.payment_id, await url) } };
}

/** How an order is agreed on and handed over, beside what is in it. */
type OrderTerms = ReturnType<typeof termsOf>;

const termsOf = (body: OrderRequest | CounterOrderRequest) => ({
  paymentId: body.payment_id,
  quoteVersion: body.quote_version ?? undefined,
  address: ('address' in body && body.address) || null,
  table: body.table || null,
  // not named where there is none: keys of the version before stand for the same
  ...('table_code' in body && body.table_code && { tableCode: body.table_code }),
});

/** What a key stands for: the request and its terms, not its quote: without an answer it is sent with a newer one. */
function hashOf({ request, terms: { quoteVersion: _agreedBy, ...terms }, guest }: Omit<Placing, 'bodyHash'>): string {
  return fingerprint(guest ? [request, terms, guest] : [request, terms]);
}

export interface OrderToPlace {
  userId: string;
  key: string;
  body: OrderRequest;
  /** What the customer reads: the order's mails and news are written in it. No term of it: a key outlives a switch. */
  language: Locale;
}

/** An order for a guest. */
export interface CounterOrderToPlace {
  /** Of the member of staff. */
  userId: string;
  key: string;
  body: CounterOrderRequest;
}

/** An order to be placed, whoever it is for. */
interface Placing {
  /** Who places it, and whose key it is: the customer, or the member of staff. */
  userId: string;
  key: string;
  bodyHash: string;
  request: RequestedOrder;
  terms: OrderTerms;
  /** null: nothing is written to a guest. */
  language: Locale | null;
  /** Who it is for where that is nobody with an account; null for the customer who places it. */
  guest: { name: string | null } | null;
}

/** What is kept from one try of the same order to the next. */
interface Attempt {
  number?: number;
  /** As it was seen last. */
  evaluation?: Evaluation;
}

/** What one try goes by. */
interface Try {
  attempt: Attempt;
  /** What is on the board; undefined where it is to be read anew. */
  board: readonly StoredOrder[] | undefined;
  alongside: Alongside;
}

interface Placed {
  order: Order;
  /** The payment by card or QRIS to be opened; null for other payment methods, and where the key was used before. */
  card: CardAttempt | null;
  /** As the board has it, where it was placed just now; null where the key was used before. */
  onBoard: BoardOrder | null;
}

async function placeInTransaction(
  { clock, guards, cards, numbers, catalogue }: PlaceContext,
  tx: Tx,
  { userId, key, bodyHash, request, terms, language, guest }: Placing,
  { attempt, board, alongside }: Try,
): Promise<Placed> {
  const now = clock.now();
  const { paymentId } = terms;
  // in one round trip: what is read is read after the key and its locks were had, also where they were waited for
  const [stored, evaluation, number] = await Promise.all([
    guards.claimKey(tx, { userId, key, bodyHash, now, takesTime: request.time !== 'now' }),
    evaluate(tx, request, guest ? null : userId, now, {
      paymentId,
      catalogue,
      ...(board && { board: Promise.resolve(board) }),
    }),
    attempt.number ?? numbers.take(tx, (taken) => (attempt.number = taken)),
  ]);
  attempt.evaluation = evaluation;
  if (stored) {
    if (stored.bodyHash === bodyHash) return { order: stored.order, card: null, onBoard: null };
    throw new HttpError(422, 'KEY_REUSED', MESSAGES.keyReused);
  }

  const { deliveryId } = request;
  const { customer, promo, promoGives: gives, businessDay, quote } = evaluation;
  if (!customer && !guest) throw unauthenticated('SESSION_EXPIRED');
  if (isTransfer(terms.paymentId) && !evaluation.bank) throw unavailable();
  // before staff a guest pays by whatever they take
  if (!guest && evaluation.paymentsOff.some((id) => id === terms.paymentId)) throw unavailable();
  const address = addressFor(deliveryId, terms.address, customer);
  const problems = guest ? counterProblems(quote.problems) : quote.problems;
  const refusal =
    refusalOf({ ...quote, problems }, terms.quoteVersion, guest !== null) ??
    tooMuch(terms.paymentId, quote.total) ??
    holdLimit(evaluation, terms.paymentId);
  if (refusal) throw refusal;
  const table = deliveryId === DELIVERY.dineIn ? await tableFor(tx, terms, guest !== null) : null;
  const claims = stockClaims(quote.lines, [...evaluation.products.values()]);
  const id = uuidv7();
  const method = isProviderMethod(terms.paymentId) && quote.total > 0 ? terms.paymentId : null;
  const card = method && cards ? { provider: cards.name, ref: newRef() } : null;
  const viewer: Viewer = { userId, role: guest ? 'Admin' : 'User' };
  const who = whoOrders(viewer, customer, guest?.name ?? orderNumber(number));
  const rows = newOrder({ id, number, now, who, address, table, terms, deliveryId, evaluation, card, language });
  const order = presentOrder(rows, viewer);
  const { amount, due_at: due, state } = rows.payment;
  const attemptToPay = { orderId: id, orderNumber: order.number, amount, startedAt: now, dueAt: due ?? now };
  const placed = {
    order,
    card: card && method && { method, ref: card.ref, ...attemptToPay },
    onBoard: { ...boardPart(rows), id, payment_state: state },
  };
  if (!guest && !promo && evaluation.pointsUsed === 0 && state !== 'paid') {
    // nothing is asked of what is written: all of it goes out with the commit. Stock first, as below: an order's lines hold
    // a key of the same rows, and who locks a row weakly before it locks it strongly waits in circles
    await guards.takeStockAlongside(tx, claims, alongside);
    void alongside(orderInsertion(rows, { userId, key, reply: order }));
    if (!isUnpaid(state)) void alongside(staffNotice(id, now, who.placed_by));
    return placed;
  }
  if (!(await guards.takeStock(tx, claims))) throw new OrderConflict();
  await orderInsertion(rows, { userId, key, reply: order }).execute(tx);
  if (guest) {
    const after = [{ field: 'total', value: amount } as const, { field: 'payment_state', value: state } as const];
    await recordChange(tx, actOn(rows.order, viewer, 'order.place', now), [], after);
  }
  // nothing to pay is paid as it is placed
  if (state === 'paid') await mailReceipt(tx, { id, userId: who.user_id }, now);
  // who still has to pay calls nobody
  if (!isUnpaid(state)) await tellStaff(tx, id, now, who.placed_by);
  const { pointsUsed: points } = evaluation;
  if (points > 0 && !(await spendPoints(tx, { userId, orderId: id, points, at: now }))) throw new OrderConflict();
  if (promo) {
    // a newcomer's promo is used once at most, so two first orders at the same moment must not both get it
    const exclusive = promo.one_per_day || promo.new_user_only;
    const use = { promoId: promo.id, orderId: id, userId, businessDay, exclusive, gives };
    const taken = await guards.takePromoUse(tx, use);
    if (!taken) throw new OrderConflict();
  }
  return placed;
}

/**
 * Why an order with this quote, its data, cannot be placed as agreed; null where it can. What is cheaper passes.
 * @param agreed version of the quote the customer said yes to; without one the prices of now count
 * @param isTaken whether the money has been taken by then: what is cheaper would be booked as less than that
 */
function refusalOf(quote: Quote, agreed: string | undefined, isTaken: boolean): HttpError | null {
  const [problem] = quote.problems;
  if (problem) return new HttpError(409, 'CLOSED', problem.msg, quote);
  const short = quote.lines.find((line) => line.problem);
  if (short?.problem) return new HttpError(409, 'OUT_OF_STOCK', `${short.product_name}: ${short.problem.msg}`, quote);

  // a code, or a free cup: one that is refused is what the customer has to hear of
  const refusedPromo = [quote.points, quote.promo].find((one) => one && !one.applied) ?? null;
  const { total, points } = agreedSum(agreed ?? '') ?? { total: -1, points: 0 };
  const isPaid = isTaken ? quote.total === total : quote.total <= total;
  // a cup that has become dearer in points is asked about as well, the total being the same
  const isSum = isPaid && (!quote.points?.applied || quote.points.points <= points);
  const asAgreed = agreed === undefined ? !refusedPromo : isSum;
  if (asAgreed) return null;
  if (refusedPromo)
    return new HttpError(409, 'PROMO_REFUSED', refusedPromo.reason ?? 'This code does not apply', quote);
  return new HttpError(409, 'PRICE_CHANGED', MESSAGES.priceChanged, quote);
}

/** The 409 for a sum that this way to pay does not take. */
function tooMuch(paymentId: PaymentId, total: number): HttpError | null {
  const why = whyTooMuch(paymentId, total);
  return why === null ? null : new HttpError(409, 'PAYMENT_UNAVAILABLE', why);
}

/** The 409 for an account that keeps too much of the shop waiting. */
function holdLimit({ holdingRules, held, quote }: Evaluation, paymentId: PaymentId): HttpError | null {
  const portions = quote.lines.reduce((sum, { qty }) => sum + qty, 0);
  const why = holdingRefusal(holdingRules, held, { paymentId, total: quote.total, portions });
  return why === null ? null : new HttpError(409, 'HOLD_LIMIT', why);
}

function addressFor(deliveryId: DeliveryId, given: string | null, customer: Customer | null): string | null {
  if (deliveryId !== DELIVERY.doorDelivery) return null;
  const address = given ?? customer?.address?.trim();
  if (!address) throw invalid({ address: MESSAGES.required });
  return address;
}

/**
 * Which table it is brought to, as it is called now; null where none is named. What customers typed counts only where no
 * table has a code: a number can be typed from anywhere.
 */
async function tableFor(tx: Tx, { table, tableCode }: OrderTerms, isStaff: boolean): Promise<string | null> {
  if (tableCode) {
    const code = readTableCode(tableCode);
    const found = code === null ? undefined : await findActiveTable(tx, code);
    if (!found) throw new HttpError(409, 'TABLE_GONE', MESSAGES.tableGone);
    return found.label;
  }
  if (table && !isStaff && (await hasTables(tx))) throw invalid({ table: MESSAGES.tableTyped });
  return table;
}

/** Whose order it is, and who has placed it. */
interface WhoOrders extends Pick<NewOrderRows['order'], 'user_id' | 'placed_by' | 'customer_name' | 'phone'> {
  actor: 'customer' | 'staff';
}

/** @param called what a guest is called, where there is no customer */
function whoOrders(viewer: Viewer, customer: Customer | null, called: string): WhoOrders {
  const { actor, id } = actorOf(viewer);
  return customer
    ? { actor, user_id: customer.id, placed_by: null, customer_name: nameOf(customer), phone: customer.phone }
    : { actor, user_id: null, placed_by: id, customer_name: called, phone: null };
}

/** What the board has of a new order. */
const boardPart = ({ order: { status, delivery_id, scheduled, placed_at, ready_at, work } }: NewOrderRows) => ({
  status_name: status,
  delivery_id,
  scheduled,
  placed_at,
  ready_at,
  work,
  begun_at: null,
  pieces: null,
  poured_at: null,
});

interface OrderParts {
  id: string;
  number: number;
  now: Date;
  who: WhoOrders;
  /** null unless it goes to the door */
  address: string | null;
  /** null unless it is brought to one */
  table: string | null;
  terms: OrderTerms;
  deliveryId: DeliveryId;
  evaluation: Evaluation;
  language: Locale | null;
  /** Where a payment by card or QRIS is going to be made; null for other payment methods. */
  card: { provider: string; ref: string } | null;
}

/** The rows of an order: names and prices as sold, the payment agreed or awaited, the first move made. */
function newOrder(parts: OrderParts): NewOrderRows {
  const { id, number, now, address, table, terms, deliveryId, evaluation, card } = parts;
  const { actor, ...who } = parts.who;
  const { amounts, promo, readyAt, readyFrom, scheduled, bank, work, postcode, area } = evaluation;
  const { paymentId } = terms;
  const state = firstState(paymentId, amounts.total);
  const isPaid = state === 'paid';
  return {
    order: {
      id,
      number,
      ...who,
      status: 'pending',
      delivery_id: deliveryId,
      address,
      postcode,
      delivery_area: area,
      table_number: table,
      ...amounts,
      promo_id: promo?.id ?? null,
      promo_code: promo?.code ?? null,
      scheduled,
      ready_at: readyAt,
      placed_at: now,
      closed_at: null,
      hidden_at: null,
      language: parts.language,
      work,
      ready_from: readyFrom,
      delay_reason: null,
      delay_minutes: null,
    },
    lines: linesOf(id, evaluation),
    moves: [
      {
        from_status: null,
        to_status: 'pending',
        actor,
        reason: null,
        moved_at: now,
        first_name: null,
        display_name: null,
      },
    ],
    refunds: [],
    points: { used: evaluation.pointsUsed, earned: 0 },
    payment: {
      id: uuidv7(),
      order_id: id,
      method: paymentId,
      state,
      amount: amounts.total,
      due_at: isPaid ? null : dueAt(paymentId, now, evaluation.transferMinutes),
      paid_at: isPaid ? now : null,
      provider: card?.provider ?? null,
      provider_ref: card?.ref ?? null,
      pay_url: null,
      // staff have seen the money
      confirmed_by: who.placed_by,
      refunded_at: null,
      bank,
      created_at: now,
    },
  };
}

const linesOf = (orderId: string, { quote, products }: Evaluation): LineRow[] =>
  quote.lines.map(({ size_name, problem: _none, option_ids: _asked, substitute: _other, ...line }, index) => ({
    ...line,
    name_translations: line.name_translations ?? null,
    warning: line.warning ?? null,
    order_id: orderId,
    position: index + 1,
    one_size: size_name === '',
    stock_taken: products.get(line.product_id)?.stock === null ? 0 : line.qty,
  }));

/** What to call out at the counter; before anything is known of a person, the first part of the email. */
function nameOf({ display_name, first_name, last_name, email }: Customer): string {
  const full = [first_name, last_name].filter(Boolean).join(' ');
  return display_name || full || (email.split('@')[0] ?? email);
}
