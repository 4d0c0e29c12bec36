import type { Order, Receipt, Role } from '@seduh/contract';
import { API_PATHS, PAYMENT } from '@seduh/contract/constants';
import { isUnpaid } from '@seduh/domain';
import { orders, raniOrders, seenBy } from '../mocks/fixtures/orders';
import { paying } from '../mocks/fixtures/paying';
import { newPayment, paid } from '../mocks/fixtures/payments';
import { shop } from '../mocks/fixtures/shop';
import { mockRoute } from '../mocks/mockRoute';
import { fail, notFound, ok } from '../mocks/reply';

/** A path of one order as the mocks match it. */
const withId = (path: (id: string) => string): string => path(':id').replace('%3A', ':');

/** Customers see their own orders, staff all. */
export function findOrder(id: string, role: Role = 'User'): Order | undefined {
  const own = [...raniOrders, ...Object.values<Order>(paying)];
  const order = (role === 'Admin' ? [...orders, ...own] : own).find((candidate) => candidate.id === id);
  return order && seenBy(order, role);
}

/** The receipt of an order of the fixtures' shop. */
export function receiptOf(order: Order): Receipt {
  const { name, address, city, phone, time_zone, tax_percent } = shop;
  return { shop: { name, address, city, phone, time_zone }, receipt_number: order.receipt_number, tax_percent, order };
}

const retrying = mockRoute({
  method: 'post',
  path: withId(API_PATHS.payment),
  role: 'User',
  answer({ param }) {
    const order = findOrder(param('id'));
    if (!order) return notFound('Order');
    if (order.payment_id !== PAYMENT.card) return fail(409, 'PAYMENT_STATE', 'This order is not paid by card');
    if (!isUnpaid(order.payment.state))
      return fail(409, 'PAYMENT_STATE', `This payment is ${order.payment.state} already`);
    return ok({ ...order, payment: newPayment(order.payment_id, order.total) });
  },
});

const confirming = mockRoute({
  method: 'post',
  path: withId(API_PATHS.paymentConfirm),
  role: 'Admin',
  answer({ param, viewer }) {
    const order = findOrder(param('id'), viewer?.role);
    if (!order) return notFound('Order');
    const { state } = order.payment;
    if (order.payment_id === PAYMENT.card) {
      return fail(409, 'PAYMENT_STATE', 'Card payments are confirmed by their provider');
    }
    if (state !== 'confirmed' && !isUnpaid(order.payment.state))
      return fail(409, 'PAYMENT_STATE', `This payment is ${state} already`);
    return ok(seenBy(paid(order), 'Admin'));
  },
});

const printing = mockRoute({
  method: 'get',
  path: withId(API_PATHS.receipt),
  role: 'any',
  answer({ param, viewer }) {
    const order = findOrder(param('id'), viewer?.role);
    return order ? ok(receiptOf(order)) : notFound('Order');
  },
});

export const paymentHandlers = [retrying, confirming, printing];
