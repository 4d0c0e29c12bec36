import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '@seduh/contract';
import { PAYMENT } from '@seduh/contract/constants';
import { createTestApp, type TestApp, type TestUser } from '../../../testing';
import { notify, pass, refOf, type TestCards } from '../testing/card-kit';
import { openCounter } from '../testing/counter';
import { cart, createOrderKit, line, together, type OrderKit } from '../testing/order-kit';

let shop: TestApp;
let cards: TestCards;
let kit: OrderKit;
let rani: TestUser;
let staff: TestUser;
let latte: string;

beforeEach(async () => {
  ({ shop, cards, kit, rani, staff, latte } = await openCounter());
});
afterEach(() => shop.close());

const SUM = 55_000;
const byQris = (qty = 2) => cart([line(latte, qty)], { payment_id: PAYMENT.qris });
const say = (order: Order, outcome: 'paid' | 'failed' | 'expired') =>
  notify(shop, cards, { ref: refOf(order), outcome, amount: SUM });
const payment = async (order: Order) => (await kit.get(rani, order.id)).data.payment;
const stock = async () => (await kit.product(latte)).stock;

describe('an order by QRIS', () => {
  it('waits half an hour with its code, and nothing begins before it is paid', async () => {
    const { status, data: order } = await kit.place(rani, byQris());
    expect(status).toBe(201);
    expect(order).toMatchObject({ payment_id: 6, payment_method: 'QRIS' });
    expect(order.payment).toMatchObject({
      state: 'awaiting',
      amount: SUM,
      due_at: '2026-11-20T08:00:00.000Z',
      pay_url: null,
      qr: expect.stringMatching(/^\/api\/payments\/simulator\/sd-[\w-]{24}$/),
    });
    expect(await kit.move(staff, order.id, 'confirmed')).toMatchObject({ status: 409, code: 'ILLEGAL_MOVE' });
    expect(await kit.confirmPayment(staff, order.id)).toMatchObject({
      code: 'PAYMENT_STATE',
      msg: 'QRIS payments are confirmed by their provider',
    });
    await say(order, 'paid');
    expect(await payment(order)).toMatchObject({ state: 'paid', paid_at: '2026-11-20T07:30:00.000Z', qr: null });
    expect((await kit.get(staff, order.id)).data.next_moves).toEqual(['confirmed', 'cancelled']);
  });

  it('is asked for by 4 too, the fourth of a customer’s ways to pay, and keeps its own id', async () => {
    const { data } = await kit.place(rani, cart([line(latte, 2)], { payment_id: 4 }));
    expect([data.payment_id, data.payment_method]).toEqual([6, 'QRIS']);
  });

  it('is one order with one code for 20 equal requests, also after a restart', async () => {
    const answers = await together(20, () => kit.place(rani, byQris(), 'once'));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(refOf(Object(answers[0]).data)).not.toBe('');
    expect(cards.opened).toHaveLength(1);
    expect(await kit.countOrders()).toBe(1);
    const restarted = await createTestApp({ database: shop.database, cards });
    expect(await createOrderKit(restarted).place(rani, byQris(), 'once')).toEqual(answers[0]);
    await restarted.close();
  });

  it('is not lost while the provider is down, and gets its code a moment later', async () => {
    cards.down = true;
    const { status, data: order } = await kit.place(rani, byQris());
    expect([status, order.payment.state, order.payment.qr]).toEqual([201, 'awaiting', null]);
    expect(await kit.pay(rani, order.id)).toMatchObject({
      status: 502,
      code: 'PROVIDER_FAILED',
      msg: 'The QRIS code could not be made. Try again in a moment',
    });
    cards.down = false;
    const { data } = await kit.pay(rani, order.id);
    expect(data.payment.qr).not.toBeNull();
    expect((await kit.pay(rani, order.id)).data.payment.qr).toBe(data.payment.qr);
  });

  it('gets another code after the app declined', async () => {
    const { data: order } = await kit.place(rani, byQris());
    await say(order, 'failed');
    expect(await payment(order)).toMatchObject({ state: 'failed', qr: null });
    const { data: again } = await kit.pay(rani, order.id);
    expect(again.payment.state).toBe('awaiting');
    expect(refOf(again)).not.toBe(refOf(order));
  });

  it('is refused where nobody takes it, where it is off, and for more than one scan may cost', async () => {
    const dear = await shop.makeProduct({ price: 9_999_000 });
    expect(await kit.place(rani, cart([line(dear)], { payment_id: PAYMENT.qris }))).toMatchObject({
      status: 409,
      code: 'PAYMENT_UNAVAILABLE',
      msg: 'QRIS takes at most IDR 10,000,000 at once. Choose another way to pay',
    });
    await shop.database.db.updateTable('shop').set({ payments_off: '[6]' }).execute();
    pass(shop, 1);
    expect(await kit.place(rani, byQris())).toMatchObject({ status: 409, code: 'PAYMENT_UNAVAILABLE' });
    const cashOnly = await createTestApp({ database: shop.database, cards: null });
    expect(await createOrderKit(cashOnly).place(rani, byQris())).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
    await cashOnly.close();
    expect(await kit.countOrders()).toBe(0);
  });
});

describe('its time', () => {
  it('ends with the order, whose stock goes back, and money that comes later goes back too', async () => {
    const { data: order } = await kit.place(rani, byQris());
    expect(await stock()).toBe(8);
    pass(shop, 30);
    await shop.app.orders.sweep();
    expect(await payment(order)).toMatchObject({ state: 'expired', qr: null });
    expect(await stock()).toBe(10);
    await say(order, 'paid');
    expect(await payment(order)).toMatchObject({
      state: 'refunded',
      refunds: [{ cause: 'late payment', amount: SUM, state: 'returned' }],
    });
    expect(cards.refunds).toHaveLength(1);
  });

  it('ends one way where it is paid as it runs out: paid and kept, or off and given back', async () => {
    const { data: order } = await kit.place(rani, byQris());
    pass(shop, 30);
    await together<unknown>(8, (index) => (index % 2 ? shop.app.orders.sweep() : say(order, 'paid')));
    await shop.app.orders.sweep();
    const { status_name, payment: now } = (await kit.get(rani, order.id)).data;
    expect([
      ['pending', 'paid', 0],
      ['cancelled', 'refunded', SUM],
    ]).toContainEqual([status_name, now.state, now.refunded_amount]);
    expect(await stock()).toBe(status_name === 'pending' ? 8 : 10);
    expect(cards.refunds).toHaveLength(status_name === 'pending' ? 0 : 1);
  });
});

it('goes back by its provider where a paid order is cancelled, or a piece of it was bad', async () => {
  const { data: order } = await kit.place(rani, byQris());
  await say(order, 'paid');
  const { data: off } = await kit.move(rani, order.id, 'cancelled');
  expect(off.timeline.at(-1)?.reason).toBe('The money goes back to the app it was paid with');
  expect((await payment(order)).state).toBe('refunded');
  const { data: other } = await kit.place(rani, byQris());
  await say(other, 'paid');
  await kit.handOver(staff, other.id);
  const { data } = await kit.refund(staff, other.id, { lines: [{ line: 1, qty: 1 }], reason: 'Cold' });
  expect(data.payment.refunds).toMatchObject([{ amount: 27_500 }]);
  expect(cards.refunds.map(({ amount }) => amount)).toEqual([SUM, 27_500]);
});

describe('a provider that is asked', () => {
  let withdrawn: string[];

  beforeEach(() => {
    withdrawn = [];
    cards.withdraw = async (ref) => {
      if (cards.down) throw new Error('the provider does not answer');
      withdrawn.push(ref);
    };
  });

  const checks = () => shop.database.db.selectFrom('payment_checks').select('ref').execute();
  const look = async (minutes = 1) => {
    pass(shop, minutes);
    await shop.app.orders.sweep();
  };
  const become = (order: Order, outcome: 'pending' | 'paid' | 'expired') =>
    cards.become({ ref: refOf(order), outcome, amount: SUM, event: outcome });

  it('tells what a lost webhook would have told', async () => {
    const { data: order } = await kit.place(rani, byQris());
    become(order, 'pending');
    await look();
    expect((await payment(order)).state).toBe('awaiting');
    become(order, 'paid');
    await look();
    expect((await payment(order)).state).toBe('paid');
    expect([await checks(), withdrawn]).toEqual([[], []]);
  });

  it('is asked again where it did not answer, by one process at a time', async () => {
    const { data: order } = await kit.place(rani, byQris());
    become(order, 'paid');
    cards.down = true;
    await look();
    expect(await checks()).toHaveLength(1);
    cards.down = false;
    const asked: string[] = [];
    const status = cards.status;
    cards.status = async (ref) => {
      asked.push(ref);
      return status(ref);
    };
    pass(shop, 1);
    await together(6, () => shop.app.orders.sweep());
    expect(asked).toEqual([refOf(order)]);
    expect((await payment(order)).state).toBe('paid');
  });

  it('is asked about once a look, however long the others take', async () => {
    const orders = [await kit.place(rani, byQris()), await kit.place(rani, byQris())].map(({ data }) => data);
    for (const order of orders) become(order, 'pending');
    const asked: string[] = [];
    const status = cards.status;
    cards.status = async (ref) => {
      asked.push(ref);
      pass(shop, 1);
      return status(ref);
    };
    pass(shop, 1);
    await shop.app.orders.sweep();
    expect(asked.toSorted()).toEqual(orders.map(refOf).toSorted());
  });

  it('takes the code of an order back that is off, and gives back what was paid in the meantime', async () => {
    const { data: order } = await kit.place(rani, byQris());
    await kit.move(rani, order.id, 'cancelled');
    become(order, 'paid');
    await look();
    expect(withdrawn).toEqual([refOf(order)]);
    expect((await payment(order)).state).toBe('refunded');
    expect(await checks()).toEqual([]);
  });

  it('takes a code back that was made for an order already off', async () => {
    const start = cards.start;
    cards.start = async (attempt) => {
      await kit.move(rani, attempt.orderId, 'cancelled');
      return start(attempt);
    };
    const { data: order } = await kit.place(rani, byQris());
    expect(order.payment.qr).toBeNull();
    const [ref] = cards.opened;
    cards.become({ ref: ref ?? '', outcome: 'expired', amount: SUM, event: 'over' });
    await look();
    expect([withdrawn, await checks()]).toEqual([[ref], []]);
  });

  it('is left alone after a day without an answer', async () => {
    await kit.place(rani, byQris());
    await look(25 * 60);
    expect(await checks()).toEqual([]);
  });
});
