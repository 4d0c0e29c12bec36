import type { Dashboard, ReportRange } from '@seduh/contract';
import { CSV_START } from '@seduh/domain';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectDatabase } from '../../platform/db/database';
import { createTestApp, type TestApp, type TestUser } from '../../testing';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { silentLogger } from '../../testing/stand-ins';
import { readReport } from './report';
import { addSale } from './testing/books';

const RANGES: ReportRange[] = ['daily', 'weekly', 'monthly'];
const ZONES = { UTC: 0, 'America/Los_Angeles': 480, 'Pacific/Kiritimati': -840 };
const HOUR_MS = 3_600_000;

let books: TestDatabase;
let shop: TestApp;
let admin: TestUser;

/** Sales on both sides of every boundary of the shop's days in seven months, some refunded days later. */
beforeAll(async () => {
  books = await createTestDatabase();
  shop = await createTestApp({ database: books.database });
  admin = await shop.makeUser({ role: 'Admin' });
  const sold = { customer: (await shop.makeUser()).id, staff: admin.id, product: await shop.makeProduct() };
  const end = Date.parse('2026-11-20T07:00:00Z');
  for (let sale = 0; sale < 260; sale += 1) {
    // 19 hours apart, so that in time they fall on every hour of the day
    const at = new Date(end - sale * 19 * HOUR_MS);
    const later = new Date(at.getTime() + 50 * HOUR_MS);
    await addSale(books.database.db, {
      ...sold,
      total: 10_000 + sale * 7,
      discount: sale % 3 === 0 ? 500 + sale : 0,
      placed: at.toISOString(),
      ready: new Date(at.getTime() + 9 * 60_000).toISOString(),
      done: at.toISOString(),
      paid: at.toISOString(),
      ...(sale % 5 === 0 && later.getTime() < end ? { refunded: later.toISOString() } : {}),
    });
  }
});
afterAll(async () => {
  await shop.close();
  await books.drop();
});

const get = (path: string, app = shop.app) => app.inject({ url: `/api/dashboard${path}`, headers: admin.headers });
const read = async (range: ReportRange) => (await get(`?range=${range}`)).json<{ data: Dashboard }>().data;

/** The report's rows by column; no cell of these has a comma. */
async function rows(query: string): Promise<Record<string, string>[]> {
  const [start, head = '', ...lines] = (await get(`/report.csv?${query}`)).body.trimEnd().split('\r\n');
  expect(`${start}\r\n`).toBe(CSV_START);
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [names[index] ?? '', cell])));
}

const sum = (cells: Record<string, string>[], column: string) =>
  cells.reduce((total, row) => total + Number(row[column]), 0);

const figuresOf = (cells: Record<string, string>[]) => ({
  income: sum(cells, 'income'),
  refunds: sum(cells, 'refund'),
  discounts: sum(cells, 'discount'),
  outcome: sum(cells, 'outcome'),
  orders: cells.filter(({ kind }) => kind === 'income').length,
});

describe.each(RANGES)('the %s report', (range) => {
  it('adds up to what the dashboard says: in all, and in each period by the days it names', async () => {
    const { series, totals } = await read(range);
    const all = await rows(`range=${range}`);
    expect(totals.orders).toBeGreaterThan(5);
    expect(figuresOf(all)).toEqual(totals);
    for (const { label, from, to, minutes_to_ready, ...figures } of series) {
      expect([label, figuresOf(all.filter(({ date = '' }) => date >= from && date <= to))]).toEqual([label, figures]);
      expect([label, figuresOf(await rows(`range=${range}&from=${from}&to=${to}`))]).toEqual([label, figures]);
      expect(minutes_to_ready).toBe(9);
    }
  });
});

describe('wherever the process and the database stand', () => {
  const home = process.env.TZ;
  afterEach(() => {
    if (home === undefined) delete process.env.TZ;
    else process.env.TZ = home;
  });
  const everything = ({ app }: TestApp) =>
    Promise.all(
      RANGES.map(async (range) => {
        const { data } = (await get(`?range=${range}`, app)).json<{ data: Dashboard }>();
        return { data, csv: (await get(`/report.csv?range=${range}`, app)).body };
      }),
    );

  it.each(Object.entries(ZONES))('figures are the same in %s', async (zone, minutesBehind) => {
    const here = await everything(shop);
    process.env.TZ = zone;
    expect(new Date(Date.UTC(2026, 0, 1)).getTimezoneOffset(), 'the process has moved').toBe(minutesBehind);
    await sql`alter database ${sql.id(books.name)} set timezone to ${sql.lit(zone)}`.execute(books.database.db);
    const connection = () => ({ ...inject('postgres'), database: books.name });
    const there = await createTestApp({
      database: connectDatabase({ connection, logger: silentLogger }, async () => undefined),
    });
    const { rows: settings } = await sql`show timezone`.execute(there.database.db);
    expect(settings, 'the database has moved').toEqual([{ TimeZone: zone }]);

    expect(await everything(there)).toEqual(here);
    await there.close();
    await there.database.close();
  });
});

describe('the file', () => {
  it('is a download with a name, kept by nobody', async () => {
    const { headers, body } = await get('/report.csv?range=weekly');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="seduh-report-weekly-2026-10-12-2026-11-22.csv"',
      'cache-control': 'no-store',
    });
    expect(body.slice(CSV_START.length)).toMatch(
      /^date,time,order number,customer,way,payment method,kind,income,refund,discount,outcome,items\r\n/,
    );
    expect(body.endsWith('\r\n')).toBe(true);
  });

  it('is read some rows at a time, as it is taken, and cuts no moment in two', async () => {
    const [customer, product] = [(await shop.makeUser()).id, await shop.makeProduct()];
    const sell = (paid: string, total: number) =>
      addSale(books.database.db, { customer, product, total, placed: paid, paid });
    const noon = '2023-05-05T05:00:00.123Z';
    for (const total of [1_001, 1_002, 1_003]) await sell(noon, total);
    await sql`update payments set paid_at = paid_at + interval '456 us' where paid_at = ${noon} and amount = 1003`.execute(
      books.database.db,
    );
    for (const [day, total] of [1_005, 1_006, 1_007].entries()) await sell(`2023-05-0${7 + day}T03:00:00Z`, total);
    const filter = { range: 'daily' as const, from: '2023-01-01', to: '2023-12-31' };
    const parts: string[] = [];
    for await (const part of (await readReport(books.database.db, shop.clock, filter, { atATime: 2 })).parts) {
      // a movement of a time that has not been reached
      if (parts.length === 1) await sell('2023-05-06T03:00:00Z', 1_004);
      parts.push(part);
    }
    const lines = parts.map((part) =>
      part
        .trimEnd()
        .split('\r\n')
        .map((line) => line.split(',')[7]),
    );
    expect(lines).toEqual([
      [undefined, 'income'],
      ['1001', '1002', '1003'],
      ['1004', '1005'],
      ['1006', '1007'],
    ]);
  });

  it('is the same whatever is read at a time', async () => {
    const filter = { range: 'monthly' as const, from: undefined, to: undefined };
    const whole = async (atATime: number) => {
      let file = '';
      for await (const part of (await readReport(books.database.db, shop.clock, filter, { atATime })).parts)
        file += part;
      return file;
    };
    const { body } = await get('/report.csv?range=monthly');
    for (const atATime of [9, 100_000]) expect(await whole(atATime)).toBe(body);
  });

  it('says what was sold, as it was sold, where money came in', async () => {
    const at = '2024-05-06T03:04:00Z';
    const customer = (await shop.makeUser()).id;
    const product = await shop.makeProduct({ product_name: 'Hazelnut Latte' });
    const id = await addSale(books.database.db, { customer, product, total: 1_000, placed: at, paid: at });
    const milk = { id: 1, group_name: 'Milk', option_name: 'Oat milk', surcharge: 9_000 };
    await sql`
      update order_lines set product_name = 'Hazelnut Latte', size_id = 2, one_size = false,
        options = ${JSON.stringify([milk, { ...milk, id: 2, option_name: '50 % sugar' }])}::jsonb
      where order_id = ${id}`.execute(books.database.db);
    const [line = ''] = (await get('/report.csv?from=2024-05-06&to=2024-05-06')).body.split('\r\n').slice(2);
    expect(line).toMatch(/,income,1000,0,0,0,"1 × Hazelnut Latte, Large · Oat milk, 50 % sugar"$/);
  });

  it('opens right in Excel: written in UTF-8, cut at commas', async () => {
    const { rawPayload } = await get('/report.csv?range=daily');
    expect(rawPayload.subarray(0, 10)).toEqual(Buffer.from('\xEF\xBB\xBFsep=,\r\n', 'latin1'));
  });

  it('is only its first rows where nothing was sold', async () => {
    const { statusCode, body } = await get('/report.csv?from=2020-01-01&to=2020-12-31');
    expect([statusCode, body.split('\r\n').length]).toEqual([200, 3]);
  });

  it('runs nothing in a spreadsheet and stays in its columns', async () => {
    const at = '2024-05-05T03:04:00Z';
    const customer = (await shop.makeUser()).id;
    const product = await shop.makeProduct();
    const name = '=HYPERLINK("http://evil.example","Rani, Ayu")';
    const id = await addSale(books.database.db, { customer, product, name, total: 1_000, placed: at, paid: at });
    const { number } = await books.database.db
      .selectFrom('orders')
      .select('number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { body } = await get('/report.csv?from=2024-05-05&to=2024-05-05');
    expect(body.split('\r\n')[2]).toBe(
      `2024-05-05,10:04,SD-${number},"'=HYPERLINK(""http://evil.example"",""Rani, Ayu"")",Pick up,Cash on delivery,income,1000,0,0,0,"1 × As sold, Regular"`,
    );
  });

  it.each([
    ['from=2026-11-20&to=2026-11-19', 'to: comes before 2026-11-20'],
    ['from=yesterday', 'from: not a day, as 2026-11-20'],
    ['to=9999-12-31', 'to: not a day, as 2026-11-20'],
  ])('is refused for %s', async (query, msg) => {
    const response = await get(`/report.csv?${query}`);
    expect([response.statusCode, response.json()]).toEqual([400, expect.objectContaining({ code: 'VALIDATION', msg })]);
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.headers['content-disposition']).toBeUndefined();
  });
});
