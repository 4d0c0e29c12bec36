// What products really take: the mocks and the server learn the same from the same orders.
import { LearnedMaking, success } from '@seduh/contract';
import { madeAlone, stations } from '@seduh/api-client/mocks';
import { DELIVERY } from '@seduh/contract/constants';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSame } from './compare';
import { askMocks, askServer, type Sent } from './send';
import { createWorld, mockNames } from './world';

let server: Awaited<ReturnType<typeof createWorld>>;
beforeAll(async () => {
  server = await createWorld();
  const { database, makeUser } = server.world;
  const { db } = database;
  await db
    .updateTable('shop')
    .set({ stations: JSON.stringify(stations) })
    .execute();
  const user = await makeUser();
  const amounts = { subtotal: 0, discount: 0, tax: 0, shipping: 0, total: 0 };
  const orders = madeAlone.map((made) => ({ ...made, id: crypto.randomUUID() }));
  await db
    .insertInto('orders')
    .values(
      orders.map(({ id, begun_at, ready_at }) => ({
        id,
        user_id: user.id,
        status: 'picked up' as const,
        delivery_id: DELIVERY.pickUp,
        customer_name: 'Guest',
        scheduled: false,
        placed_at: new Date(begun_at),
        ready_at: new Date(ready_at),
        closed_at: new Date(ready_at),
        ...amounts,
      })),
    )
    .execute();
  await db
    .insertInto('order_lines')
    .values(
      orders.map(({ id, product_id }) => ({
        order_id: id,
        position: 1,
        product_id,
        product_name: 'As sold',
        size_id: 1 as const,
        qty: 1,
        unit_price: 0,
        line_total: 0,
      })),
    )
    .execute();
  await db
    .insertInto('order_moves')
    .values(
      orders.flatMap(({ id, begun_at, ready_at }) => [
        { order_id: id, to_status: 'preparing' as const, actor: 'staff' as const, moved_at: new Date(begun_at) },
        { order_id: id, to_status: 'ready' as const, actor: 'staff' as const, moved_at: new Date(ready_at) },
      ]),
    )
    .execute();
});
afterAll(() => server.world.close());

const path = '/products/making';

it.each<[string, Sent]>([
  ['staff', { method: 'GET', path, as: 'admin' }],
  ['a customer', { method: 'GET', path, as: 'customer' }],
  ['nobody', { method: 'GET', path }],
])('%s', async (_name, sent) => {
  const [mock, real] = [await askMocks(sent, mockNames), await askServer(sent, server)];
  expectSame(mock, real, success(LearnedMaking.array()));
  expect(mock.body.data).toEqual(real.body.data);
  expect(mock.body.msg).toBe(real.body.msg);
});
