import { afterEach, beforeEach, expect, it } from 'vitest';
import { DELIVERY } from '@seduh/contract/constants';
import { createTestApp, type TestApp, type TestUser } from '../../../testing';
import { cart, createOrderKit, line, tally, together, type OrderKit } from '../testing/order-kit';

let shop: TestApp;
let kit: OrderKit;
let rani: TestUser;
let latte: string;

beforeEach(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  rani = await shop.makeUser();
  latte = await shop.makeProduct({ stock: 100 });
});
afterEach(() => shop.close());

/** The bare answer, byte for byte. */
const send = (app: TestApp['app'], key: string, body: object = cart([line(latte, 2)])) =>
  app.inject({
    method: 'POST',
    url: '/api/transactions',
    headers: { ...rani.headers, 'idempotency-key': key },
    payload: body,
    remoteAddress: '127.0.9.1',
  });

it('makes one order of 50 equal requests, and gives all of them the same answer, also after a restart', async () => {
  const answers = await together(50, () => send(shop.app, 'once'));
  expect(tally(answers.map(({ statusCode }) => statusCode))).toEqual({ 201: 50 });
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await kit.countOrders()).toBe(1);
  expect((await kit.product(latte)).stock).toBe(98);

  const restarted = await createTestApp({ database: shop.database, clock: shop.clock });
  shop.clock.set('2026-11-20T15:30:00Z');
  const again = await send(restarted.app, 'once');
  expect([again.statusCode, again.body]).toEqual([201, answers[0]?.body]);
  expect(await kit.countOrders()).toBe(1);
  await restarted.close();
});

it('control: makes several without the primary key of the keys', async () => {
  await shop.database.pool.query('alter table idempotency_keys drop constraint idempotency_keys_pkey');
  await together(10, () => send(shop.app, 'once'));
  expect(await kit.countOrders()).toBeGreaterThan(1);
});

it('refuses the key with another body, and keeps the first order', async () => {
  await send(shop.app, 'mine');
  const other = await send(shop.app, 'mine', cart([line(latte, 3)]));
  expect(other.json()).toMatchObject({ status: 422, code: 'KEY_REUSED' });
  expect(await kit.countOrders()).toBe(1);
});

it('gives who got no answer the same order, also when it is sent again with a newer quote', async () => {
  const body = { lines: [line(latte, 2)], delivery_id: DELIVERY.pickUp };
  const quoted = async () => {
    const { version } = (await kit.quote(rani, body)).data;
    return cart(body.lines, { quote_version: version });
  };
  const before = await quoted();
  const first = await send(shop.app, 'lost', before);
  await shop.database.db.updateTable('products').set({ price: 30_000 }).where('id', '=', latte).execute();
  const after = await quoted();
  expect(after.quote_version).not.toBe(before.quote_version);
  const again = await send(shop.app, 'lost', after);
  expect([again.statusCode, again.body]).toEqual([201, first.body]);
  expect(await kit.countOrders()).toBe(1);
});

it.each([
  ['way of delivery', { delivery_id: DELIVERY.dineIn }],
  ['address', { address: 'Jl. Cikini 5' }],
  ['promo', { promo_code: 'PASTA20' }],
  ['table', { table: '7' }],
  ['time', { time: '2026-11-20T16:00:00+07:00' }],
])('refuses the key with another %s', async (_, rest) => {
  await send(shop.app, 'mine', cart([line(latte, 2)]));
  expect((await send(shop.app, 'mine', cart([line(latte, 2)], rest))).json()).toMatchObject({ code: 'KEY_REUSED' });
});

it("makes another order for another user's equal key", async () => {
  const dewi = await shop.makeUser();
  const [mine, hers] = [
    await kit.place(rani, cart([line(latte)]), 'same'),
    await kit.place(dewi, cart([line(latte)]), 'same'),
  ];
  expect([mine.status, hers.status]).toEqual([201, 201]);
  expect(mine.data.id).not.toBe(hers.data.id);
});

it('leaves the key of a refused order free', async () => {
  const scarce = await shop.makeProduct({ stock: 0 });
  expect(await kit.place(rani, cart([line(scarce)]), 'try')).toMatchObject({ status: 409, code: 'OUT_OF_STOCK' });
  await shop.database.db.updateTable('products').set({ stock: 1 }).where('id', '=', scarce).execute();
  expect(await kit.place(rani, cart([line(scarce)]), 'try')).toMatchObject({ status: 201 });
});

it.each([
  ['without a key', undefined],
  ['with an empty key', ''],
  ['with a key that is too long', 'x'.repeat(129)],
])('refuses an order %s', async (_, key) => {
  const headers = { ...rani.headers, ...(key === undefined ? {} : { 'idempotency-key': key }) };
  const request = { method: 'POST', url: '/api/transactions', headers, payload: cart([line(latte)]) } as const;
  expect((await shop.app.inject(request)).json()).toMatchObject({ status: 400, code: 'KEY_MISSING' });
});

it('counts a repeated key only once towards the limit of orders', async () => {
  for (let n = 0; n < 15; n += 1) expect((await send(shop.app, 'same')).statusCode).toBe(201);
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await send(shop.app, `new-${n}`)).statusCode);
  expect(tally(statuses)).toEqual({ 201: 9, 429: 2 });
});
