import type { Order } from '@seduh/contract';
import { PAYMENT, PAYMENT_METHODS } from '@seduh/contract/constants';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../testing';
import { createMatrix, listRoutes, type AccessRoute } from '../../testing/access-matrix';
import { createTestCards, notify, openBank, refOf, type TestCards } from '../../resources/orders/testing/card-kit';
import { cart, createOrderKit, line, type OrderKit } from '../../resources/orders/testing/order-kit';

// The next version's migration has run while this one still serves: every table has columns that it does not know, and
// there is a table that it does not know. What it has prepared on its connections was prepared before.

let shop: TestApp;
let kit: OrderKit;
let cards: TestCards;
let staff: TestUser;
let routes: AccessRoute[];
beforeAll(async () => {
  cards = createTestCards();
  shop = await createTestApp({ cards });
  kit = createOrderKit(shop);
  staff = await shop.makeUser({ role: 'Admin' });
  await openBank(shop);
  routes = await listRoutes(shop);
  // two of each, as a page of the shop asks: plans are made on more than one connection
  await Promise.all([walk(), walk()]);
  await failuresOfRoutes();
  await expand();
});
afterAll(() => shop.close());

async function expand(): Promise<void> {
  const { pool } = shop.database;
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  expect(rows.length).toBeGreaterThan(15);
  for (const { name } of rows) {
    await pool.query(`alter table ${name}
      add column next_count integer not null default 7,
      add column next_words text not null default 'unknown to this version',
      add column next_version_at timestamptz`);
  }
  await pool.query('create table next_things (id bigint generated always as identity primary key, words text)');
}

/** Everything the API can do, as who may; what answered 5xx or shut them out. */
async function failuresOfRoutes(): Promise<string[]> {
  const matrix = await createMatrix(shop, routes);
  return [...(await matrix['right role']()), ...(await matrix.everybody())];
}

/** Orders from the cart to the counter by every way to pay, with what people look at on the way. */
async function walk(): Promise<Order['status_name'][]> {
  const rani = await shop.makeUser();
  const latte = await shop.makeProduct({ stock: 50 });
  await shop.makePromo({ percent: 10 });
  const ends: Order['status_name'][] = [];
  for (const { id: payment_id } of PAYMENT_METHODS) {
    const { data: order, status } = await kit.place(rani, cart([line(latte, 2)], { payment_id }));
    expect(status).toBe(201);
    if (payment_id === PAYMENT.card || payment_id === PAYMENT.qris)
      await notify(shop, cards, { ref: refOf(order), outcome: 'paid', amount: order.total });
    if (payment_id === PAYMENT.bankAccount) await kit.confirmPayment(staff, order.id);
    for (const to of ['confirmed', 'preparing', 'ready', 'picked up'] as const)
      expect((await kit.move(staff, order.id, to)).status).toBe(200);
    expect((await kit.undo(staff, order.id, 'ready')).status).toBe(200);
    const looks = [kit.receipt(rani, order.id), kit.history(rani), kit.list(staff), kit.get(rani, order.id)] as const;
    for (const { status: seen } of await Promise.all(looks)) expect(seen).toBe(200);
    ends.push((await kit.get(staff, order.id)).data.status_name);
  }
  const { data: wrong } = await kit.place(rani, cart([line(latte)]));
  ends.push((await kit.move(rani, wrong.id, 'cancelled')).data.status_name);
  await shop.app.orders.sweep();
  await shop.app.mails.deliver();
  return ends;
}

it('takes orders to their end beside the next version’s tables', async () => {
  for (const ends of await Promise.all([walk(), walk()]))
    expect(ends).toEqual(['ready', 'ready', 'ready', 'ready', 'cancelled']);
});

it('answers on every route beside the next version’s tables', async () => {
  expect(await failuresOfRoutes()).toEqual([]);
});

it('leaves what it writes with the next version’s defaults', async () => {
  const { rows } = await shop.database.pool.query(
    `select distinct orders.next_words, order_lines.next_count from orders join order_lines on order_id = orders.id
     where orders.placed_at >= now() - interval '100 years'`,
  );
  expect(rows).toEqual([{ next_words: 'unknown to this version', next_count: 7 }]);
});
