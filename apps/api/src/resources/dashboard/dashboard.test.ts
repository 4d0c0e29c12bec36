import type { Dashboard } from '@seduh/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../testing';
import { addSale, type Sale } from './testing/books';

let shop: TestApp;
let admin: TestUser;
let cheryn: TestUser;
let rani: TestUser;
let latte: string;

beforeAll(async () => {
  shop = await createTestApp();
  admin = await shop.makeUser({ role: 'Admin', first_name: 'Dimas', last_name: 'Prasetyo' });
  cheryn = await shop.makeUser({ role: 'Admin', display_name: 'Cheryn Melati', image: '/images/c-96.jpg' });
  rani = await shop.makeUser();
  latte = await shop.makeProduct({ product_name: 'Hazelnut Latte' });
});
afterAll(() => shop.close());
beforeEach(() => shop.database.db.deleteFrom('orders').execute());

async function dashboard(range = 'monthly'): Promise<Dashboard> {
  const response = await shop.app.inject({ url: `/api/dashboard?range=${range}`, headers: admin.headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ data: Dashboard }>().data;
}

const sell = (sale: Partial<Sale> & Pick<Sale, 'total'>) =>
  addSale(shop.database.db, {
    customer: rani.id,
    staff: admin.id,
    product: latte,
    placed: '2026-11-20T02:00:00Z',
    ...sale,
  });

const nothing = { income: 0, outcome: 0, refunds: 0, discounts: 0, orders: 0 };

it('is all noughts in a shop that has sold nothing', async () => {
  const { series, totals, best_staff, goals, top_products, as_of } = await dashboard();
  expect(series.map(({ label }) => label)).toEqual(['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']);
  for (const period of series) expect(period).toMatchObject({ ...nothing, minutes_to_ready: null });
  expect({ totals, best_staff, top_products }).toEqual({ totals: nothing, best_staff: null, top_products: [] });
  expect(goals).toEqual({ income: 0, goal: 60_000_000, percent: 0, days_left: 10 });
  expect(as_of).toBe('2026-11-20T07:30:00.000Z');
});

describe('money', () => {
  it('counts as income when it is paid, as outcome when it is given back or not asked for', async () => {
    await sell({ total: 90_000, discount: 10_000, paid: '2026-10-31T16:59:59Z', refunded: '2026-11-01T05:00:00Z' });
    await sell({ total: 50_000, discount: 5_000, paid: '2026-10-31T17:00:00Z' });
    await sell({ total: 70_000, discount: 7_000 });
    // a provider gave back what it had never said was paid
    await sell({ total: 30_000, refunded: '2026-11-02T05:00:00Z' });

    const { series, totals } = await dashboard();
    expect(series.at(-2)).toMatchObject({
      label: 'Oct',
      from: '2026-10-01',
      to: '2026-10-31',
      income: 90_000,
      refunds: 0,
      discounts: 10_000,
      outcome: 10_000,
      orders: 1,
    });
    expect(series.at(-1)).toMatchObject({
      label: 'Nov',
      income: 50_000,
      refunds: 90_000,
      discounts: 5_000,
      outcome: 95_000,
      orders: 1,
    });
    expect(totals).toEqual({ income: 140_000, refunds: 90_000, discounts: 15_000, outcome: 105_000, orders: 2 });
  });

  it.each([
    ['daily', ['15 Nov', '16 Nov', '17 Nov', '18 Nov', '19 Nov', '20 Nov'], [0, 0, 0, 0, 2_000, 4_000]],
    [
      'weekly',
      ['12 - 18 Oct', '19 - 25 Oct', '26 Oct - 1 Nov', '2 - 8 Nov', '9 - 15 Nov', '16 - 22 Nov'],
      [0, 0, 1_000, 0, 0, 6_000],
    ],
    ['monthly', ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'], [0, 0, 0, 0, 1_000, 6_000]],
    ['nonsense', ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'], [0, 0, 0, 0, 1_000, 6_000]],
  ])('is cut into %s periods of the shop’s days', async (range, labels, income) => {
    await sell({ total: 1_000, paid: '2026-10-30T10:00:00Z' });
    await sell({ total: 2_000, paid: '2026-11-18T17:00:00Z' });
    await sell({ total: 4_000, paid: '2026-11-19T17:00:00Z' });
    const { series } = await dashboard(range);
    expect(series.map(({ label }) => label)).toEqual(labels);
    expect(series.map((period) => period.income)).toEqual(income);
  });
});

it('says how long orders took to be ready: not those set for a time, nor what was taken back', async () => {
  await sell({ total: 1, ready: '2026-11-20T02:10:00Z' });
  await sell({ total: 1, ready: '2026-11-20T02:15:30Z' });
  await sell({ total: 1, ready: '2026-11-20T06:00:00Z', scheduled: true });
  await sell({ total: 1, ready: '2026-11-20T05:00:00Z', undone: 'ready' });
  await sell({ total: 1, placed: '2026-11-18T02:00:00Z', ready: '2026-11-18T02:08:00Z' });
  const { series } = await dashboard('daily');
  expect(series.map((period) => period.minutes_to_ready)).toEqual([null, null, null, 8, null, 12.8]);
});

describe('the best staff of the month', () => {
  const done = '2026-11-02T03:00:00Z';

  it('has handed over the most orders, to how many people, for how much', async () => {
    const dewi = await shop.makeUser();
    await sell({ total: 20_000, staff: cheryn.id, done });
    await sell({ total: 30_000, staff: cheryn.id, done });
    await sell({ total: 10_000, staff: cheryn.id, done, customer: dewi.id });
    await sell({ total: 900_000, done });
    await sell({ total: 900_000, done: '2026-10-31T16:00:00Z' });
    await sell({ total: 900_000, done: '2026-10-31T16:00:00Z' });
    await sell({ total: 900_000, done: '2026-10-31T16:00:00Z' });
    expect((await dashboard('daily')).best_staff).toEqual({
      id: cheryn.id,
      name: 'Cheryn Melati',
      image: '/images/c-96.jpg',
      achieved: 60_000,
      goal: 5_000_000,
      customers: 2,
      orders: 3,
    });
  });

  it('is not who had to take it back; of equals it is who brought more', async () => {
    await sell({ total: 20_000, staff: cheryn.id, done });
    await sell({ total: 20_000, staff: cheryn.id, done, undone: 'done' });
    await sell({ total: 30_000, done });
    expect((await dashboard()).best_staff).toMatchObject({ id: admin.id, name: 'Dimas Prasetyo', orders: 1 });
  });
});

it('shows five of the running period, most handed over first', async () => {
  const made = await Promise.all(
    ['Mocha', 'Donut', 'V60', 'Croissant', 'Americano'].map((product_name) => shop.makeProduct({ product_name })),
  );
  const done = '2026-11-20T03:00:00Z';
  for (const [index, product] of made.entries()) await sell({ total: 1, product, qty: index + 2, done });
  await sell({ total: 1, product: latte, qty: 99, done: '2026-11-19T03:00:00Z' });
  await sell({ total: 1, product: latte, qty: 99, ready: done });
  await sell({ total: 1, product: latte, qty: 1, done });
  const { top_products } = await dashboard('daily');
  expect(top_products.map(({ product_name, sold }) => `${product_name} ${sold}`)).toEqual([
    'Americano 6',
    'Croissant 5',
    'V60 4',
    'Donut 3',
    'Mocha 2',
  ]);
});

it('holds the month’s income against the goal, whatever the range, and never rounds up to it', async () => {
  await sell({ total: 59_999_999, paid: '2026-11-01T03:00:00Z' });
  expect((await dashboard('daily')).goals).toMatchObject({ income: 59_999_999, percent: 99 });
  await sell({ total: 15_000_001, paid: '2026-11-02T03:00:00Z' });
  expect((await dashboard('daily')).goals).toMatchObject({ income: 75_000_000, percent: 125 });
});
