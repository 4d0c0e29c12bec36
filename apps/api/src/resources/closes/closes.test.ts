import type { Dashboard, OpenDay } from '@seduh/contract';
import { CLOSE_MESSAGES, PAYMENT } from '@seduh/contract/constants';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../testing';
import { cart, createOrderKit, line, PICK_UP, type OrderKit } from '../orders/testing/order-kit';
import { countOf, createCloseKit, EVENING, MORNING } from './testing/close-kit';

let shop: TestApp;
let kit: OrderKit;
let days: ReturnType<typeof createCloseKit>;
let owner: TestUser;
let rani: TestUser;
let latte: string;

beforeEach(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  days = createCloseKit(shop);
  owner = await shop.makeUser({ role: 'Admin', display_name: 'Dimas Prasetyo' });
  rani = await shop.makeUser();
  latte = await shop.makeProduct({ product_name: 'Hazelnut Latte' });
});
afterEach(() => shop.close());

const FRIDAY = '2026-11-20';
const SATURDAY = '2026-11-21';

/** Places an order for pick up, paid with the hand-over, and hands it over; resolves with its id and total. */
async function sell(promo_code?: string): Promise<{ id: string; total: number }> {
  const { data } = await kit.place(rani, cart([line(latte)], promo_code ? { promo_code } : {}));
  await kit.handOver(owner, data.id);
  return data;
}

async function closeAsCounted(who = owner) {
  const answer = await days.send(who, countOf(await days.open(owner)));
  expect(answer, answer.msg).toMatchObject({ status: 201 });
  return answer.data;
}

/** What dashboard and CSV say of a day. */
async function figuresOf(day: string) {
  const get = (path: string) => shop.app.inject({ url: `/api/dashboard${path}`, headers: owner.headers });
  const { series } = (await get('?range=daily')).json<{ data: Dashboard }>().data;
  const { income, refunds, discounts, orders } = series.find(({ from }) => from === day) ?? {};
  const [, , ...rows] = (await get(`/report.csv?from=${day}&to=${day}`)).body.trimEnd().split('\r\n');
  const sum = (cell: number) => rows.reduce((total, row) => total + Number(row.split(',')[cell]), 0);
  return { dashboard: { income, refunds, discounts, orders }, csv: [sum(7), sum(8), sum(9)] };
}

const sumsOf = ({ income, refunds, discounts, orders }: OpenDay) => ({ income, refunds, discounts, orders });

describe('the open day', () => {
  it('begins with a float, and expects of the drawer what came, went and was moved beside the orders', async () => {
    expect((await days.move(owner, 'float', 200_000)).status).toBe(201);
    const { total } = await sell();
    await days.move(owner, 'pay in', 50_000, 'Coins from the bank');
    const { data } = await days.move(owner, 'pay out', 15_000, 'Ice');
    expect(data).toMatchObject({ day: FRIDAY, first: true, begun: true, float: 0, income: total, orders: 1 });
    expect(data.closable_from).toBe('2026-11-20T14:00:00.000Z');
    expect(data.tenders).toEqual([
      {
        tender: 'cash',
        methods: [{ payment_id: PAYMENT.cashOnDelivery, received: total, returned: 0, payments: 1, refunds: 0 }],
        expected: 235_000 + total,
      },
    ]);
    expect(data.entries.map(({ kind, reason, by }) => [kind, reason, by.name])).toEqual([
      ['float', null, 'Dimas Prasetyo'],
      ['pay in', 'Coins from the bank', 'Dimas Prasetyo'],
      ['pay out', 'Ice', 'Dimas Prasetyo'],
    ]);
  });

  it('takes the same entry once, one float, and none without a reason', async () => {
    const id = uuidv7();
    const again = () => days.move(owner, 'pay in', 50_000, 'Coins', id);
    const answers = await Promise.all([again(), again(), again()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await days.open(owner)).entries).toHaveLength(1);

    const floats = await Promise.all([days.move(owner, 'float', 1_000), days.move(owner, 'float', 2_000)]);
    expect(floats.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await days.move(owner, 'pay out', 1_000)).toMatchObject({
      status: 400,
      data: { fields: { reason: CLOSE_MESSAGES.whatFor } },
    });
    expect(await days.move(owner, 'pay out', 0, 'Nothing')).toMatchObject({ status: 400 });
  });

  it('counts promos by their codes, what was cancelled, and what is still under way', async () => {
    await shop.makePromo({ code: 'PASTA20', percent: 20 });
    await sell('PASTA20');
    const { data: off } = await kit.place(rani, cart([line(latte)]));
    await kit.move(owner, off.id, 'cancelled');
    await kit.place(rani, cart([line(latte)]));
    const open = await days.open(owner);
    expect(open).toMatchObject({ cancelled: { count: 1, amount: off.total }, under_way: 1 });
    expect(open.promos).toEqual([{ code: 'PASTA20', count: 1, amount: open.discounts }]);
    expect(open.discounts).toBeGreaterThan(0);
  });
});

describe('closing', () => {
  it('waits until the shop has closed for the day', async () => {
    const open = await days.open(owner);
    expect(await days.send(owner, countOf(open))).toMatchObject({
      status: 400,
      data: { fields: { day: CLOSE_MESSAGES.dayRuns('21:00') } },
    });
  });

  it('keeps what was expected and counted, with why they differ and what stays in the drawer', async () => {
    await days.move(owner, 'float', 200_000);
    const { total } = await sell();
    shop.clock.set(EVENING);
    const count = countOf(await days.open(owner));
    const counts = [{ tender: 'cash' as const, counted: 198_000 + total }];
    expect(await days.send(owner, { ...count, counts })).toMatchObject({
      status: 400,
      data: { fields: { 'cash.reason': CLOSE_MESSAGES.whyDifferent } },
    });
    const reason = 'Change given twice';
    const full = { ...count, counts: [{ ...counts[0], reason }], taken_out: total };
    const { data } = await days.send(owner, full);
    expect(data).toMatchObject({
      day: FRIDAY,
      income: total,
      tenders: [{ tender: 'cash', expected: 200_000 + total, counted: 198_000 + total, reason }],
      taken_out: total,
      left: 198_000,
      by: { name: 'Dimas Prasetyo' },
      closed_at: '2026-11-20T14:30:00.000Z',
    });
    expect((await days.find(owner, FRIDAY)).data).toEqual(data);
    expect((await days.list(owner)).data).toMatchObject([{ day: FRIDAY, income: total, difference: -2_000 }]);
    // and the next begins with what was left
    expect(await days.open(owner)).toMatchObject({ day: SATURDAY, float: 198_000, first: false, begun: false });
  });

  it('does not know a day that is not closed', async () => {
    for (const day of [FRIDAY, 'friday', '2026-13-40']) expect((await days.find(owner, day)).status).toBe(404);
  });

  it('is what dashboard and CSV say of the day, before and after', async () => {
    await shop.makePromo({ code: 'PASTA20', percent: 20 });
    await sell('PASTA20');
    const { id } = await sell();
    await kit.refund(owner, id, { whole: true, reason: 'Cold' });
    const [owed] = (await kit.owed(owner)).data;
    if (owed) await kit.markReturned(owner, owed.id);
    shop.clock.set(EVENING);
    const open = await days.open(owner);
    expect(open.refunds).toBeGreaterThan(0);
    const same = { dashboard: sumsOf(open), csv: [open.income, open.refunds, open.discounts] };
    expect(await figuresOf(FRIDAY)).toEqual(same);
    await closeAsCounted();
    expect(await figuresOf(FRIDAY)).toEqual(same);
  });

  it('skips days on which nothing happened, and no others', async () => {
    shop.clock.set(EVENING);
    await closeAsCounted();
    shop.clock.set('2026-11-24T02:00:00Z');
    expect(await days.open(owner)).toMatchObject({ day: '2026-11-24', begun: true });
    await sell();
    shop.clock.set('2026-11-25T02:00:00Z');
    const { total } = await sell();
    expect(await days.open(owner)).toMatchObject({ day: '2026-11-24', closable_from: null, cash_since: total });
    await closeAsCounted();
    expect(await days.open(owner)).toMatchObject({ day: '2026-11-25', income: total });
  });
});

describe('a closed day', () => {
  it('has what comes later on the next: cash, a refund, a cancelling, what moves in the drawer', async () => {
    const { id, total } = await sell();
    const { data: late } = await kit.place(rani, cart([line(latte)]));
    for (const status of PICK_UP.slice(0, 3)) await kit.move(owner, late.id, status);
    const { data: off } = await kit.place(rani, cart([line(latte)]));
    shop.clock.set(EVENING);
    const closed = await closeAsCounted();

    await kit.move(owner, late.id, 'picked up');
    await kit.refund(owner, id, { whole: true, reason: 'Cold' });
    const [owed] = (await kit.owed(owner)).data;
    if (owed) await kit.markReturned(owner, owed.id);
    await kit.move(owner, off.id, 'cancelled');
    await days.move(owner, 'pay out', 5_000, 'Ice');

    expect((await days.find(owner, FRIDAY)).data).toEqual(closed);
    expect((await figuresOf(FRIDAY)).dashboard).toEqual({ income: total, refunds: 0, discounts: 0, orders: 1 });
    const open = await days.open(owner);
    expect(open).toMatchObject({
      day: SATURDAY,
      begun: false,
      income: late.total,
      refunds: total,
      cancelled: { count: 1, amount: off.total },
      float: closed.left,
    });
    expect(open.tenders[0]?.expected).toBe(closed.left + late.total - total - 5_000);
    expect((await days.send(owner, countOf(open))).status).toBe(400);

    shop.clock.set(MORNING);
    expect((await figuresOf(SATURDAY)).dashboard).toEqual(sumsOf(open));
  });

  it('keeps the cash of a hand-over that somebody would undo', async () => {
    const { data } = await kit.place(rani, cart([line(latte)]));
    for (const status of PICK_UP.slice(0, 3)) await kit.move(owner, data.id, status);
    shop.clock.set(EVENING);
    await kit.move(owner, data.id, 'picked up');
    await closeAsCounted();
    expect(await kit.undo(owner, data.id, 'ready')).toMatchObject({
      status: 409,
      code: 'ILLEGAL_MOVE',
      msg: CLOSE_MESSAGES.closedStays,
    });
    expect((await kit.get(owner, data.id)).data).toMatchObject({
      status_name: 'picked up',
      payment: { state: 'paid' },
    });
  });

  it.each([
    ['payments', "update payments set paid_at = paid_at + interval '1 day'"],
    ['payments', 'update payments set amount = 1'],
    ['payments', 'update payments set paid_at = null'],
    ['payments', 'delete from payments'],
    ['payments', 'set session_replication_role = replica; delete from payments'],
    ['payments', 'truncate payments cascade'],
    ['refunds', 'update refunds set amount = 1'],
    ['refunds', 'delete from refunds'],
    ['orders', 'update orders set discount = 1'],
    ['orders', 'delete from orders'],
    ['day_closes', "update day_closes set report = '{}'"],
    ['day_closes', 'delete from day_closes'],
    ['day_closes', 'truncate day_closes'],
    ['day_closes', 'set session_replication_role = replica; delete from day_closes'],
    ['drawer_entries', 'update drawer_entries set amount = 1'],
    ['drawer_entries', 'delete from drawer_entries'],
  ])('does not change in %s: %s', async (_, statement) => {
    await days.move(owner, 'float', 1_000);
    const { id } = await sell();
    await kit.refund(owner, id, { whole: true, reason: 'Cold' });
    const [owed] = (await kit.owed(owner)).data;
    if (owed) await kit.markReturned(owner, owed.id);
    shop.clock.set(EVENING);
    const closed = await closeAsCounted();
    const other = await shop.database.pool.connect();
    await expect(other.query(statement)).rejects.toThrow(/closed until|append-only/);
    await other.query('set session_replication_role = origin');
    other.release();
    expect((await days.find(owner, FRIDAY)).data).toEqual(closed);
    expect((await figuresOf(FRIDAY)).dashboard).toEqual({
      income: closed.income,
      refunds: closed.refunds,
      discounts: closed.discounts,
      orders: 1,
    });
  });

  it('lets everything else about its payments change', async () => {
    const { id } = await sell();
    shop.clock.set(EVENING);
    await closeAsCounted();
    const db = shop.database.db;
    await db.updateTable('payments').set({ state: 'refunded' }).where('order_id', '=', id).execute();
    const { rows } = await sql`select from payments where order_id = ${id} and state = 'refunded'`.execute(db);
    expect(rows).toHaveLength(1);
  });
});

describe('who may', () => {
  it('count are those who handle money; look back, those who see the figures', async () => {
    const cashier = await shop.makeUser({ role: 'Admin', bundle: 'cashier' });
    const barista = await shop.makeUser({ role: 'Admin', bundle: 'barista' });
    shop.clock.set(EVENING);
    expect((await days.send(barista, countOf(await days.open(owner)))).code).toBe('NOT_PERMITTED');
    expect((await days.list(cashier)).code).toBe('NOT_PERMITTED');
    await closeAsCounted(cashier);
    expect((await days.list(owner)).data).toHaveLength(1);
  });
});
