import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Dashboard, Order } from '@seduh/contract';
import { PAYMENT } from '@seduh/contract/constants';
import type { PaymentOutcome } from '@seduh/domain';
import { createTestApp, type TestApp, type TestUser } from '../../../testing';
import { createTestCards, notify, pass, refOf, type TestCards } from '../testing/card-kit';
import { cart, createOrderKit, line, type OrderKit } from '../testing/order-kit';

const AMOUNT = 55_000;

let shop: TestApp;
let cards: TestCards;
let kit: OrderKit;
let rani: TestUser;
let latte: string;

beforeEach(async () => {
  cards = createTestCards();
  shop = await createTestApp({ cards });
  kit = createOrderKit(shop);
  rani = await shop.makeUser();
  latte = await shop.makeProduct({ price: 25_000, stock: 10 });
});
afterEach(() => shop.close());

const place = async () => (await kit.place(rani, cart([line(latte, 2)], { payment_id: PAYMENT.card }))).data;
const say = (ref: string, outcome: PaymentOutcome, event?: string) =>
  notify(shop, cards, { ref, outcome, amount: AMOUNT, ...(event ? { event } : {}) });
const look = async ({ id }: Order) => {
  const { data } = await kit.get(rani, id);
  return { status: data.status_name, payment: data.payment.state, moves: data.timeline.length };
};
const stock = async () => (await kit.product(latte)).stock;
const paidEvents = async () =>
  (await shop.database.db.selectFrom('order_events').select('kind').where('kind', '=', 'paid').execute()).length;

/** Of the same length, and never by chance the same. */
const otherThan = (signature: string) => signature.slice(0, -1) + (signature.endsWith('0') ? '1' : '0');

describe('a payment webhook', () => {
  it('that comes again, or late, changes nothing', async () => {
    const order = await place();
    const ref = refOf(order);
    for (const event of ['a', 'a', 'a']) expect(await say(ref, 'paid', event)).toMatchObject({ status: 200 });
    // but for when it is ready, as time passes
    const { forecast: _, ...paid } = (await kit.get(rani, order.id)).data;
    pass(shop, 5);
    for (const outcome of ['pending', 'failed', 'expired', 'paid', 'pending'] as const)
      expect(await say(ref, outcome)).toMatchObject({ status: 200 });
    expect((await kit.get(rani, order.id)).data).toEqual({ ...paid, forecast: expect.anything() });
    expect(await paidEvents()).toBe(1);
  });

  it('moves the payment to the same end in whatever order they come', async () => {
    const orders: PaymentOutcome[][] = [
      ['pending', 'failed', 'paid'],
      ['failed', 'pending', 'paid'],
      ['paid', 'failed', 'pending'],
      ['paid', 'pending', 'failed'],
    ];
    for (const outcomes of orders) {
      const order = await place();
      for (const outcome of outcomes) await say(refOf(order), outcome);
      expect(await look(order)).toEqual({ status: 'pending', payment: 'paid', moves: 1 });
    }
  });

  it.each([
    ['without a signature', () => ({})],
    ['signed for something else', (right: string) => ({ 'x-simulator-signature': otherThan(right) })],
    ['with half a signature', (right: string) => ({ 'x-simulator-signature': right.slice(0, 32) })],
    ['with nonsense for a signature', () => ({ 'x-simulator-signature': 'nonsense' })],
  ])('%s is refused', async (_, forge) => {
    const order = await place();
    cards.become({ ref: refOf(order), outcome: 'paid', amount: AMOUNT, event: 'a' });
    const { headers, body } = cards.sign({ ref: refOf(order), currency: 'IDR' });
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/payments/notifications',
      headers: forge(headers['x-simulator-signature'] ?? ''),
      payload: body,
    });
    expect(response.json()).toMatchObject({ status: 400, code: 'BAD_SIGNATURE' });
    expect(await look(order)).toMatchObject({ payment: 'awaiting' });
  });

  it('whose content was changed after signing is refused', async () => {
    const order = await place();
    const { headers, body } = cards.sign({ ref: refOf(order), currency: 'IDR' });
    for (const change of [{ ref: 'sd-other' }, { currency: 'USD' }]) {
      const payload = { ...body, ...change };
      const request = { method: 'POST', url: '/api/payments/notifications', headers, payload } as const;
      expect((await shop.app.inject(request)).json()).toMatchObject({ status: 400, code: 'BAD_SIGNATURE' });
    }
  });

  it('is believed by what the provider’s status says, not by what it says itself', async () => {
    const order = await place();
    cards.become({ ref: refOf(order), outcome: 'failed', amount: AMOUNT, event: 'a' });
    const { headers, body } = cards.sign({ ref: refOf(order), currency: 'IDR' });
    const payload = { ...body, outcome: 'paid', transaction_status: 'settlement' };
    const request = { method: 'POST', url: '/api/payments/notifications', headers, payload } as const;
    expect((await shop.app.inject(request)).statusCode).toBe(200);
    expect(await look(order)).toMatchObject({ payment: 'failed' });
  });

  it('changes nothing while the provider does not confirm it, and is to be sent again', async () => {
    const order = await place();
    cards.become({ ref: refOf(order), outcome: 'paid', amount: AMOUNT, event: 'a' });
    cards.down = true;
    const { headers, body: payload } = cards.sign({ ref: refOf(order), currency: 'IDR' });
    const request = { method: 'POST', url: '/api/payments/notifications', headers, payload } as const;
    expect((await shop.app.inject(request)).json()).toMatchObject({ status: 502, code: 'PROVIDER_FAILED' });
    expect(await look(order)).toMatchObject({ payment: 'awaiting' });
    cards.down = false;
    expect((await shop.app.inject(request)).statusCode).toBe(200);
    expect(await look(order)).toMatchObject({ payment: 'paid' });
  });

  it('in another currency is refused, in the webhook and in the status', async () => {
    const order = await place();
    const dollars = { ref: refOf(order), outcome: 'paid', amount: AMOUNT, currency: 'USD' } as const;
    expect(await notify(shop, cards, dollars)).toEqual({ status: 400, code: 'VALIDATION' });
    const { headers, body: payload } = cards.sign({ ref: refOf(order), currency: 'IDR' });
    const request = { method: 'POST', url: '/api/payments/notifications', headers, payload } as const;
    expect((await shop.app.inject(request)).json()).toMatchObject({ status: 400, code: 'VALIDATION' });
    expect(await look(order)).toMatchObject({ payment: 'awaiting' });
  });

  it('of another amount, or about an attempt nobody made, is refused', async () => {
    const order = await place();
    const wrong = { ref: refOf(order), outcome: 'paid', amount: AMOUNT - 1 } as const;
    expect(await notify(shop, cards, wrong)).toEqual({ status: 400, code: 'VALIDATION' });
    expect(await say('sd-nobody', 'paid')).toEqual({ status: 404, code: 'NOT_FOUND' });
    expect(await look(order)).toMatchObject({ payment: 'awaiting' });
  });

  it('has nobody to come from where cards are off', async () => {
    const plain = await createTestApp({ database: shop.database, cards: null });
    const request = { method: 'POST', url: '/api/payments/notifications', payload: {} } as const;
    expect((await plain.app.inject(request)).statusCode).toBe(404);
    await plain.close();
  });
});

describe('money that nobody waits for any more', () => {
  it('is written down and given back when the order has expired', async () => {
    const order = await place();
    await say(refOf(order), 'expired');
    expect(await look(order)).toEqual({ status: 'cancelled', payment: 'expired', moves: 2 });
    expect(await stock()).toBe(10);
    await say(refOf(order), 'paid');
    expect(await look(order)).toEqual({ status: 'cancelled', payment: 'refunded', moves: 2 });
    expect(cards.refunds).toMatchObject([{ ref: refOf(order), orderNumber: order.number, amount: AMOUNT }]);
    expect(await stock()).toBe(10);
  });

  it('is given back when the customer has cancelled', async () => {
    const order = await place();
    await kit.move(rani, order.id, 'cancelled');
    await say(refOf(order), 'paid');
    expect(await look(order)).toEqual({ status: 'cancelled', payment: 'refunded', moves: 2 });
    expect(cards.refunds).toHaveLength(1);
  });

  it('counts for an order that waits, whichever attempt brings it, and is then given back by that one', async () => {
    const order = await place();
    await say(refOf(order), 'failed');
    const second = refOf((await kit.pay(rani, order.id)).data);
    await say(refOf(order), 'paid');
    expect(await look(order)).toMatchObject({ payment: 'paid' });
    await say(second, 'expired');
    expect(await look(order)).toMatchObject({ status: 'pending', payment: 'paid' });
    await kit.move(rani, order.id, 'cancelled');
    expect(cards.refunds.map(({ ref }) => ref)).toEqual([refOf(order)]);
  });

  it('is given back where two attempts have paid, and the order stays paid', async () => {
    const order = await place();
    await say(refOf(order), 'failed');
    const second = refOf((await kit.pay(rani, order.id)).data);
    await say(second, 'paid');
    await say(refOf(order), 'paid');
    expect(cards.refunds.map(({ ref }) => ref)).toEqual([refOf(order)]);
    expect(await look(order)).toMatchObject({ status: 'pending', payment: 'paid' });
  });
});

describe('money that the provider gives back by itself', () => {
  it('ends an order that nobody has begun, and is not given back again', async () => {
    const order = await place();
    await say(refOf(order), 'paid');
    await say(refOf(order), 'voided');
    expect(await look(order)).toEqual({ status: 'cancelled', payment: 'refunded', moves: 2 });
    await shop.app.orders.sweep();
    expect(cards.refunds).toEqual([]);
    expect(await stock()).toBe(10);
  });

  it('is in no books where nobody had said that it came', async () => {
    const order = await place();
    await say(refOf(order), 'refunded');
    expect(await look(order)).toEqual({ status: 'cancelled', payment: 'refunded', moves: 2 });
    const staff = await shop.makeUser({ role: 'Admin' });
    const { data } = await kit.call<Dashboard>(staff, { url: '/api/dashboard' });
    expect(data.totals).toEqual({ income: 0, refunds: 0, discounts: 0, outcome: 0, orders: 0 });
  });

  it('leaves to staff what is being made already', async () => {
    const order = await place();
    const staff = await shop.makeUser({ role: 'Admin' });
    await say(refOf(order), 'paid');
    await kit.move(staff, order.id, 'confirmed');
    await say(refOf(order), 'refunded');
    expect(await look(order)).toEqual({ status: 'confirmed', payment: 'refunded', moves: 2 });
  });
});

describe('what is booked of money that goes back at the provider', () => {
  const picked = async () => {
    const order = await place();
    const staff = await shop.makeUser({ role: 'Admin' });
    await say(refOf(order), 'paid');
    for (const status of ['confirmed', 'preparing', 'ready', 'picked up'] as const)
      await kit.move(staff, order.id, status);
    return { order, staff };
  };
  const back = (ref: string, ...returned: { key: string; amount: number }[]) =>
    notify(shop, cards, { ref, outcome: 'partly refunded', amount: AMOUNT, returned });
  const money = async ({ id }: Order) => {
    const { payment, status_name } = (await kit.get(rani, id)).data;
    return { status_name, state: payment.state, back: payment.refunded_amount, owed: payment.owed_amount };
  };

  it('a part, told any number of times, is that part', async () => {
    const { order } = await picked();
    for (let n = 0; n < 2; n += 1) await back(refOf(order), { key: 'a', amount: 5_000 });
    expect(await money(order)).toEqual({ status_name: 'picked up', state: 'paid', back: 5_000, owed: 0 });
    await back(refOf(order), { key: 'a', amount: 5_000 }, { key: 'b', amount: 7_000 });
    expect(await money(order)).toMatchObject({ state: 'paid', back: 12_000 });
  });

  it('what we asked for is not booked a second time when the provider tells of it', async () => {
    const { order, staff } = await picked();
    await kit.refund(staff, order.id, { lines: [{ line: 1, qty: 1 }], reason: 'Cold' });
    const key = cards.refunds[0]?.key ?? '';
    await back(refOf(order), { key, amount: 27_500 });
    expect(await money(order)).toMatchObject({ back: 27_500, owed: 0 });
  });

  it('what we asked for counts as given where only the provider’s word of it comes', async () => {
    const { order, staff } = await picked();
    cards.down = true;
    await kit.refund(staff, order.id, { lines: [{ line: 1, qty: 1 }], reason: 'Cold' });
    cards.down = false;
    const [row] = await shop.database.db.selectFrom('refunds').select('provider_key').execute();
    await back(refOf(order), { key: row?.provider_key ?? '', amount: 27_500 });
    expect(await money(order)).toMatchObject({ back: 27_500, owed: 0 });
    pass(shop, 5);
    await shop.app.orders.sweep();
    expect(cards.refunds).toEqual([]);
  });

  it('a chargeback of a finished order is the rest of it, with its reason, and never more than was paid', async () => {
    const { order } = await picked();
    await back(refOf(order), { key: 'a', amount: 5_000 });
    await say(refOf(order), 'charged back');
    expect(await money(order)).toEqual({ status_name: 'picked up', state: 'refunded', back: AMOUNT, owed: 0 });
    const { refunds } = (await kit.get(rani, order.id)).data.payment;
    expect(refunds).toMatchObject([
      { cause: 'provider', amount: 5_000 },
      { cause: 'provider', amount: 50_000, by: 'provider', reason: 'Charged back by the bank it was paid from' },
    ]);
    await back(refOf(order), { key: 'c', amount: 90_000 });
    expect(await money(order)).toMatchObject({ back: AMOUNT });
  });

  it('a part of what nobody had told us was paid pays it first', async () => {
    const order = await place();
    await back(refOf(order), { key: 'a', amount: 5_000 });
    expect(await money(order)).toEqual({ status_name: 'pending', state: 'paid', back: 5_000, owed: 0 });
  });
});
