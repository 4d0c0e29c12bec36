import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Dashboard, PaymentId } from '@seduh/contract';
import { DELIVERY, PAYMENT } from '@seduh/contract/constants';
import type { TestApp, TestUser } from '../../../testing';
import { notify, pass, refOf, type TestCards } from '../testing/card-kit';
import { openCounter } from '../testing/counter';
import { cart, line, PICK_UP, type OrderKit } from '../testing/order-kit';

let shop: TestApp;
let cards: TestCards;
let kit: OrderKit;
let rani: TestUser;
let staff: TestUser;
let latte: string;

beforeEach(async () => {
  ({ shop, cards, kit, rani, staff, latte } = await openCounter({
    rani: { address: 'Jl. Melati 5' },
    staff: { first_name: 'Dimas' },
  }));
});
afterEach(() => shop.close());

/** Two lattes, paid and picked up: IDR 55,000. */
async function done(payment_id: PaymentId) {
  const { data: order } = await kit.place(rani, cart([line(latte, 2)], { payment_id }));
  if (payment_id === PAYMENT.card) await notify(shop, cards, { ref: refOf(order), outcome: 'paid', amount: 55_000 });
  if (payment_id === PAYMENT.bankAccount) await kit.confirmPayment(staff, order.id);
  await kit.handOver(staff, order.id);
  return order;
}
const stock = async () => (await kit.product(latte)).stock;
const oneLatte = { lines: [{ line: 1, qty: 1 }], reason: 'It was cold' };
const all = { whole: true, reason: 'All of it was cold' };

describe('a refund of a finished order', () => {
  it('in cash is handed back at once, a piece and then the rest; receipt, history and books say so', async () => {
    const { id } = await done(PAYMENT.cashOnDelivery);
    const { status, data } = await kit.refund(staff, id, oneLatte);
    expect([status, data.status_name]).toEqual([200, 'picked up']);
    expect(data.payment).toMatchObject({ state: 'paid', refunded_amount: 27_500, owed_amount: 0, refunded_at: null });
    expect(data.payment.refunds).toMatchObject([
      {
        cause: 'refund',
        amount: 27_500,
        lines: [{ line: 1, qty: 1 }],
        shipping: false,
        reason: 'It was cold',
        by: 'staff',
        name: 'Dimas',
        state: 'returned',
      },
    ]);
    expect((await kit.receipt(rani, id)).data.order.payment.refunded_amount).toBe(27_500);
    expect((await kit.history(rani)).data).toMatchObject([{ payment_state: 'paid', refunded_amount: 27_500 }]);
    pass(shop, 24 * 60);
    expect((await kit.refund(staff, id, all)).data.payment).toMatchObject({
      state: 'refunded',
      refunded_amount: 55_000,
    });
    const { data: books } = await kit.call<Dashboard>(staff, { url: '/api/dashboard?range=daily' });
    expect(books.series.slice(-2).map(({ income, refunds }) => [income, refunds])).toEqual([
      [55_000, 27_500],
      [0, 27_500],
    ]);
    expect(await stock()).toBe(8);
  });

  it('by transfer is owed until staff say that it is back', async () => {
    const { id } = await done(PAYMENT.bankAccount);
    expect((await kit.refund(staff, id, oneLatte)).data.payment).toMatchObject({
      refunded_amount: 0,
      owed_amount: 27_500,
    });
    const { data, meta } = await kit.owed(staff);
    expect(meta.totalData).toBe(1);
    expect(data).toMatchObject([{ order_id: id, cause: 'refund', amount: 27_500, failure: null, next_try_at: null }]);
    const refundId = data[0]?.id ?? '';
    expect((await kit.markReturned(staff, refundId)).data.payment).toMatchObject({
      refunded_amount: 27_500,
      owed_amount: 0,
    });
    expect(await kit.markReturned(staff, refundId)).toMatchObject({
      status: 409,
      code: 'PAYMENT_STATE',
      msg: 'This money has been returned already',
    });
    expect(await kit.markReturned(staff, '01990000-0000-7000-8000-000000000000')).toMatchObject({ status: 404 });
  });

  it('of a card is given back by its provider, in parts too', async () => {
    const order = await done(PAYMENT.card);
    expect((await kit.refund(staff, order.id, oneLatte)).data.payment).toMatchObject({
      state: 'paid',
      refunded_amount: 27_500,
    });
    expect((await kit.refund(staff, order.id, all)).data.payment).toMatchObject({
      state: 'refunded',
      refunded_amount: 55_000,
    });
    expect(cards.refunds.map(({ amount }) => amount)).toEqual([27_500, 27_500]);
    expect(new Set(cards.refunds.map(({ key }) => key)).size).toBe(2);
  });

  it('that the provider does not take stands in the list, and may be returned by hand once it has failed', async () => {
    const order = await done(PAYMENT.card);
    cards.down = true;
    expect((await kit.refund(staff, order.id, all)).data.payment).toMatchObject({ state: 'paid', owed_amount: 55_000 });
    const { data } = await kit.owed(staff);
    expect(data).toMatchObject([
      { failure: 'The payment provider did not take it', next_try_at: '2026-11-20T07:31:00.000Z', returnable: true },
    ]);
    const dashboard = await kit.call<Dashboard>(staff, { url: '/api/dashboard' });
    expect(dashboard.data.owed).toEqual({ count: 1, amount: 55_000 });
    await kit.markReturned(staff, data[0]?.id ?? '');
    cards.down = false;
    pass(shop, 5);
    await shop.app.orders.sweep();
    expect(cards.refunds).toEqual([]);
    expect((await kit.get(rani, order.id)).data.payment).toMatchObject({ state: 'refunded', owed_amount: 0 });
  });

  it('is not returned by hand while the provider is at it', async () => {
    const order = await done(PAYMENT.card);
    cards.refund = async () => {
      const { data } = await kit.owed(staff);
      expect(data).toMatchObject([{ returnable: false }]);
      const msg = 'The payment provider is returning this money just now';
      expect(await kit.markReturned(staff, data[0]?.id ?? '')).toMatchObject({ status: 409, msg });
    };
    expect((await kit.refund(staff, order.id, all)).data.payment.state).toBe('refunded');
  });

  it('keeps the move that ended the order from being undone', async () => {
    const { id } = await done(PAYMENT.cashOnDelivery);
    await kit.refund(staff, id, oneLatte);
    expect(await kit.undo(staff, id, 'ready')).toMatchObject({ status: 409, code: 'ILLEGAL_MOVE' });
  });
});

describe('a refund is refused', () => {
  it('beyond what is left, whatever it names', async () => {
    const { id } = await done(PAYMENT.cashOnDelivery);
    await kit.refund(staff, id, oneLatte);
    const refused = async (body: object) => {
      const { status, code, msg } = await kit.refund(staff, id, { reason: 'x', ...body });
      return [status, code, msg];
    };
    expect(await refused({ lines: [{ line: 1, qty: 2 }] })).toEqual([409, 'REFUND_REFUSED', 'Only 1 left of line 1']);
    expect(await refused({ lines: [{ line: 2, qty: 1 }] })).toEqual([
      409,
      'REFUND_REFUSED',
      'This order has no line 2',
    ]);
    expect(await refused({ shipping: true })).toEqual([409, 'REFUND_REFUSED', 'There is no shipping to refund']);
    await kit.refund(staff, id, all);
    expect(await refused({ whole: true })).toEqual([409, 'REFUND_REFUSED', 'Everything has been refunded already']);
  });

  it('for what is under way or was not paid, to customers, and without a reason', async () => {
    const { data: open } = await kit.place(rani, cart([line(latte)]));
    expect(await kit.refund(staff, open.id, all)).toMatchObject({
      code: 'REFUND_REFUSED',
      msg: 'Nothing was paid for this order',
    });
    await kit.confirmPayment(staff, open.id);
    const msg = 'This order is still under way: cancel it instead';
    expect(await kit.refund(staff, open.id, all)).toMatchObject({ code: 'REFUND_REFUSED', msg });
    const { id } = await done(PAYMENT.cashOnDelivery);
    expect(await kit.refund(rani, id, all)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await kit.refund(staff, id, { whole: true, reason: ' ' })).toMatchObject({
      status: 400,
      data: { fields: { reason: expect.any(String) } },
    });
    expect(await kit.refund(staff, id, { reason: 'x' })).toMatchObject({ status: 400, msg: 'Choose what is refunded' });
    expect(await kit.refund(staff, id, { ...all, amount: 1 })).toMatchObject({ status: 400, code: 'UNKNOWN_FIELD' });
    expect(await kit.refund(staff, id, all, '')).toMatchObject({ status: 400, code: 'KEY_MISSING' });
    expect((await kit.get(rani, id)).data.payment.refunds).toEqual([]);
  });

  it('under a key that was used for something else, and is not done again under its own', async () => {
    const { id } = await done(PAYMENT.cashOnDelivery);
    for (let n = 0; n < 2; n += 1)
      expect((await kit.refund(staff, id, oneLatte, 'mine')).data.payment.refunded_amount).toBe(27_500);
    expect(await kit.refund(staff, id, all, 'mine')).toMatchObject({ status: 422, code: 'KEY_REUSED' });
  });
});

describe('an order that is out for delivery and that nobody takes', () => {
  const out = async () => {
    const lines = [line(latte, 2)];
    const { data } = await kit.place(rani, cart(lines, { delivery_id: DELIVERY.doorDelivery }));
    for (const status of [...PICK_UP.slice(0, 3), 'out for delivery'] as const) await kit.move(staff, data.id, status);
    return data.id;
  };

  it('is brought back by staff with a reason: no cash is booked, its portions are not sold again', async () => {
    const id = await out();
    expect(await kit.move(rani, id, 'cancelled', 'No')).toMatchObject({ status: 409, code: 'ILLEGAL_MOVE' });
    expect(await kit.move(staff, id, 'cancelled')).toMatchObject({ status: 400, msg: 'Say why it comes back' });
    const { data } = await kit.move(staff, id, 'cancelled', 'Nobody opened');
    expect(data).toMatchObject({
      status_name: 'cancelled',
      payment: { state: 'cancelled', paid_at: null },
      next_moves: [],
    });
    expect(data.timeline.at(-1)).toMatchObject({ from: 'out for delivery', reason: 'Nobody opened', by: 'staff' });
    expect(await stock()).toBe(8);
    const { data: books } = await kit.call<Dashboard>(staff, { url: '/api/dashboard' });
    expect(books.totals.income).toBe(0);
  });

  it('leaves cash that was taken before owed: nobody stands there to take it', async () => {
    const id = await out();
    await kit.confirmPayment(staff, id);
    const { data } = await kit.move(staff, id, 'cancelled', 'Nobody opened');
    expect(data.payment).toMatchObject({ state: 'paid', refunded_amount: 0, owed_amount: data.total });
    expect(data.timeline.at(-1)?.reason).toBe('Nobody opened. The shop owes the money back');
    const [owed] = (await kit.owed(staff)).data;
    expect((await kit.markReturned(staff, owed?.id ?? '')).data.payment).toMatchObject({ state: 'refunded' });
    const { data: early } = await kit.place(rani, cart([line(latte)]));
    await kit.confirmPayment(staff, early.id);
    expect((await kit.move(staff, early.id, 'cancelled', 'No milk')).data.payment).toMatchObject({ state: 'refunded' });
  });

  it('gives its promo use back', async () => {
    await shop.makePromo({ code: 'HALF', percent: 50 });
    const body = cart([line(latte)], { delivery_id: DELIVERY.doorDelivery, promo_code: 'HALF' });
    const { data } = await kit.place(rani, body);
    for (const status of [...PICK_UP.slice(0, 3), 'out for delivery'] as const) await kit.move(staff, data.id, status);
    await kit.move(staff, data.id, 'cancelled', 'Nobody opened');
    expect((await kit.place(rani, body)).status).toBe(201);
  });
});
