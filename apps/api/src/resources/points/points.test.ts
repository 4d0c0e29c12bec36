import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import type { MemberCard } from '@seduh/contract';
import { PAYMENT } from '@seduh/contract/constants';
import { readCardNumber } from '@seduh/domain';
import { errorCode } from '../../platform/db/errors';
import { createTestApp, type TestApp, type TestUser } from '../../testing';
import { cart, createOrderKit, line, tally, together, type OrderKit } from '../orders/testing/order-kit';
import { openBank } from '../orders/testing/card-kit';
import { duringTx } from '../orders/testing/race-kit';

let shop: TestApp;
let kit: OrderKit;
let staff: TestUser;
let kettle: string;
let latte: string;
let toast: string;
beforeAll(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  await openBank(shop);
  staff = await shop.makeUser({ role: 'Admin' });
  kettle = await shop.makeProduct({ product_name: 'Kettle', price: 100_000, category_id: 4 });
  latte = await shop.makeProduct({ product_name: 'Latte', price: 40_000, category_id: 1 });
  toast = await shop.makeProduct({ product_name: 'Toast', price: 20_000, category_id: 3 });
});
afterAll(() => shop.close());

const card = async (who: TestUser) => (await kit.call<MemberCard>(who, { url: '/api/users/card' })).data;
const balance = async (who: TestUser) => (await card(who)).balance;
const entries = async (who: TestUser) =>
  (await card(who)).entries.map(({ kind, points }) => [kind, points]).toReversed();
const withCup = (rest: Parameters<typeof cart>[1] = {}) => cart([line(latte)], { use_points: true, ...rest });

/** Somebody with the card and 22 points, and the order that brought both. */
async function member() {
  const rani = await shop.makeUser();
  const { data } = await kit.place(rani, cart([line(kettle, 2)]));
  await kit.handOver(staff, data.id);
  return { rani, first: data.id };
}

describe('the card', () => {
  it('is earned by one order of the minimum, which counts for it already', async () => {
    const rani = await shop.makeUser();
    expect(await card(rani)).toMatchObject({
      number: null,
      since: null,
      balance: 0,
      largest: 0,
      minimum: 200_000,
      entries: [],
    });
    const small = await kit.place(rani, cart([line(kettle)]));
    await kit.handOver(staff, small.data.id);
    expect(await card(rani)).toMatchObject({ number: null, balance: 0, largest: 110_000 });

    const { data } = await kit.place(rani, cart([line(kettle, 2)]));
    expect((await card(rani)).number).toBeNull();
    await kit.handOver(staff, data.id);
    const earned = await card(rani);
    expect(readCardNumber(earned.number ?? '')).toBe(earned.number);
    expect(earned.entries).toEqual([
      expect.objectContaining({ kind: 'earned', points: 22, order_id: data.id, order_number: data.number }),
    ]);
    expect(earned).toMatchObject({ balance: 22, largest: 220_000, rupiah_per_point: 10_000, free_cup_points: 20 });
    expect((await card(rani)).number).toBe(earned.number);
    expect((await kit.get(rani, data.id)).data.points).toEqual({ used: 0, earned: 22 });
  });

  it('comes for an order from before there were numbers, without points', async () => {
    const { rani } = await member();
    await sql`delete from member_cards where user_id = ${rani.id}`.execute(shop.database.db);
    expect((await card(rani)).number).toMatch(/^\d{12}$/);
  });

  it('stays where the minimum rises, and goes with an account that closes', async () => {
    const { rani } = await member();
    await shop.database.db.updateTable('shop').set({ member_minimum: 900_000 }).execute();
    expect((await card(rani)).number).not.toBeNull();
    await shop.database.db.updateTable('shop').set({ member_minimum: 200_000 }).execute();
    await kit.call(rani, { method: 'DELETE', url: '/api/users', payload: {} });
    const left = shop.database.db.selectFrom('member_cards').select('number').where('user_id', '=', rani.id);
    expect(await left.execute()).toEqual([]);
  });

  it('is nobody else’s to see, and staff have none', async () => {
    const nobody = null;
    expect((await kit.call(nobody, { url: '/api/users/card' })).status).toBe(401);
    expect((await kit.call(staff, { url: '/api/users/card' })).status).toBe(403);
  });
});

describe('points', () => {
  it('are booked once for an order that is handed over twice at once', async () => {
    const { rani } = await member();
    const { data } = await kit.place(rani, cart([line(latte)]));
    for (const status of ['confirmed', 'preparing', 'ready'] as const) await kit.move(staff, data.id, status);
    const answers = await together(2, () => kit.move(staff, data.id, 'picked up'));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 1 });
    expect(await entries(rani)).toEqual([
      ['earned', 22],
      ['earned', 4],
    ]);
  });

  it('go with a hand-over that is undone, and come back with it; the card as well', async () => {
    const { rani, first } = await member();
    await kit.undo(staff, first, 'ready');
    expect(await card(rani)).toMatchObject({ number: null, balance: 0 });
    await kit.move(staff, first, 'picked up');
    expect((await card(rani)).number).not.toBeNull();
    expect(await entries(rani)).toEqual([
      ['earned', 22],
      ['taken back', -22],
      ['earned', 22],
    ]);
  });

  it('go with money that goes back, by piece and all of it', async () => {
    const { rani, first } = await member();
    await kit.refund(staff, first, { lines: [{ line: 1, qty: 1 }], reason: 'Cracked' });
    expect(await entries(rani)).toEqual([
      ['earned', 22],
      ['taken back', -11],
    ]);
    await kit.refund(staff, first, { whole: true, reason: 'Both' });
    expect(await balance(rani)).toBe(0);
  });

  it('are owed where those that are taken back were used', async () => {
    const { rani, first } = await member();
    expect((await kit.place(rani, withCup())).status).toBe(201);
    await kit.refund(staff, first, { whole: true, reason: 'Cracked' });
    expect(await balance(rani)).toBe(-20);
    expect(await kit.place(rani, withCup())).toMatchObject({ status: 409, msg: '40 more points to a free cup' });
  });

  it('come back with an order that is cancelled while the card itself is gone', async () => {
    const { rani, first } = await member();
    const { data } = await kit.place(rani, withCup());
    await kit.undo(staff, first, 'ready');
    expect((await card(rani)).number).toBeNull();
    await kit.move(rani, data.id, 'cancelled');
    await kit.move(staff, first, 'picked up');
    expect(await balance(rani)).toBe(22);
  });

  it('keep the rate they were booked at', async () => {
    const { rani, first } = await member();
    await shop.database.db.updateTable('shop').set({ rupiah_per_point: 1_000 }).execute();
    await kit.refund(staff, first, { lines: [{ line: 1, qty: 1 }], reason: 'Cracked' });
    await shop.database.db.updateTable('shop').set({ rupiah_per_point: 10_000 }).execute();
    expect(await balance(rani)).toBe(11);
  });

  it('are neither collected nor used while they are off, and stay', async () => {
    const { rani } = await member();
    await shop.database.db.updateTable('shop').set({ points_on: false }).execute();
    const { data } = await kit.place(rani, cart([line(latte)]));
    await kit.handOver(staff, data.id);
    const refused = await kit.place(rani, withCup());
    await shop.database.db.updateTable('shop').set({ points_on: true }).execute();
    expect(refused).toMatchObject({
      status: 409,
      code: 'PROMO_REFUSED',
      msg: 'Points bring no free cups at the moment',
    });
    expect(await balance(rani)).toBe(22);
    // what was handed over meanwhile brings none later, whatever happens to it
    await kit.refund(staff, data.id, { whole: true, reason: 'Cold' });
    expect(await balance(rani)).toBe(22);
  });
});

describe('a free cup', () => {
  const quoted = async (who: TestUser | null, change: object = {}) => {
    const { payment_id: _, ...body } = withCup();
    return (await kit.quote(who, { ...body, ...change })).data;
  };

  it('is quoted and booked with its order, with the tax of what is left', async () => {
    const { rani } = await member();
    const quote = await quoted(rani);
    expect(quote).toMatchObject({
      subtotal: 40_000,
      discount: 30_000,
      tax: 1_000,
      total: 11_000,
      points: { applied: true, points: 20, given: 30_000, reason: null },
    });
    const { data } = await kit.place(rani, withCup({ quote_version: quote.version }));
    expect(data).toMatchObject({ discount: 30_000, total: 11_000, points: { used: 20, earned: 0 } });
    expect((await kit.get(rani, data.id)).data.points).toEqual({ used: 20, earned: 0 });
    expect(await balance(rani)).toBe(2);
    await kit.handOver(staff, data.id);
    expect(await entries(rani)).toEqual([
      ['earned', 22],
      ['spent', -20],
      ['earned', 1],
    ]);
  });

  it('comes back where its order is cancelled, or not paid in time', async () => {
    const { rani } = await member();
    const { data } = await kit.place(rani, withCup());
    await kit.move(rani, data.id, 'cancelled');
    expect(await entries(rani)).toEqual([
      ['earned', 22],
      ['spent', -20],
      ['given back', 20],
    ]);
    expect((await kit.get(rani, data.id)).data.points).toBeUndefined();

    const late = await kit.place(rani, withCup({ payment_id: PAYMENT.bankAccount }));
    expect(await balance(rani)).toBe(2);
    const now = shop.clock.now();
    shop.clock.set(new Date(now.getTime() + 24 * 3_600_000));
    expect((await kit.get(rani, late.data.id)).data.status_name).toBe('cancelled');
    expect(await balance(rani)).toBe(22);

    // the transfer comes after all: it is taken up with its points, once
    expect((await kit.confirmPayment(staff, late.data.id)).data).toMatchObject({
      status_name: 'pending',
      points: { used: 20, earned: 0 },
    });
    expect(await balance(rani)).toBe(2);
    shop.clock.set(now);
  });

  it('is not taken up again where its points are used by then: the money is owed', async () => {
    const { rani } = await member();
    const late = await kit.place(rani, withCup({ payment_id: PAYMENT.bankAccount }));
    const now = shop.clock.now();
    shop.clock.set(new Date(now.getTime() + 24 * 3_600_000));
    await kit.get(rani, late.data.id);
    expect((await kit.place(rani, withCup())).status).toBe(201);
    expect((await kit.confirmPayment(staff, late.data.id)).data).toMatchObject({
      status_name: 'cancelled',
      payment: { owed_amount: 11_000 },
    });
    expect(await balance(rani)).toBe(2);
    shop.clock.set(now);
  });

  it.each([
    ['nobody', null, {}, 'Log in to use your points'],
    ['a drink is missing', 'member', { lines: [line('')] }, 'Add a drink to have it free'],
    ['a code comes with it', 'member', { promo_code: 'NONE' }, 'Use either a code or a free cup'],
    ['the card is missing', 'customer', {}, 'Member card needed. It is free with an order of IDR 200,000'],
  ] as const)('says why not: %s', async (_name, who, change, reason) => {
    const asker = who === 'member' ? (await member()).rani : who && (await shop.makeUser());
    const body = 'lines' in change ? { lines: [line(toast)] } : change;
    expect((await quoted(asker, body)).points).toMatchObject({ applied: false, given: 0, reason });
  });

  it('is asked about again where it costs more points than was agreed, and used without a word by nobody', async () => {
    const { rani } = await member();
    const agreed = await quoted(rani);
    const setCup = (free_cup_points: number) => shop.database.db.updateTable('shop').set({ free_cup_points }).execute();
    await setCup(22);
    const dearer = await kit.place(rani, withCup({ quote_version: agreed.version }));
    expect(dearer).toMatchObject({ status: 409, code: 'PRICE_CHANGED' });
    expect(await balance(rani)).toBe(22);
    await setCup(20);
    expect((await kit.place(rani, withCup({ quote_version: agreed.version }))).status).toBe(201);
    expect(await balance(rani)).toBe(2);
  });

  it('is refused where it is no yes or no', async () => {
    const { rani } = await member();
    const { payment_id: _, ...body } = withCup();
    const answer = await kit.quote(rani, { ...body, use_points: 'yes' as unknown as boolean });
    expect(answer).toMatchObject({ status: 400, code: 'VALIDATION' });
  });
});

describe('at the same moment', () => {
  it('the last free cup goes to one of two orders', async () => {
    const { rani } = await member();
    const answers = await together(2, () => kit.place(rani, withCup()));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 1, 409: 1 });
    expect(await balance(rani)).toBe(2);
  });

  it('a refund and a free cup leave a balance that is their sum', async () => {
    const { rani, first } = await member();
    const [, placed] = await Promise.all([
      kit.refund(staff, first, { whole: true, reason: 'Cracked' }),
      kit.place(rani, withCup()),
    ]);
    expect(await balance(rani)).toBe(placed?.status === 201 ? -20 : 0);
  });

  it('the ledger itself refuses to be overspent, and to be changed', async () => {
    const { rani, first } = await member();
    const { db } = shop.database;
    const spend = () => ({
      id: uuidv7(),
      user_id: rani.id,
      order_id: first,
      kind: 'spent' as const,
      points: -20,
      per_point: null,
      at: shop.clock.now(),
    });
    const second = await duringTx(
      shop,
      (tx) => tx.insertInto('points_entries').values(spend()).execute(),
      1,
      () => db.insertInto('points_entries').values(spend()).execute().catch(errorCode),
    );
    expect(second).toBe('POINT');
    expect(await balance(rani)).toBe(2);
    for (const change of [sql`update points_entries set at = now()`, sql`delete from points_entries`])
      await expect(change.execute(db)).rejects.toThrow('points_entries');
  });
});
