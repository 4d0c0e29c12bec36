import { randomUUID } from 'node:crypto';
import { requestBytes } from './connection.mjs';
import { BROWSER_HEADERS, nextAddress } from './visitors.mjs';

/** The shop's own limit: an account places at most this many orders a minute. */
const ORDERS_EACH = 10;
const CASH_ON_DELIVERY = 3;
const DELIVERIES = [1, 3, 4];

/** Whether a product can be ordered in each of the three sizes that a cart asks for. */
export const comesInAllSizes = ({ size_ids }) => size_ids.length === 3;

/** Cart of one to four lines, different for every number. */
export function cart(products, number) {
  const lines = Array.from({ length: 1 + (number % 4) }, (_, line) => ({
    product_id: products[(number * 7 + line * 5) % products.length].id,
    size_id: 1 + ((number + line) % 3),
    qty: 1 + (line % 2),
  }));
  return { lines, delivery_id: DELIVERIES[number % DELIVERIES.length], time: 'now' };
}

export const headersOf = (token) => ({ ...BROWSER_HEADERS, 'x-access-token': token });

export function orderBytes(token, products, number) {
  return requestBytes('POST', '/api/transactions', {
    headers: { ...headersOf(token), 'idempotency-key': randomUUID() },
    json: { ...cart(products, number), payment_id: CASH_ON_DELIVERY },
  });
}

/** Customers, one account after the other and around again, each with as many orders as the limit lets one place. */
export function* orderingCustomers(tokens, products) {
  for (let customer = 0; ; customer += 1) {
    const token = tokens[customer % tokens.length];
    const orders = Array.from({ length: ORDERS_EACH }, (_, order) =>
      orderBytes(token, products, customer * ORDERS_EACH + order),
    );
    yield { address: nextAddress(), requests: orders };
  }
}
