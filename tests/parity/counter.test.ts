// Orders of guests, which staff place: the mocks and the server answer and refuse alike.
import { productBySlug } from '@seduh/api-client/mocks';
import { Order, success } from '@seduh/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSame, nothing, type Schema } from './compare';
import { askMocks, askServer, type Sent } from './send';
import { createWorldWithOrders, mockNames } from './world';

let server: Awaited<ReturnType<typeof createWorldWithOrders>>;
beforeAll(async () => {
  server = await createWorldWithOrders();
});
afterAll(() => server.world.close());

const line = { product_id: productBySlug('espresso').id, size_id: 1, qty: 2 };
const away = { lines: [line], delivery_id: 3, payment_id: 4 };
let keys = 0;
const place = (body: unknown, as: Sent['as'] = 'admin', headers?: Record<string, string>): Sent => ({
  method: 'POST',
  path: '/transactions/counter',
  body,
  as,
  headers: headers ?? { 'idempotency-key': `ticket-${(keys += 1)}` },
});

it.each<[string, Sent, Schema]>([
  ['take away, in cash', place({ ...away, name: 'Budi' }), success(Order)],
  ['at a table, by card terminal', place({ ...away, delivery_id: 1, payment_id: 5, table: '12' }), success(Order)],
  ['as a customer', place(away, 'customer'), nothing],
  ['as nobody', { ...place(away), as: undefined }, nothing],
  ['without a key', place(away, 'admin', {}), nothing],
  ['to the door', place({ ...away, delivery_id: 4 }), nothing],
  ['by transfer', place({ ...away, payment_id: 2 }), nothing],
  ['at no table', place({ ...away, delivery_id: 1 }), nothing],
  ['at table 0', place({ ...away, delivery_id: 1, table: '0' }), nothing],
  ['for a long name', place({ ...away, name: 'x'.repeat(41) }), nothing],
  ['with a promo', place({ ...away, promo_code: 'PASTA20' }), nothing],
  ['of nothing', place({ ...away, lines: [] }), nothing],
  [
    'of what is sold out',
    place({ ...away, lines: [{ ...line, product_id: productBySlug('taro-latte').id }] }),
    nothing,
  ],
])('an order %s', async (_name, sent, schema) => {
  const [mock, real] = [await askMocks(sent, mockNames), await askServer(sent, server)];
  expectSame(mock, real, schema);
  expect(mock.body.msg).toBe(real.body.msg);
});

it('is placed alike', async () => {
  const sent = place({ ...away, delivery_id: 1, table: '12', name: 'Budi' });
  const [mock, real] = [await askMocks(sent, mockNames), await askServer(sent, server)];
  const told = ({ counter, customer_name, phone, table, address, total, next_moves, payment, timeline }: Order) => ({
    counter,
    customer_name,
    phone,
    table,
    address,
    total,
    next_moves,
    payment: { ...payment, paid_at: payment.paid_at !== null },
    timeline: timeline.map(({ status_name, by }) => [status_name, by]),
  });
  expect(told(mock.body.data as Order)).toEqual(told(real.body.data as Order));
});
