import { RefundBody, type Order, type Receipt, type Role } from '@seduh/contract';
import { API_PATHS, HEADERS, LIMITS, MESSAGES } from '@seduh/contract/constants';
import {
  judgeOrderRefund,
  mayComeLate,
  refundChoice,
  wayBack,
  whyNotConfirmable,
  whyNotRetryable,
} from '@seduh/domain';
import { orders, raniOrders, seenBy } from '../mocks/fixtures/orders';
import { paying } from '../mocks/fixtures/paying';
import { newPayment, paid, refunding } from '../mocks/fixtures/payments';
import { shop } from '../mocks/fixtures/shop';
import { asAnswered } from '../mocks/fixtures/work';
import { mockRoute } from '../mocks/mockRoute';
import { NOW } from '../mocks/fixtures/fixed';
import { fail, invalid, notFound, ok } from '../mocks/reply';

/** Customers see their own orders, staff all. */
export function findOrder(id: string, role: Role = 'User'): Order | undefined {
  const own = [...raniOrders, ...Object.values<Order>(paying)];
  const order = (role === 'Admin' ? [...orders, ...own] : own).find((candidate) => candidate.id === id);
  return order && seenBy(order, role);
}

/** Answers about an order that this role may see; a 404 where there is none. */
export function withOrder(id: string, role: Role | undefined, answer: (order: Order) => Response): Response {
  const order = findOrder(id, role);
  return order ? answer(order) : notFound('Order');
}

/** The receipt of an order of the fixtures' shop. */
export function receiptOf(order: Order): Receipt {
  const { name, address, city, phone, time_zone, tax_percent } = shop;
  return { shop: { name, address, city, phone, time_zone }, receipt_number: order.receipt_number, tax_percent, order };
}

const retrying = mockRoute({
  method: 'post',
  path: API_PATHS.payment.pattern,
  role: 'User',
  answer: ({ param }) =>
    withOrder(param('id'), 'User', (order) => {
      const why = whyNotRetryable(order.payment_id, order.payment.state);
      if (why !== null) return fail(409, 'PAYMENT_STATE', why);
      return ok(asAnswered({ ...order, payment: newPayment(order.payment_id, order.total) }, 'User'));
    }),
});

const confirming = mockRoute({
  method: 'post',
  path: API_PATHS.paymentConfirm.pattern,
  permission: 'orders',
  answer: ({ param, viewer }) =>
    withOrder(param('id'), viewer?.role, (order) => {
      const { state } = order.payment;
      if (mayComeLate(order.status_name, order.payment_id, state)) {
        return ok(asAnswered(seenBy(comeLate(order), 'Admin'), 'Admin'));
      }
      const why = whyNotConfirmable(order.payment_id, state);
      if (why !== null) return fail(409, 'PAYMENT_STATE', why);
      return ok(asAnswered(seenBy(paid(order), 'Admin'), 'Admin'));
    }),
});

/** What has expired can still be had in the mocks' shop; what somebody cancelled is owed back. */
function comeLate(order: Order): Order {
  const { payment } = paid(order);
  if (order.payment.state === 'expired') {
    const last = order.timeline.at(-1)?.status_name ?? null;
    const move = { from: last, status_name: 'pending', at: NOW, by: 'staff', name: 'Dimas' } as const;
    const timeline = [...order.timeline, { ...move, reason: MESSAGES.transferCameLate }];
    return { ...order, status_name: 'pending', payment, timeline };
  }
  const owed = { cause: 'late payment', amount: order.total, state: 'owed', at: NOW } as const;
  return { ...order, payment: refunding(payment, owed) };
}

const refundingOrder = mockRoute({
  method: 'post',
  path: API_PATHS.refunds.pattern,
  permission: 'refunds',
  body: RefundBody,
  answer({ param, viewer, body, headers }) {
    if (!headers.get(HEADERS.idempotencyKey)) {
      return fail(400, 'KEY_MISSING', MESSAGES.keyMissing(LIMITS.idempotencyKey));
    }
    const wanted = refundChoice(body);
    if (wanted === null) return invalid({ lines: MESSAGES.refundNothing });
    const order = findOrder(param('id'), viewer?.role);
    if (!order) return notFound('Order');
    const { payment } = order;
    const { status_name: status } = order;
    const verdict = judgeOrderRefund({ order, status, payment, refunds: payment.refunds }, wanted);
    if (!verdict.ok) return fail(409, 'REFUND_REFUSED', verdict.reason);
    const { amount, choice } = verdict;
    const state = wayBack(order.payment_id, 'staff', status) === 'owed' ? 'owed' : 'returned';
    const given = { amount, lines: [...choice.lines], shipping: choice.shipping, reason: body.reason, at: NOW };
    return ok(asAnswered(seenBy({ ...order, payment: refunding(payment, { ...given, state }) }, 'Admin'), 'Admin'));
  },
});

const printing = mockRoute({
  method: 'get',
  path: API_PATHS.receipt.pattern,
  role: 'any',
  permission: 'orders',
  answer: ({ param, viewer }) => withOrder(param('id'), viewer?.role, (order) => ok(receiptOf(order))),
});

export const paymentHandlers = [retrying, confirming, refundingOrder, printing];
