import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { keepBooks } from './books';
import { DAYS_AT_ONCE, keepDays, KEPT_DAYS } from './resources/dashboard/daily-sums';
import { FIGURE_RULES } from './resources/dashboard/figures/kept-repository';
import { addSale } from './resources/dashboard/testing/books';
import { createTestApp, type TestApp } from './testing';

let shop: TestApp;
const db = () => shop.database.db;

beforeAll(async () => {
  shop = await createTestApp();
  const sold = { customer: (await shop.makeUser()).id, product: await shop.makeProduct() };
  const staff = (await shop.makeUser({ role: 'Admin' })).id;
  for (const at of ['2026-11-10T05:00:00Z', '2026-11-20T05:00:00Z'])
    await addSale(db(), { ...sold, staff, total: 1_000, placed: at, ready: at, done: at, paid: at });
});
/** All is kept but the newest 25 days. */
beforeEach(async () => {
  await db().deleteFrom('daily_sums').execute();
  await db().deleteFrom('monthly_figures').execute();
  await sql`
    insert into daily_sums (since, until, income, refunds, discounts, orders, ready_orders, ready_ms)
    select day, day + interval '1 day', 0, 0, 0, 0, 0, 0 from generate_series(26, ${KEPT_DAYS}) as ago
      cross join lateral (select '2026-11-19T17:00:00Z'::timestamptz - ago * interval '1 day') as past (day)`.execute(
    db(),
  );
  await sql`
    insert into daily_figures (since, time_zone, rules, quarters)
    select since, 'Asia/Jakarta', ${FIGURE_RULES}, '[]' from daily_sums`.execute(db());
});
afterAll(() => shop.close());

const never = new AbortController().signal;
const count = async (table: string) => Number((await sql`select from ${sql.table(table)}`.execute(db())).rows.length);

it('says that there is more while days or months are left, and looks after today each time', async () => {
  let rounds = 1;
  while (await keepBooks(db(), shop.clock, never)) rounds += 1;
  // of days ten at once, of months three, while there are as many
  expect(rounds).toBe(6);
  expect(await count('daily_figures')).toBe(KEPT_DAYS);
  expect(await count('monthly_figures')).toBe(17);
  // of the running month: whom staff met on the one day and in the quarter of an hour in which anything was handed over
  expect(await count('daily_customers')).toBe(2);
});

it('keeps no further quarter of an hour once it is told to end', async () => {
  const quarters = async () => {
    const { rows } = await sql`select from daily_sums where until - since < '1 hour'`.execute(db());
    return rows.length;
  };
  await keepBooks(db(), shop.clock, AbortSignal.abort());
  expect(await quarters()).toBe(0);
  await keepBooks(db(), shop.clock, never);
  expect(await quarters()).toBe(58);
});

it('keeps no further day once it is told to end', async () => {
  const job = new AbortController();
  const keeping = keepBooks(db(), shop.clock, job.signal);
  job.abort();
  await keeping;
  expect(await count('daily_figures')).toBe(KEPT_DAYS - 25);
});

it('leaves days alone that a newer version has kept by its own rules: each would keep what the other has kept for ever', async () => {
  const newer = FIGURE_RULES + 1;
  await sql`update daily_figures set rules = ${newer}`.execute(db());
  expect(await keepDays(db(), shop.clock, never)).toBe(DAYS_AT_ONCE);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from daily_figures where rules = ${newer}`.execute(db());
  expect(rows[0]?.count).toBe(KEPT_DAYS - 25);
  while ((await keepDays(db(), shop.clock, never)) > 0);
  expect(await count('daily_figures')).toBe(KEPT_DAYS);
});

it('leaves the rest to whoever is at it already', async () => {
  const kept = await Promise.all([1, 2].map(() => keepDays(db(), shop.clock, never)));
  expect(kept.toSorted((one, other) => one - other)[1]).toBe(DAYS_AT_ONCE);
  // both begin with the newest: the second finds it kept, at the latest on its next day
  expect(Math.min(...kept)).toBeLessThan(2);
});
