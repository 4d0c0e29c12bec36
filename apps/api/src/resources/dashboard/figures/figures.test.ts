import type { Dashboard, Figures } from '@seduh/contract';
import { DELIVERY, PAYMENT } from '@seduh/contract/constants';
import { CSV_START, promisedAt } from '@seduh/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../../../testing';
import { addSale } from '../testing/books';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const milk = { id: 1, group_name: 'Milk', option_name: 'Oat milk', surcharge: 6_000 };
const DELIVERIES = Object.values(DELIVERY);
const PAYMENTS = Object.values(PAYMENT);

let shop: TestApp;
let admin: TestUser;
let names: Record<string, string>;

/** Two months of sales on every hour of the day, by every method, some refunded, some cancelled. */
beforeAll(async () => {
  shop = await createTestApp();
  admin = await shop.makeUser({ role: 'Admin' });
  const people = await Promise.all(Array.from({ length: 5 }, () => shop.makeUser()));
  const products: string[] = [];
  for (const product_name of ['Mocha', 'Donut', 'V60']) products.push(await shop.makeProduct({ product_name }));
  names = Object.fromEntries(products.map((id, index) => [['Mocha', 'Donut', 'V60'][index] ?? '', id]));
  const [mocha = '', donut = '', v60 = ''] = products;
  const end = Date.parse('2026-11-20T07:00:00Z');
  for (let sale = 0; sale < 140; sale += 1) {
    const at = new Date(end - sale * 11 * HOUR_MS);
    const after = (ms: number) => new Date(at.getTime() + ms).toISOString();
    const later = at.getTime() + 50 * HOUR_MS;
    const isCancelled = sale % 10 === 7;
    await addSale(shop.database.db, {
      // each of five customers has bought for thirteen days
      customer: sale % 9 === 4 ? null : (people[Math.min(4, Math.floor(sale / 28))]?.id ?? null),
      staff: admin.id,
      product: sale % 2 ? mocha : v60,
      qty: 1 + (sale % 3),
      more: sale % 4 === 0 ? [{ product: donut, qty: 2, options: [milk] }] : [],
      total: 10_000 + sale * 7,
      discount: sale % 3 === 0 ? 500 + sale : 0,
      delivery: DELIVERIES[sale % DELIVERIES.length] ?? DELIVERY.pickUp,
      method: PAYMENTS[sale % PAYMENTS.length] ?? PAYMENT.cash,
      placed: at.toISOString(),
      paid: after((sale % 7) * 20_000),
      promised: after(10 * MINUTE_MS + 1),
      scheduled: sale % 13 === 5,
      ...(isCancelled
        ? { cancelled: { at: after(MINUTE_MS), by: 'staff', reason: sale % 20 === 7 ? 'No milk' : ' ' } }
        : { ready: after((8 + (sale % 6)) * MINUTE_MS), done: after(20 * MINUTE_MS) }),
      ...(sale % 5 === 0 && later < end ? { refunded: new Date(later).toISOString() } : {}),
    });
  }
});
afterAll(() => shop.close());

const get = (path: string) => shop.app.inject({ url: `/api${path}`, headers: admin.headers });
async function figures(query = ''): Promise<Figures> {
  const response = await get(`/figures${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ data: Figures }>().data;
}
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);

/** Every sum of money and of payments that a section makes. */
const moneyOf = ({ hours, customers, methods }: Figures, when: 'now' | 'before') => ({
  hours: [sum(hours, (row) => row[when]?.orders ?? 0), sum(hours, (row) => row[when]?.income ?? 0)],
  customers: [sum(customers, (row) => row[when]?.orders ?? 0), sum(customers, (row) => row[when]?.income ?? 0)],
  methods: [sum(methods, (row) => row[when]?.orders ?? 0), sum(methods, (row) => row[when]?.income ?? 0)],
});
const same = ({ orders, income }: { orders: number; income: number }) => ({
  hours: [orders, income],
  customers: [orders, income],
  methods: [orders, income],
});

describe('figures add up to what the dashboard says', () => {
  it.each(['daily', 'weekly', 'monthly'])('in each period of the %s report', async (range) => {
    const { data } = (await get(`/dashboard?range=${range}`)).json<{ data: Dashboard }>();
    for (const { label, from, to, minutes_to_ready, ...money } of data.series) {
      const answer = await figures(`?from=${from}&to=${to}`);
      expect([label, answer.totals.now]).toEqual([label, money]);
      expect([label, moneyOf(answer, 'now')]).toEqual([label, same(money)]);
      expect([label, sum(answer.methods, (row) => row.now.refunds)]).toEqual([label, money.refunds]);
      expect([label, sum(answer.methods, (row) => row.now.discounts)]).toEqual([label, money.discounts]);
      const { ready_ms, orders } = answer.ready.now;
      const minutes = orders > 0 ? Math.round((ready_ms / orders / MINUTE_MS) * 10) / 10 : null;
      expect([label, minutes]).toEqual([label, minutes_to_ready]);
    }
  });

  it('in what sells, whatever was in it', async () => {
    const { data } = (await get('/dashboard?range=monthly')).json<{ data: Dashboard }>();
    const running = data.series.at(-1);
    const { products, cups, basket } = await figures(`?from=${running?.from}&to=${running?.to}`);
    expect(data.top_products.length).toBe(3);
    expect(products.map(({ product_id, now }) => [product_id, now.sold])).toEqual(
      data.top_products.map(({ id, sold }) => [id, sold]),
    );
    expect(sum(cups, (row) => row.now.sold)).toBe(sum(products, (row) => row.now.sold));
    expect(basket.now.pieces).toBe(sum(products, (row) => row.now.sold));
    expect(cups.find(({ product_id }) => product_id === names['Donut'])).toMatchObject({
      product_name: 'Donut',
      size_id: null,
      options: ['Oat milk'],
    });
  });

  it('in what is held against them, up to this time of day', async () => {
    const { data } = (await get('/dashboard?range=daily')).json<{ data: Dashboard }>();
    const today = data.series.at(-1);
    const answer = await figures(`?from=${today?.from}&to=${today?.to}`);
    const { income, outcome, refunds, discounts, orders, until } = data.previous;
    expect(answer.compared).toEqual({ from: '2026-11-19', to: '2026-11-19', until });
    expect(answer.totals.before).toEqual({ income, outcome, refunds, discounts, orders });
    expect(moneyOf(answer, 'before')).toEqual(same({ orders, income }));
  });
});

it('adds up to the report’s rows, by delivery and payment method too', async () => {
  const query = 'from=2026-10-01&to=2026-10-31';
  const { methods, totals } = await figures(`?${query}`);
  const [, , ...lines] = (await get(`/dashboard/report.csv?${query}`)).body.trimEnd().split('\r\n');
  const rows = lines.map((line) => line.split(','));
  expect(sum(rows, (cells) => Number(cells[7]))).toBe(totals.now.income);
  const [, ...file] = (await get(`/figures/figures.csv?section=methods&compare=none&${query}`)).body
    .slice(CSV_START.length)
    .trimEnd()
    .split('\r\n');
  expect(file.length).toBe(methods.length);
  for (const line of file) {
    const [delivery, payment, , income] = line.split(',');
    const own = rows.filter((cells) => cells[4] === delivery && cells[5] === payment);
    expect([delivery, payment, sum(own, (cells) => Number(cells[7]))]).toEqual([delivery, payment, Number(income)]);
  }
});

it('counts by the shop’s clock, whatever the database’s is', async () => {
  const { hours } = await figures('?from=2026-11-20&to=2026-11-20&compare=none');
  // 07:00 in London is 14:00 in Jakarta, on a Friday
  expect(hours.at(-1)).toMatchObject({ weekday: 5, hour: 14, before: null });
  await sql`set time zone 'America/Los_Angeles'`.execute(shop.database.reports);
  expect((await figures('?from=2026-11-20&to=2026-11-20&compare=none')).hours).toEqual(hours);
});

it('tells new customers from those who came back, and guests', async () => {
  const all = await figures('?from=2026-11-07&to=2026-11-20');
  const fresh = all.customers.find(({ kind }) => kind === 'new');
  const back = all.customers.find(({ kind }) => kind === 'returning');
  const guests = all.customers.find(({ kind }) => kind === 'guest');
  expect(all.customers.map(({ kind }) => kind)).toEqual(['new', 'returning', 'guest']);
  // of 28 sales 11 hours apart one customer's reach back to 8 November, the next one's on from the seventh
  expect([fresh?.now.customers, back?.now.customers]).toEqual([1, 1]);
  expect(guests?.now.customers).toBe(guests?.now.orders);
  const { rows } = await sql<{ count: number }>`
    select count(distinct user_id) from orders join payments on order_id = orders.id
    where paid_at >= '2026-11-06T17:00:00Z' and user_id is not null`.execute(shop.database.db);
  expect((fresh?.now.customers ?? 0) + (back?.now.customers ?? 0)).toBe(rows[0]?.count);
});

it('holds what was ready against the domain’s promise', async () => {
  const { ready, ready_hours } = await figures('?from=2026-10-01&to=2026-11-20&compare=none');
  const { rows } = await sql<{ placed_at: Date; ready_at: Date; moved_at: Date; paid_at: Date; method: number }>`
    select placed_at, ready_at, moved_at, paid_at, method from order_moves
    join orders on orders.id = order_moves.order_id join payments on payments.order_id = orders.id
    where to_status = 'ready' and not scheduled and moved_at >= '2026-09-30T17:00:00Z'`.execute(shop.database.db);
  const kept = rows.filter(
    ({ placed_at, ready_at, moved_at, paid_at, method }) =>
      moved_at.getTime() <=
      promisedAt({
        created_at: placed_at.toISOString(),
        ready_at: ready_at.toISOString(),
        scheduled: false,
        payment_id: method as 1,
        payment: { state: 'paid', paid_at: paid_at.toISOString() },
      } as Parameters<typeof promisedAt>[0]),
  );
  expect(ready.now).toMatchObject({ orders: rows.length, on_time: kept.length });
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.length).toBeLessThan(rows.length);
  expect(sum(ready_hours, (row) => row.now.orders)).toBe(rows.length);
});

it('says what went together, and what was cancelled and why', async () => {
  const { pairs, basket, cancellations, cancelled } = await figures('?from=2026-11-01&to=2026-11-20&compare=none');
  expect(pairs.map(({ product_name, with_name }) => [product_name, with_name].toSorted())).toEqual([['Donut', 'V60']]);
  expect(pairs[0]?.now.orders).toBe(basket.now.mixed);
  expect(new Set(cancellations.map(({ by, reason }) => `${by}: ${reason}`))).toEqual(
    new Set(['staff: No milk', 'staff: null']),
  );
  expect(sum(cancellations, (row) => row.now.orders)).toBe(cancelled.now.orders);
  expect(cancelled).toMatchObject({ before: null });
});

describe('the days', () => {
  it('are four weeks up to today, against the four before, or the same weekdays of the year before', async () => {
    expect(await figures()).toMatchObject({
      from: '2026-10-24',
      to: '2026-11-20',
      compared: { from: '2026-09-26', to: '2026-10-23', until: '2026-10-23T07:30:00.000Z' },
    });
    expect((await figures('?compare=year')).compared).toMatchObject({ from: '2025-10-25', to: '2025-11-21' });
    expect((await figures('?compare=none')).compared).toBeNull();
    expect((await figures('?from=2026-11-01&to=2026-11-07')).compared).toEqual({
      from: '2026-10-25',
      to: '2026-10-31',
      until: '2026-10-31T17:00:00.000Z',
    });
  });

  it.each([
    ['from=2026-11-02&to=2026-11-01', 'to: comes before 2026-11-02'],
    ['from=2026-01-01&to=2026-11-01', 'to: at most 184 days in all'],
    ['from=yesterday', 'from: not a day, as 2026-11-20'],
  ])('%s are refused', async (query, msg) => {
    for (const path of ['/figures?', '/figures/figures.csv?section=hours&']) {
      const response = await get(`${path}${query}`);
      expect(response.statusCode).toBe(400);
      expect(response.json<{ data: { fields: object } }>().data.fields).toEqual(
        expect.objectContaining({ [msg.split(':')[0] ?? '']: msg }),
      );
    }
  });
});

describe('the file', () => {
  it('is a download with all rows of one section, in the language asked for', async () => {
    const { headers, body } = await get('/figures/figures.csv?section=hours&from=2026-11-19&to=2026-11-20');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="seduh-hours-2026-11-19-2026-11-20.csv"',
      'cache-control': 'no-store',
    });
    expect(body.slice(CSV_START.length).split('\r\n')[0]).toBe(
      'weekday,hour,orders,income,orders 2026-11-17 to 2026-11-18,income 2026-11-17 to 2026-11-18',
    );
    const indonesian = await shop.app.inject({
      url: '/api/figures/figures.csv?section=customers&compare=none',
      headers: { ...admin.headers, 'accept-language': 'id' },
    });
    expect(indonesian.body.slice(CSV_START.length).split('\r\n').slice(0, 1)).toEqual([
      'pelanggan,orang,pesanan,pemasukan',
    ]);
    expect((await get('/figures/figures.csv?section=weather')).statusCode).toBe(400);
  });

  it('runs nothing in a spreadsheet', async () => {
    await addSale(shop.database.db, {
      customer: null,
      staff: admin.id,
      product: names['Mocha'] ?? '',
      total: 1,
      placed: TEST_NOW,
      cancelled: { at: TEST_NOW, by: 'customer', reason: '=HYPERLINK("http://x")' },
    });
    const { body } = await get('/figures/figures.csv?section=cancellations&from=2026-11-20&to=2026-11-20');
    expect(body).toContain(`customer,"'=HYPERLINK(""http://x"")",1,1`);
  });
});

it('is for staff who may see figures', async () => {
  const barista = await shop.makeUser({ role: 'Admin', bundle: 'barista' });
  for (const path of ['/figures', '/figures/figures.csv?section=hours']) {
    const response = await shop.app.inject({ url: `/api${path}`, headers: barista.headers });
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([403, 'NOT_PERMITTED']);
  }
});
