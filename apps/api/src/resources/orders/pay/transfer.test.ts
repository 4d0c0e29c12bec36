import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentId, Shop } from '@seduh/contract';
import { PAYMENT } from '@seduh/contract/constants';
import { createTestApp, type TestApp, type TestUser } from '../../../testing';
import { openBank, pass } from '../testing/card-kit';
import { openCounter } from '../testing/counter';
import { cart, createOrderKit, line, type OrderKit } from '../testing/order-kit';

let shop: TestApp;
let kit: OrderKit;
let rani: TestUser;
let staff: TestUser;
let latte: string;

beforeEach(async () => {
  ({ shop, kit, rani, staff, latte } = await openCounter({ bank: false }));
});
afterEach(() => shop.close());

const transfer = async () => (await kit.place(rani, cart([line(latte, 2)], { payment_id: PAYMENT.bankAccount }))).data;
/** Why a way to pay is off; null where it is on. */
async function offBecause({ app }: TestApp, paymentId: PaymentId) {
  const { data } = (await app.inject('/api/shop')).json<{ data: Shop }>();
  return data.payment_methods.find(({ id }) => id === paymentId)?.disabled_reason;
}

describe('a way to pay', () => {
  it.each([
    ['cards without a provider', PAYMENT.card],
    ['transfers without an account', PAYMENT.bankAccount],
  ])('%s: is off and says so', async (_, payment_id) => {
    const plain = await createTestApp({ database: shop.database, cards: null });
    const reason = 'This way to pay is not on offer. Choose another one';
    expect(await offBecause(plain, payment_id)).toBe(reason);
    expect(await createOrderKit(plain).place(rani, cart([line(latte)], { payment_id }))).toMatchObject({
      status: 409,
      code: 'PAYMENT_UNAVAILABLE',
      msg: reason,
    });
    expect(await kit.countOrders()).toBe(0);
    await plain.close();
  });

  it('is on where the shop has what it needs', async () => {
    await openBank(shop);
    expect(await offBecause(shop, PAYMENT.card)).toBeNull();
    expect(await offBecause(shop, PAYMENT.bankAccount)).toBeNull();
  });
});

describe('a bank transfer', () => {
  it('waits with the account, the exact amount and a deadline, and nothing begins before it is there', async () => {
    const bank = await openBank(shop);
    const order = await transfer();
    expect(order.payment).toEqual({
      method: 'Bank account',
      state: 'awaiting',
      amount: order.total,
      due_at: '2026-11-20T09:30:00.000Z',
      paid_at: null,
      refunded_at: null,
      bank,
      pay_url: null,
      refunded_amount: 0,
      owed_amount: 0,
      refunds: [],
    });
    expect((await kit.get(staff, order.id)).data.next_moves).toEqual(['cancelled']);
    expect(await kit.move(staff, order.id, 'confirmed')).toMatchObject({ status: 409, code: 'ILLEGAL_MOVE' });
    pass(shop, 60);
    const { status, data } = await kit.confirmPayment(staff, order.id);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      status_name: 'pending',
      payment: { state: 'paid', paid_at: '2026-11-20T08:30:00.000Z', bank: null },
      next_moves: ['confirmed', 'cancelled'],
    });
    const row = await shop.database.db.selectFrom('payments').select('confirmed_by').executeTakeFirst();
    expect(row?.confirmed_by).toBe(staff.id);
    expect(await kit.move(staff, order.id, 'confirmed')).toMatchObject({ status: 200 });
  });

  it('is confirmed once, by staff, and only while it is awaited', async () => {
    await openBank(shop);
    const order = await transfer();
    expect(await kit.confirmPayment(rani, order.id)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await kit.confirmPayment(staff, 'nonsense')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    await kit.confirmPayment(staff, order.id);
    expect(await kit.confirmPayment(staff, order.id)).toMatchObject({
      status: 409,
      code: 'PAYMENT_STATE',
      msg: 'This payment is paid already',
    });
  });

  it('is owed back when a paid order is cancelled, until staff say that it is back, and the timeline says so', async () => {
    await openBank(shop);
    const order = await transfer();
    await kit.confirmPayment(staff, order.id);
    await kit.move(staff, order.id, 'confirmed');
    const { data } = await kit.move(staff, order.id, 'cancelled', 'The oven is broken');
    expect(data.payment).toMatchObject({ state: 'paid', refunded_amount: 0, owed_amount: order.total });
    expect(data.timeline.at(-1)?.reason).toBe('The oven is broken. The shop owes the money back');
    const { data: owed } = await kit.owed(staff);
    expect(owed).toMatchObject([{ cause: 'cancelled', amount: order.total, number: order.number, returnable: true }]);
    pass(shop, 60);
    const { data: back } = await kit.markReturned(staff, owed[0]?.id ?? '');
    expect(back.payment).toMatchObject({
      state: 'refunded',
      refunded_at: '2026-11-20T08:30:00.000Z',
      refunded_amount: order.total,
      owed_amount: 0,
    });
    expect((await kit.owed(staff)).data).toEqual([]);
    const unpaid = await transfer();
    expect((await kit.move(rani, unpaid.id, 'cancelled')).data).toMatchObject({
      payment: { state: 'cancelled', refunded_at: null, bank: null },
      timeline: [{}, { reason: null }],
    });
  });
});

describe('an order that costs nothing', () => {
  it.each([PAYMENT.card, PAYMENT.bankAccount, PAYMENT.cashOnDelivery])(
    'is paid from the start: %i',
    async (payment_id) => {
      await openBank(shop);
      await shop.makePromo({ code: 'GIFT', percent: 100 });
      const { data: order } = await kit.place(rani, cart([line(latte)], { payment_id, promo_code: 'GIFT' }));
      expect(order.payment).toMatchObject({ state: 'paid', amount: 0, due_at: null, bank: null, pay_url: null });
      expect((await kit.get(staff, order.id)).data.next_moves).toEqual(['confirmed', 'cancelled']);
      const { data } = await kit.move(rani, order.id, 'cancelled');
      expect(data).toMatchObject({ payment: { state: 'refunded' }, timeline: [{}, { reason: null }] });
    },
  );
});

describe('cash', () => {
  it('may be taken before the hand-over, which then changes nothing about it', async () => {
    const { data: order } = await kit.place(rani, cart([line(latte)]));
    expect((await kit.confirmPayment(staff, order.id)).data.payment).toMatchObject({ state: 'paid' });
    pass(shop, 10);
    await kit.handOver(staff, order.id);
    expect((await kit.get(rani, order.id)).data.payment).toMatchObject({
      state: 'paid',
      paid_at: '2026-11-20T07:30:00.000Z',
    });
  });

  it('is not awaited any more once the order is off, and never paid by card', async () => {
    const { data: order } = await kit.place(rani, cart([line(latte)]));
    expect(await kit.pay(rani, order.id)).toMatchObject({
      code: 'PAYMENT_STATE',
      msg: 'This order is not paid by card or QRIS',
    });
    await kit.move(rani, order.id, 'cancelled');
    expect(await kit.confirmPayment(staff, order.id)).toMatchObject({ status: 409, code: 'PAYMENT_STATE' });
  });
});
