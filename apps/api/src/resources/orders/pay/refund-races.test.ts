import type { PaymentId } from '@seduh/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PAYMENT } from '@seduh/contract/constants';
import type { TestApp, TestUser } from '../../../testing';
import { orderGuards } from '../guards-repository';
import type { OrderService } from '../service';
import { notify, pass, refOf, type TestCards } from '../testing/card-kit';
import { openCounter } from '../testing/counter';
import { naiveGuards } from '../testing/naive-guards';
import { cart, line, serviceWith, tally, together, type OrderKit } from '../testing/order-kit';
import { duringTx, heldBack, statusOf } from '../testing/race-kit';

let shop: TestApp;
let cards: TestCards;
let kit: OrderKit;
let rani: TestUser;
let staff: TestUser;
let latte: string;

beforeEach(async () => {
  ({ shop, cards, kit, rani, staff, latte } = await openCounter({ stock: 1_000 }));
});
afterEach(() => shop.close());

const viewer = () => ({ userId: staff.id, role: staff.role });
async function done(payment_id: PaymentId): Promise<string> {
  const { data } = await kit.place(rani, cart([line(latte, 2)], { payment_id }));
  if (payment_id === PAYMENT.bankAccount) await kit.confirmPayment(staff, data.id);
  await kit.handOver(staff, data.id);
  return data.id;
}
async function expired(): Promise<string> {
  const { data } = await kit.place(rani, cart([line(latte, 2)], { payment_id: PAYMENT.bankAccount }));
  shop.clock.set(new Date('2026-11-22T03:00:00Z'));
  await kit.get(rani, data.id);
  return data.id;
}
/** The service as somebody would write it who keeps nobody off. */
const unguarded = () => {
  const { moveOrder, lockOrder, lockRefund } = naiveGuards;
  return serviceWith(shop, { ...orderGuards, moveOrder, lockOrder, lockRefund });
};
const given = async () => {
  const rows = await shop.database.db.selectFrom('refunds').select('amount').execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
};
const whole = { whole: true, reason: 'Cold' };

describe('20 refunds of one order at once', () => {
  it('never come to more than was paid', async () => {
    const id = await done(PAYMENT.cashOnDelivery);
    const answers = await together(20, () => kit.refund(staff, id, whole));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 19 });
    expect(await given()).toBe(55_000);
  });

  it('under one key are one, and all are told so', async () => {
    const id = await done(PAYMENT.cashOnDelivery);
    const answers = await together(20, () =>
      kit.refund(staff, id, { lines: [{ line: 1, qty: 1 }], reason: 'Cold' }, 'one'),
    );
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 20 });
    expect(await given()).toBe(27_500);
  });

  it('control: come to twice of it when nobody is kept off', async () => {
    const id = await done(PAYMENT.bankAccount);
    const { refund } = unguarded();
    await heldBack(shop, 'refunds', 2, () => together(2, (n) => refund(viewer(), id, `key ${n}`, whole)));
    expect(await given()).toBe(110_000);
  });
});

describe('money that two say they have returned', () => {
  const owed = async () => {
    await kit.refund(staff, await done(PAYMENT.bankAccount), whole);
    return (await kit.owed(staff)).data[0]?.id ?? '';
  };

  it('is returned once', async () => {
    const refundId = await owed();
    const answers = await together(20, () => kit.markReturned(staff, refundId));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 19 });
  });

  it('control: is returned twice when nobody is kept off', async () => {
    const refundId = await owed();
    const { markReturned } = unguarded();
    const answers = await heldBack(shop, 'refunds', 2, () =>
      together(2, () => statusOf(markReturned(viewer(), refundId))),
    );
    expect(answers).toEqual([200, 200]);
  });
});

describe('money that staff return while its provider is asked once more', () => {
  /** A card's, which the provider has not taken so far. */
  async function failed() {
    const { data: order } = await kit.place(rani, cart([line(latte, 2)], { payment_id: PAYMENT.card }));
    await notify(shop, cards, { ref: refOf(order), outcome: 'paid', amount: order.total });
    cards.down = true;
    await kit.move(rani, order.id, 'cancelled');
    cards.down = false;
    return (await kit.owed(staff)).data[0]?.id ?? '';
  }
  /** What staff are told who say so while a sweep is claiming it. */
  async function returnWhileClaimed({ markReturned }: Pick<OrderService, 'markReturned'>) {
    const refundId = await failed();
    pass(shop, 1);
    const now = shop.clock.now();
    const claim = { provider: 'simulator', now, again: new Date(now.getTime() + 60_000), orderId: null };
    return duringTx(
      shop,
      (tx) => orderGuards.claimRefund(tx, claim),
      1,
      () => statusOf(markReturned(viewer(), refundId)),
    );
  }

  it('is not theirs to return', async () => {
    expect(await returnWhileClaimed(shop.app.orders)).toBe(409);
  });

  it('control: is returned a second time when nobody is kept off', async () => {
    expect(await returnWhileClaimed(unguarded())).toBe(200);
  });

  it('waits while the provider is asked, however long it has been owed', async () => {
    const refundId = await failed();
    pass(shop, 60);
    const answers: unknown[] = [];
    cards.refund = async () => void answers.push((await kit.markReturned(staff, refundId)).msg);
    await shop.app.orders.sweep();
    expect(answers).toEqual(['The payment provider is returning this money just now']);
  });
});

describe('a late transfer that two book', () => {
  it('takes the order up once, and its stock', async () => {
    const id = await expired();
    const answers = await together(20, () => kit.confirmPayment(staff, id));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 19 });
    expect((await kit.product(latte)).stock).toBe(998);
  });

  it('control: takes its stock twice when nobody is kept off', async () => {
    const id = await expired();
    const { confirmPayment } = unguarded();
    await heldBack(shop, 'products', 2, () => together(2, () => statusOf(confirmPayment(viewer(), id))));
    expect((await kit.product(latte)).stock).toBe(996);
  });
});
