import type { CartOrderBody, HistoryItem, Order, Quote, Receipt } from '@seduh/contract';
import { ALL_PAYMENTS, API_PATHS, MESSAGES, PAYMENT } from '@seduh/contract/constants';
import { isFinal, isPaidAtHandOver, isUnpaid, methodName } from '@seduh/domain';
import { settled } from '../fixtures/payments';
import { raisePrice } from '../fixtures/quotes';
import { fail } from '../reply';
import { type Answer, bodyOf, edit, isCall } from './call';
import { isPlacing, quoteFor } from './stock';

/** By how much one piece rises at a time, rupiah. */
const RISE = 3000;
/** Stands in the version of a quote that has risen, before the shop's own version. */
const RISEN = /^\d+\.risen(\d)\./;

/** Dearer than in the cart, and from the first try to pay on dearer again; the second try is a yes to that price. */
export function dearer(): Answer {
  let times = 1;
  return async (call, ask) => {
    if (isCall(call, 'POST', API_PATHS.quote)) return edit<Quote>(ask(call), (quote) => raise(quote, times));
    if (!isPlacing(call)) return ask(call);
    const order = bodyOf<CartOrderBody>(call);
    const version = order?.quote_version ?? '';
    if (RISEN.exec(version)?.[1] === '2') {
      // the shop knows its own version only
      return ask({ ...call, sent: JSON.stringify({ ...order, quote_version: version.replace(RISEN, '') }) });
    }
    const quote = await quoteFor(call, ask);
    if (!quote) return ask(call);
    times = 2;
    return fail(409, 'PRICE_CHANGED', MESSAGES.priceChanged, raise(quote, times));
  };
}

/** The quote with the first line's piece `times` dearer, and all that follows at the quote's own percentages. */
function raise(quote: Quote, times: number): Quote {
  const dearer = raisePrice(quote, RISE * times);
  return { ...dearer, version: `${dearer.total}.risen${times}.${quote.version}` };
}

/** Nobody has paid in time. */
export const unpaid: Answer = (call, ask) => {
  if (isCall(call, 'POST', API_PATHS.payment) || isCall(call, 'POST', API_PATHS.paymentConfirm)) {
    return fail(409, 'PAYMENT_STATE', 'This payment is expired already');
  }
  if (isCall(call, 'GET', API_PATHS.order)) return edit<Order>(ask(call), runOut);
  if (isCall(call, 'GET', API_PATHS.receipt)) {
    return edit<Receipt>(ask(call), (receipt) => ({ ...receipt, order: runOut(receipt.order) }));
  }
  if (isCall(call, 'GET', API_PATHS.history)) return edit<HistoryItem[]>(ask(call), (items) => items.map(runOutItem));
  // the kitchen works on with what needs no paying ahead
  if (isCall(call, 'GET', API_PATHS.orders)) {
    return edit<Order[]>(ask(call), (orders) =>
      orders.map((order) => (isUnpaid(order.payment.state) ? runOut(order) : order)),
    );
  }
  return ask(call);
};

/** An order that was to be paid ahead and was not; agreed to be paid at the door, it counts as one by card. */
function runOut(order: Order): Order {
  if (isFinal(order.status_name)) return order;
  const payment_id = isPaidAtHandOver(order.payment_id) ? PAYMENT.card : order.payment_id;
  const method = methodName(ALL_PAYMENTS, payment_id);
  const at = order.timeline.at(-1)?.at ?? order.created_at;
  return {
    ...order,
    status_name: 'cancelled',
    payment_id,
    payment_method: method,
    payment: { ...settled(order.payment, 'expired', null), method },
    timeline: [
      ...order.timeline,
      {
        from: order.status_name,
        status_name: 'cancelled',
        at,
        by: 'system',
        name: null,
        reason: MESSAGES.notPaidInTime,
      },
    ],
    next_moves: [],
  };
}

const runOutItem = (item: HistoryItem): HistoryItem =>
  isFinal(item.status_name) ? item : { ...item, status_name: 'cancelled', payment_state: 'expired' };
