import type { HistoryItem, Order, Quote, UsualCup } from '@seduh/contract';
import { API_PATHS, LIMITS, MESSAGES } from '@seduh/contract/constants';
import { always, failuresOf } from '../mocks/failures';
import { exampleQuote, raisePrice, sellOut } from '../mocks/fixtures/quotes';
import { fail, notFound, ok, okPage } from '../mocks/reply';
import { receiptOf } from './mockPayments';

const ORDER = API_PATHS.order.pattern;
const PAYMENT = API_PATHS.payment.pattern;
const CONFIRM = API_PATHS.paymentConfirm.pattern;
const REFUNDS = API_PATHS.refunds.pattern;
const RECEIPT = API_PATHS.receipt.pattern;
const onePage = { page: 1, limit: LIMITS.pageMax };

/** Answers this order, whichever is asked for. */
export const showOrder = (order: Order) => always('get', ORDER, () => ok(order));

/** Answers this order until somebody moves it: somebody else has, and it is the other one. */
export function overtaken(before: Order, after: Order) {
  let now = before;
  return [
    always('get', ORDER, () => ok(now)),
    always('patch', ORDER, () => {
      now = after;
      return illegalMove();
    }),
  ];
}

/** Answers these orders as the only page of the staff's list. */
export const showOrders = (answer: Order[]) =>
  always('get', API_PATHS.orders, () => okPage(API_PATHS.orders, answer, onePage));

/** Answers these cards as the only page of the history. */
export const showHistory = (answer: HistoryItem[]) =>
  always('get', API_PATHS.history, () => okPage(API_PATHS.history, answer, onePage));

const refuse = (code: 'PRICE_CHANGED' | 'OUT_OF_STOCK' | 'CLOSED' | 'PROMO_REFUSED', msg: string, quote: Quote) =>
  always('post', API_PATHS.orders, () => fail(409, code, msg, quote));

/** The first line's price went up by IDR 3,000 a piece. */
export const priceChanged = refuse('PRICE_CHANGED', MESSAGES.priceChanged, raisePrice(exampleQuote, 3000));

/** The first line is sold out. */
export const soldOut = refuse('OUT_OF_STOCK', 'Hazelnut Latte: Sold out', sellOut(exampleQuote));

const closedText = 'Closed. Opens tomorrow at 07:00';

/** How placing an order can fail. */
export const placeOrderFailures = {
  ...failuresOf('post', API_PATHS.orders),
  priceChanged,
  soldOut,
  closed: refuse('CLOSED', closedText, {
    ...exampleQuote,
    problems: [{ code: 'CLOSED', msg: closedText }],
  }),
  promoRefused: refuse('PROMO_REFUSED', 'Already used today', {
    ...raisePrice(exampleQuote, 0, 0),
    promo: { applied: false, code: 'PASTA20', reason: 'Already used today', missing: null },
  }),
  paymentUnavailable: always('post', API_PATHS.orders, () =>
    fail(409, 'PAYMENT_UNAVAILABLE', 'Card is not taken just now'),
  ),
  tableGone: always('post', API_PATHS.orders, () => fail(409, 'TABLE_GONE', MESSAGES.tableGone)),
  holdLimit: always('post', API_PATHS.orders, () =>
    fail(409, 'HOLD_LIMIT', 'You have 3 orders to pay. Pay or cancel one first'),
  ),
  keyReused: always('post', API_PATHS.orders, () => fail(422, 'KEY_REUSED', MESSAGES.keyReused)),
};

/** How an order's page can fail. */
export const orderFailures = {
  ...failuresOf('get', ORDER),
  notFound: always('get', ORDER, () => notFound('Order')),
};

const illegalMove = () => fail(409, 'ILLEGAL_MOVE', 'This order is confirmed and cannot become confirmed');

/** How moving or cancelling an order can fail. */
export const moveFailures = {
  ...failuresOf('patch', ORDER),
  illegalMove: always('patch', ORDER, illegalMove),
  tooLate: always('patch', ORDER, () => fail(409, 'ILLEGAL_MOVE', MESSAGES.undoTooLate)),
};

/** How confirming a payment can fail. */
export const confirmPaymentFailures = {
  ...failuresOf('post', CONFIRM),
  notOpen: always('post', CONFIRM, () => fail(409, 'PAYMENT_STATE', 'This payment is cancelled already')),
};

/** How a refund can fail. */
export const refundFailures = {
  ...failuresOf('post', REFUNDS),
  nothingLeft: always('post', REFUNDS, () => fail(409, 'REFUND_REFUSED', 'Everything has been refunded already')),
};

/** How starting another card payment can fail. */
export const retryPaymentFailures = {
  ...failuresOf('post', PAYMENT),
  providerFailed: always('post', PAYMENT, () => fail(502, 'PROVIDER_FAILED', MESSAGES.payPageFailed)),
  notOpen: always('post', PAYMENT, () => fail(409, 'PAYMENT_STATE', 'This payment is paid already')),
};

/** Answers this order's receipt, whichever is asked for. */
export const showReceipt = (order: Order) => always('get', RECEIPT, () => ok(receiptOf(order)));

/** How a receipt's page can fail. */
export const receiptFailures = {
  ...failuresOf('get', RECEIPT),
  notFound: always('get', RECEIPT, () => notFound('Order')),
};

export const historyFailures = { ...failuresOf('get', API_PATHS.history), empty: showHistory([]) };

/** Answers these cups as the usual ones. */
export const showUsual = (cups: UsualCup[]) => always('get', API_PATHS.usual, () => ok(cups));

export const usualFailures = { ...failuresOf('get', API_PATHS.usual), empty: showUsual([]) };

export const hideHistoryFailures = {
  ...failuresOf('delete', API_PATHS.history),
  orderOpen: always('delete', API_PATHS.history, () => fail(409, 'ORDER_OPEN', MESSAGES.orderOpen)),
};

export const restoreHistoryFailures = failuresOf('post', API_PATHS.historyRestore);

export const ordersFailures = { ...failuresOf('get', API_PATHS.orders), empty: showOrders([]) };
export const delayFailures = failuresOf('put', API_PATHS.orderDelay.pattern);
