import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PAYMENT } from '@seduh/contract/constants';
import { createTestApp, type TestApp, type TestUser } from '../../testing';
import { orderGuards } from './guards-repository';
import { openBank } from './testing/card-kit';
import { naiveGuards } from './testing/naive-guards';
import {
  cart,
  createOrderKit,
  line,
  serviceWith,
  tally,
  together,
  untilTwoLooked,
  type OrderKit,
} from './testing/order-kit';

let shop: TestApp;
let kit: OrderKit;
let rani: TestUser;
let staff: TestUser;
let latte: string;

beforeEach(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  rani = await shop.makeUser();
  staff = await shop.makeUser({ role: 'Admin' });
  latte = await shop.makeProduct({ price: 25_000, stock: 1_000 });
  await openBank(shop);
});
afterEach(() => shop.close());

const viewer = () => ({ userId: staff.id, role: staff.role });
async function done(payment_id: number): Promise<string> {
  const { data } = await kit.place(rani, cart([line(latte, 2)], { payment_id }));
  if (payment_id === PAYMENT.bankAccount) await kit.confirmPayment(staff, data.id);
  for (const status of ['confirmed', 'preparing', 'ready', 'picked up'] as const)
    await kit.move(staff, data.id, status);
  return data.id;
}
async function expired(): Promise<string> {
  const { data } = await kit.place(rani, cart([line(latte, 2)], { payment_id: PAYMENT.bankAccount }));
  shop.clock.set(new Date('2026-11-22T03:00:00Z'));
  await kit.get(rani, data.id);
  return data.id;
}
/** The service as somebody would write it who keeps nobody off; two have looked before either writes. */
const unguarded = () =>
  serviceWith(shop, {
    ...orderGuards,
    moveOrder: naiveGuards.moveOrder,
    lockOrder: untilTwoLooked(naiveGuards.lockOrder),
  });
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
    await together(2, (n) => refund(viewer(), id, `key ${n}`, whole));
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
    const answers = await together(2, () =>
      markReturned(viewer(), refundId).then(
        () => 'returned',
        () => 'refused',
      ),
    );
    expect(answers).toEqual(['returned', 'returned']);
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
    await together(2, () => confirmPayment(viewer(), id).catch(() => null));
    expect((await kit.product(latte)).stock).toBe(996);
  });
});
