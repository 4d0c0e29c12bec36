import type { OrderStatus, PaymentId, PaymentState, Refund, RefundBody, RefundCause } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import { rupiahText } from './money';
import { isFinal } from './order-status';
import { leftTheKitchen } from './orders';
import { isTransfer, isUnpaid, PAYMENT_RULES } from './payments';

/** What of an order is refunded: so many pieces of a line (lines are counted from 1), and whether the shipping too. */
export interface RefundChoice {
  lines: readonly { line: number; qty: number }[];
  shipping: boolean;
}

/** An order's amounts as sold, whole rupiah. */
export interface SoldOrder {
  lines: readonly { qty: number; line_total: number }[];
  subtotal: number;
  shipping: number;
  /** What was paid. */
  total: number;
}

/** Money that went back or is owed already, and what for; a refund of a mere amount names nothing. */
export interface PastRefund extends RefundChoice {
  amount: number;
}

/** Refunds of the money that an order was paid with: what came a second time is apart from it. */
export const ofPayment = <Refund extends { cause: RefundCause }>(refunds: readonly Refund[]): Refund[] =>
  refunds.filter(({ cause }) => cause !== 'paid twice');

/** What may still be refunded. */
export interface RefundRest {
  /** Pieces by line, in the order of the lines. */
  lines: number[];
  shipping: boolean;
  /** Whole rupiah; never more than was paid. */
  amount: number;
}

export type RefundVerdict = { ok: true; choice: RefundChoice; amount: number } | { ok: false; reason: string };

/** Whether staff may give money back by hand: the order is over, and money was taken for it. */
export const isRefundable = (status: OrderStatus, payment: PaymentState): boolean =>
  isFinal(status) && payment === 'paid';

/** Why an order is not refundable, for staff. */
export function whyNotRefundable(payment: PaymentState, wasPaid: boolean): string {
  if (payment === 'refunded') return 'Everything has been refunded already';
  return wasPaid ? 'This order is still under way: cancel it instead' : 'Nothing was paid for this order';
}

/** How an order's money goes back: by its provider, to the card or the app; owed until staff have sent it; or in person at once. */
export type WayBack = 'card' | 'app' | 'owed' | 'returned';

/**
 * How an order's money goes back. What staff took by hand is back with its customer as soon as staff say so: they hand it
 * over, or give it back on the card terminal. It is owed where nobody stands there to take it, as with what was out for delivery and comes back, and where the customer cancels.
 * @param from where the order stood
 */
export function wayBack(paymentId: PaymentId, by: 'staff' | 'customer' | 'system', from: OrderStatus): WayBack {
  const { goesBack } = PAYMENT_RULES[paymentId];
  switch (goesBack) {
    case 'card':
    case 'app':
      return goesBack;
    case 'transfer':
      return 'owed';
    case 'hand':
    case 'terminal':
      return by === 'staff' && !leftTheKitchen(from) ? 'returned' : 'owed';
  }
}

/** What a cancelled order's customer is told of the money. */
export const MONEY_BACK: Readonly<Record<WayBack, string>> = {
  card: 'The money goes back to the card',
  app: 'The money goes back to the app it was paid with',
  owed: 'The shop owes the money back',
  returned: 'The shop hands the money back',
};

/** What refunds of an order come to, whole rupiah. */
export interface RefundSums {
  /** What is back of what the order was paid with. */
  refunded: number;
  /** What the shop still owes, also of what came a second time. */
  owed: number;
  /** What was paid and neither is back nor goes back. */
  left: number;
  /** Whether the payment is over: all of it is back. What came a second time does not count, as it was never the order's. */
  isRefunded: boolean;
}

/** What an order's refunds come to, and whether they end its payment. */
export function refundSums(
  refunds: readonly Pick<Refund, 'cause' | 'amount' | 'state'>[],
  { state, amount }: { state: PaymentState; amount: number },
): RefundSums {
  const own = ofPayment(refunds);
  const refunded = sumOf(own.filter((refund) => refund.state === 'returned'));
  return {
    refunded,
    owed: sumOf(refunds.filter((refund) => refund.state === 'owed')),
    left: Math.max(0, amount - sumOf(own)),
    isRefunded: state === 'paid' && refunded >= amount,
  };
}

/** What cancelling an order makes of its payment; `gives back`: so much of it goes back. */
export type CancelledPayment = { effect: 'none' | 'ends' | 'is refunded' } | { effect: 'gives back'; amount: number };

/**
 * What cancelling an order makes of its payment: what was not paid will not be, what is not back yet goes back, and one of
 * nothing has nothing to give back. What is over already stays as it is.
 */
export function paymentAfterCancel(
  payment: { state: PaymentState; amount: number },
  refunds: Parameters<typeof refundSums>[0],
): CancelledPayment {
  const { state, amount } = payment;
  if (state === 'confirmed' || isUnpaid(state)) return { effect: 'ends' };
  if (state !== 'paid') return { effect: 'none' };
  const { left } = refundSums(refunds, payment);
  if (left > 0) return { effect: 'gives back', amount: left };
  return { effect: amount === 0 ? 'is refunded' : 'none' };
}

/** Whether staff may book a transfer that came although nobody waited for it any more. */
export const mayComeLate = (status: OrderStatus, method: PaymentId, payment: PaymentState): boolean =>
  status === 'cancelled' && isTransfer(method) && (payment === 'expired' || payment === 'cancelled');

/** What of an order has not been refunded yet. */
export function refundRest(order: SoldOrder, past: readonly PastRefund[]): RefundRest {
  const lines = order.lines.map(({ qty }, index) => qty - piecesOf(past, index + 1));
  return {
    lines: lines.map((left) => Math.max(0, left)),
    shipping: order.shipping > 0 && !past.some(({ shipping }) => shipping),
    amount: Math.max(0, order.total - past.reduce((sum, { amount }) => sum + amount, 0)),
  };
}

/**
 * What a choice of pieces comes to. The discount and the tax are shared out by what each line cost: each line's share, and
 * each piece's share of it, is the difference of two running sums. So it does not matter in how many steps an order is
 * refunded: the steps add up to what was paid, to the rupiah.
 */
export function refundAmount(order: SoldOrder, past: readonly PastRefund[], choice: RefundChoice): number {
  const goods = order.total - order.shipping;
  let before = 0;
  let amount = choice.shipping ? order.shipping : 0;
  for (const [index, { qty, line_total }] of order.lines.entries()) {
    const share = part(goods, before + line_total, order.subtotal) - part(goods, before, order.subtotal);
    const gone = piecesOf(past, index + 1);
    amount += part(share, gone + piecesOf([choice], index + 1), qty) - part(share, gone, qty);
    before += line_total;
  }
  return amount;
}

/**
 * Whether a refund may be made, and what it comes to.
 * @param wanted `'rest'`: everything that is left
 */
export function judgeRefund(
  order: SoldOrder,
  past: readonly PastRefund[],
  wanted: RefundChoice | 'rest',
): RefundVerdict {
  const rest = refundRest(order, past);
  if (rest.amount === 0) return refused('Everything has been refunded already');
  if (wanted === 'rest') {
    const lines = rest.lines.flatMap((qty, index) => (qty > 0 ? [{ line: index + 1, qty }] : []));
    return { ok: true, choice: { lines, shipping: rest.shipping }, amount: rest.amount };
  }
  if (wanted.lines.length === 0 && !wanted.shipping) return refused(MESSAGES.refundNothing);
  if (wanted.shipping && !rest.shipping) return refused('There is no shipping to refund');
  for (const { line } of wanted.lines) {
    const left = rest.lines[line - 1];
    if (left === undefined) return refused(`This order has no line ${line}`);
    if (piecesOf([wanted], line) > left)
      return refused(left === 0 ? `Line ${line} has been refunded already` : `Only ${left} left of line ${line}`);
  }
  const amount = refundAmount(order, past, wanted);
  if (amount === 0) return refused('Nothing was paid for this');
  if (amount > rest.amount) return refused(`Only ${rupiahText(rest.amount)} is left to refund`);
  return { ok: true, choice: wanted, amount };
}

/** What a request asks to refund: everything that is left, or pieces; null where it names nothing. */
export function refundChoice({ whole, lines = [], shipping = false }: RefundBody): RefundChoice | 'rest' | null {
  if (whole) return 'rest';
  return lines.length > 0 || shipping ? { lines, shipping } : null;
}

interface RefundedOrder {
  order: SoldOrder;
  status: OrderStatus;
  payment: { state: PaymentState; paid_at: Date | string | null };
  refunds: readonly (PastRefund & { cause: RefundCause })[];
}

/** Whether staff may make this refund, and what it comes to: the order has to be over, and money to have been taken. */
export function judgeOrderRefund(
  { order, status, payment, refunds }: RefundedOrder,
  wanted: RefundChoice | 'rest',
): RefundVerdict {
  if (!isRefundable(status, payment.state)) return refused(whyNotRefundable(payment.state, payment.paid_at !== null));
  return judgeRefund(order, ofPayment(refunds), wanted);
}

const sumOf = (refunds: readonly { amount: number }[]): number => refunds.reduce((sum, { amount }) => sum + amount, 0);

const refused = (reason: string): RefundVerdict => ({ ok: false, reason });

const piecesOf = (refunds: readonly RefundChoice[], line: number): number =>
  refunds.reduce(
    (sum, { lines }) => lines.reduce((pieces, entry) => pieces + (entry.line === line ? entry.qty : 0), sum),
    0,
  );

/** `amount × count / of`, rounded down; the product may pass 2^53. */
const part = (amount: number, count: number, of: number): number =>
  of === 0 ? 0 : Number((BigInt(amount) * BigInt(count)) / BigInt(of));
