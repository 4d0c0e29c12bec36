import type { CounterOrderBody, Dashboard, Order } from '@seduh/contract';
import { DELIVERY, LIMITS, PAYMENT } from '@seduh/contract/constants';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../../../testing';
import { subscribe } from '../../notices/testing/browser';
import { cart, createOrderKit, line, tally, together, type OrderKit } from '../testing/order-kit';

let shop: TestApp;
let kit: OrderKit;
let rani: TestUser;
let dimas: TestUser;
let sari: TestUser;
let latte: string;
beforeEach(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  rani = await shop.makeUser();
  dimas = await shop.makeUser({ role: 'Admin', first_name: 'Dimas' });
  sari = await shop.makeUser({ role: 'Admin', first_name: 'Sari' });
  latte = await shop.makeProduct({ product_name: 'Latte', price: 20_000, stock: 10 });
});
afterEach(() => shop.close());

const { cash, terminal } = PAYMENT;
const { dineIn, pickUp, doorDelivery } = DELIVERY;
const url = '/api/transactions/counter';
const ticket = (rest: Partial<CounterOrderBody> = {}): CounterOrderBody => ({
  lines: [line(latte)],
  delivery_id: pickUp,
  payment_id: cash,
  ...rest,
});
const serve = (rest: Partial<CounterOrderBody> | object = {}, key = kit.nextKey(), who: TestUser | null = dimas) =>
  kit.call<Order>(who, {
    method: 'POST',
    url,
    payload: { ...ticket(), ...rest },
    headers: { 'idempotency-key': key },
  });
const stock = async () => (await kit.product(latte)).stock;
const paymentRow = (order: Order) =>
  shop.database.db
    .selectFrom('payments')
    .select(['method', 'state', 'amount', 'confirmed_by'])
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
const pause = (minutes: number) =>
  kit.call(dimas, { method: 'PUT', url: '/api/shop/pauses/all', payload: { minutes } });

describe('an order of a guest', () => {
  it('is paid at once, takes its portions and stands on the board as one that staff placed', async () => {
    const { status, data, msg } = await serve({
      lines: [line(latte, 2)],
      name: ' Budi Santoso ',
      payment_id: terminal,
    });
    expect([status, msg]).toEqual([201, 'Order placed']);
    expect(data).toMatchObject({
      status_name: 'pending',
      counter: true,
      customer_name: 'Budi Santoso',
      phone: null,
      address: null,
      table: null,
      payment_method: 'Card terminal',
      payment: { method: 'Card terminal', state: 'paid', amount: data.total, due_at: null, bank: null, pay_url: null },
      scheduled: false,
      next_moves: ['confirmed', 'cancelled'],
      timeline: [{ from: null, status_name: 'pending', by: 'staff', name: null, reason: null }],
    });
    expect(data.payment.paid_at).toBe(new Date(TEST_NOW).toISOString());
    expect(await stock()).toBe(8);
    expect(await paymentRow(data)).toMatchObject({ method: terminal, state: 'paid', confirmed_by: dimas.id });

    const [onBoard] = (await kit.list(sari, '?status=pending')).data;
    expect(onBoard).toMatchObject({
      id: data.id,
      counter: true,
      customer_name: 'Budi Santoso',
      timeline: [{ by: 'staff', name: 'Dimas' }],
    });
    expect((await kit.list(sari, '?search=budi')).data.map(({ id }) => id)).toEqual([data.id]);
  });

  it('costs and is promised what its quote says', async () => {
    const asked = { lines: [line(latte, 3)], delivery_id: pickUp };
    const { data: quote } = await kit.quote(dimas, asked);
    const { data } = await serve({ lines: asked.lines, quote_version: quote.version });
    const { subtotal, discount, tax, shipping, total, ready_at, ready_range } = quote;
    expect(data).toMatchObject({ subtotal, discount, tax, shipping, total, ready_at, ready_range });
  });

  it('is called by its number where no name was given', async () => {
    const { data } = await serve({ name: '  ' });
    expect(data.customer_name).toBe(data.number);
  });

  it('is brought to a table', async () => {
    const { data } = await serve({ delivery_id: dineIn, table: 'A3', name: '12' });
    expect(data).toMatchObject({ delivery_method: 'Dine in', table: 'A3', customer_name: '12' });
  });

  it('belongs to no account', async () => {
    const { data } = await serve({ name: 'Rani' });
    expect((await kit.get(rani, data.id)).status).toBe(404);
    expect((await kit.receipt(rani, data.id)).status).toBe(404);
    expect((await kit.move(rani, data.id, 'cancelled')).status).toBe(404);
    expect((await kit.history(rani)).data).toEqual([]);
    expect((await kit.receipt(sari, data.id)).data.order).toMatchObject({ customer_name: 'Rani', counter: true });
  });

  it('has no chat, mails nothing and tells nobody but other staff', async () => {
    const [own, other] = [await subscribe(shop, dimas), await subscribe(shop, sari)];
    const { data } = await serve();
    await kit.handOver(sari, data.id);
    for (const who of [rani, dimas])
      expect((await kit.call(who, { method: 'GET', url: `/api/transactions/${data.id}/chat` })).status).toBe(404);
    expect(await shop.database.db.selectFrom('mails').select('id').execute()).toEqual([]);
    const told = await shop.database.db
      .selectFrom('notices')
      .innerJoin('push_subscriptions as push', 'push.id', 'notices.target')
      .select(['kind', 'endpoint'])
      .execute();
    expect(told).toEqual([{ kind: 'new order', endpoint: other.subscription.endpoint }]);
    expect(own.subscription.endpoint).not.toBe(other.subscription.endpoint);
  });

  it('is heard of by staff alone, also when it moves and is late', async () => {
    const { data } = await serve();
    await kit.move(sari, data.id, 'confirmed');
    shop.clock.set(new Date(Date.parse(TEST_NOW) + 3 * 60 * 60_000));
    await shop.app.orders.sweep();
    const events = await shop.database.db.selectFrom('order_events').select(['kind', 'user_id']).execute();
    expect(events).toEqual([
      { kind: 'placed', user_id: null },
      { kind: 'moved', user_id: null },
    ]);
    const late = await shop.database.db.selectFrom('late_orders').select('order_id').execute();
    expect(late).toEqual([{ order_id: data.id }]);
  });
});

describe('who may', () => {
  it('staff, and nobody else', async () => {
    expect(await serve({}, 'a', rani)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await serve({}, 'a', null)).toMatchObject({ status: 401, code: 'NO_TOKEN' });
    expect(await kit.countOrders()).toBe(0);
  });

  it('no customer pays by what is taken at the counter: its terminal is refused, its cash is their QRIS', async () => {
    expect(await kit.place(rani, cart([line(latte)], { payment_id: terminal }))).toMatchObject({
      status: 400,
      code: 'VALIDATION',
    });
    // record 105: 4 is the fourth way as customers were promised it
    const { data } = await kit.place(rani, cart([line(latte)], { payment_id: cash }));
    expect(data.payment_method).toBe('QRIS');
  });
});

describe('refuses', () => {
  it.each([
    ['a rider', { delivery_id: doorDelivery }, { delivery_id: 'Choose how you get it' }],
    ['what only customers pay by', { payment_id: PAYMENT.cashOnDelivery }, { payment_id: 'Choose how you pay' }],
    ['a name that is too long', { name: 'x'.repeat(41) }, { name: 'Too long: at most 40 characters' }],
    ['a table without a name', { delivery_id: dineIn, table: ' ' }, { table: 'All input must be fulfilled' }],
    ['table 0', { delivery_id: dineIn, table: '0' }, { table: 'Tables go from 1 to 999' }],
    ['table 1000', { delivery_id: dineIn, table: '1000' }, { table: 'Tables go from 1 to 999' }],
    ['nothing', { lines: [] }, { lines: 'Choose at least 1' }],
  ])('%s', async (_, rest, fields) => {
    expect(await serve(rest)).toMatchObject({ status: 400, code: 'VALIDATION', data: { fields } });
    expect([await kit.countOrders(), await stock()]).toEqual([0, 10]);
  });

  it.each([['promo_code'], ['time'], ['address']])('a field that is none of a guest’s: %s', async (field) => {
    expect(await serve({ [field]: 'HALO' })).toMatchObject({ status: 400 });
  });

  it('what was sold out between the look and the order, with the new quote', async () => {
    await shop.database.db.updateTable('products').set({ stock: 1 }).where('id', '=', latte).execute();
    expect(await serve({ lines: [line(latte, 2)] })).toMatchObject({
      status: 409,
      code: 'OUT_OF_STOCK',
      msg: 'Latte: Only 1 left',
      data: { lines: [{ problem: { code: 'NOT_ENOUGH', available: 1 } }] },
    });
  });

  it('a price that rose since the quote', async () => {
    const { data: quote } = await kit.quote(dimas, { lines: [line(latte)], delivery_id: pickUp });
    await shop.database.db.updateTable('products').set({ price: 25_000 }).where('id', '=', latte).execute();
    expect(await serve({ quote_version: quote.version })).toMatchObject({ status: 409, code: 'PRICE_CHANGED' });
  });

  it('a price that fell since the quote as well: the terminal has taken the one that was seen', async () => {
    const { data: quote } = await kit.quote(dimas, { lines: [line(latte)], delivery_id: pickUp });
    await shop.database.db.updateTable('products').set({ price: 15_000 }).where('id', '=', latte).execute();
    expect(await serve({ quote_version: quote.version })).toMatchObject({ status: 409, code: 'PRICE_CHANGED' });
  });

  it('anything while the shop is closed', async () => {
    shop.clock.set('2026-11-20T15:30:00Z');
    expect(await serve()).toMatchObject({ status: 409, code: 'CLOSED' });
  });

  it('no guest for a closing that is near, which keeps customers away', async () => {
    shop.clock.set('2026-11-20T13:59:00Z');
    expect(await kit.place(rani, cart([line(latte)]))).toMatchObject({ status: 409, code: 'CLOSED' });
    expect((await serve()).status).toBe(201);
  });

  it('no guest for a pause, which keeps customers away', async () => {
    await pause(15);
    expect(await kit.place(rani, cart([line(latte)]))).toMatchObject({ status: 409, code: 'CLOSED' });
    expect((await serve()).status).toBe(201);
  });
});

describe('the key', () => {
  it('makes one order of presses at once, and of a later one too', async () => {
    const answers = await together(8, () => serve({ name: 'Budi' }, 'pressed'));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 8 });
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect((await serve({ name: 'Budi' }, 'pressed')).data.id).toBe(answers[0]?.data.id);
    expect([await kit.countOrders(), await stock()]).toEqual([1, 9]);
  });

  it('is not for another ticket, nor another guest', async () => {
    await serve({}, 'pressed');
    for (const rest of [{ name: 'Budi' }, { payment_id: terminal }, { lines: [line(latte, 2)] }])
      expect(await serve(rest, 'pressed')).toMatchObject({ status: 422, code: 'KEY_REUSED' });
    expect(await kit.countOrders()).toBe(1);
  });

  it('of a refused ticket is free, and one’s own', async () => {
    await shop.database.db.updateTable('products').set({ stock: 0 }).where('id', '=', latte).execute();
    expect((await serve({}, 'again')).status).toBe(409);
    await shop.database.db.updateTable('products').set({ stock: 2 }).where('id', '=', latte).execute();
    const [mine, theirs] = [await serve({}, 'again'), await serve({}, 'again', sari)];
    expect([mine.status, theirs.status, mine.data.id === theirs.data.id]).toEqual([201, 201, false]);
  });

  it('has to be there', async () => {
    expect(await serve({}, 'x'.repeat(LIMITS.idempotencyKey + 1))).toMatchObject({ status: 400, code: 'KEY_MISSING' });
  });
});

it('two members of staff and a customer who want the last piece at once: one gets it', async () => {
  await shop.database.db.updateTable('products').set({ stock: 1 }).where('id', '=', latte).execute();
  const answers = await Promise.all([
    serve({ name: 'Budi' }),
    serve({ name: 'Ayu' }, kit.nextKey(), sari),
    kit.place(rani, cart([line(latte)])),
  ]);
  expect(tally(answers.map(({ status, code }) => `${status} ${code ?? ''}`))).toEqual({
    '201 ': 1,
    '409 OUT_OF_STOCK': 2,
  });
  expect([await stock(), await kit.countOrders()]).toEqual([0, 1]);
});

describe('money', () => {
  const report = async () =>
    (await shop.app.inject({ url: '/api/dashboard/report.csv?range=daily', headers: dimas.headers })).body;
  const dashboard = async () =>
    (await kit.call<Dashboard>(dimas, { method: 'GET', url: '/api/dashboard?range=daily' })).data;

  it('is income of the day as it was taken, and each guest is somebody', async () => {
    const [inCash, byCard] = [await serve({ name: 'Budi' }), await serve({ payment_id: terminal })];
    for (const { data } of [inCash, byCard]) await kit.handOver(sari, data.id);
    const { series, best_staff } = await dashboard();
    expect(series.at(-1)).toMatchObject({ income: inCash.data.total + byCard.data.total, orders: 2 });
    expect(best_staff).toMatchObject({ id: sari.id, orders: 2, customers: 2 });
    // the same once the day is over, and its sums are kept
    shop.clock.set(new Date(Date.parse(TEST_NOW) + 24 * 60 * 60_000));
    expect((await dashboard()).best_staff).toMatchObject({ orders: 2, customers: 2 });

    const rows = (await report()).split('\r\n');
    expect(rows).toContainEqual(expect.stringContaining(`${inCash.data.number},Budi,Pick up,Cash,`));
    expect(rows).toContainEqual(
      expect.stringContaining(`${byCard.data.number},${byCard.data.number},Pick up,Card terminal,`),
    );
  });

  it.each([cash, terminal])(
    'of %i goes back over the counter when the order is declined: nothing is owed',
    async (payment_id) => {
      const { data } = await serve({ payment_id });
      const { data: declined } = await kit.move(sari, data.id, 'cancelled', 'No more milk');
      expect(declined.payment).toMatchObject({ state: 'refunded', refunded_amount: data.total, owed_amount: 0 });
      expect(await kit.owed(dimas)).toMatchObject({ data: [] });
      expect(await stock()).toBe(10);
      expect((await dashboard()).series.at(-1)).toMatchObject({ income: data.total, refunds: data.total });
    },
  );

  it('goes back by the piece once it is over', async () => {
    const { data } = await serve({ lines: [line(latte, 2)] });
    await kit.handOver(sari, data.id);
    const { data: refunded } = await kit.refund(dimas, data.id, {
      lines: [{ line: 1, qty: 1 }],
      reason: 'It was cold',
    });
    expect(refunded.payment).toMatchObject({ state: 'paid', refunded_amount: data.total / 2, owed_amount: 0 });
  });

  it('stays taken when a hand-over is taken back', async () => {
    const { data } = await serve();
    await kit.handOver(sari, data.id);
    expect((await kit.undo(sari, data.id, 'ready')).data).toMatchObject({
      status_name: 'ready',
      payment: { state: 'paid' },
    });
  });

  it('is not confirmed once more', async () => {
    const { data } = await serve();
    expect(await kit.confirmPayment(sari, data.id)).toMatchObject({ status: 409, code: 'PAYMENT_STATE' });
  });
});
