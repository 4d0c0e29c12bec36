import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTx, type Tx } from '../../platform/db/tx';
import { countEntries } from '../../resources/audit/repository';
import { readOpenDay } from '../../resources/closes/open-day';
import { sumCancelled } from '../../resources/closes/repository';
import { drawersOf, keepCustomers } from '../../resources/dashboard/daily-sums';
import { figuresAt } from '../../resources/dashboard/figures/service';
import { dashboardAt } from '../../resources/dashboard/service';
import { keepAll, keepAllMonths } from '../../resources/dashboard/testing/keep';
import { listHeads } from '../../resources/orders/chat/repository';
import { listOrderIds } from '../../resources/orders/read/list-repository';
import { listMade } from '../../resources/products/making/repository';
import { createTestApp, TEST_NOW, type TestApp } from '../../testing';
import { seedDemo } from '../demo';
import { growShop } from './grow';

const SIZE = { orders: 12_000, customers: 1_200, products: 300 };
const DAY_MS = 24 * 60 * 60_000;
const now = new Date(TEST_NOW);

let shop: TestApp;
const said: string[] = [];
const grow = () => growShop(shop.database.db, SIZE, now, (line) => said.push(line));
beforeAll(async () => {
  shop = await createTestApp();
  await seedDemo(shop.database.db, shop.clock);
  await grow();
}, 120_000);
afterAll(() => shop.close());

const one = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(shop.database.db)).rows[0];

describe('a shop that is made large', () => {
  it('has as much as was asked for, and is left alone when asked again', async () => {
    expect(
      await one(
        sql`select (select count(*)::int from orders) as orders, (select count(*)::int from products) as products`,
      ),
    ).toEqual({ orders: SIZE.orders, products: SIZE.products });
    expect(said.filter((line) => /^([\d,]+) of \1 orders$/.test(line))).toHaveLength(1);
    await grow();
    expect(said.at(-1)).toMatch(/^The shop has 12,000 orders, .* already; nothing was changed\.$/);
  });

  it('has books in which everything refers to what is there', async () => {
    const { rows } = await sql<{ name: string; definition: string; child: string; parent: string; pairs: string }>`
      select conname as name, conrelid::regclass::text as child, confrelid::regclass::text as parent,
        (
          select string_agg(format('child.%I = parent.%I', of.attname, other.attname), ' and ')
          from unnest(conkey, confkey) as key (of, other)
            join pg_attribute of on of.attrelid = conrelid and of.attnum = key.of
            join pg_attribute other on other.attrelid = confrelid and other.attnum = key.other
        ) as pairs,
        (
          select string_agg(format('child.%I is not null', of.attname), ' and ')
          from unnest(conkey) as key (of) join pg_attribute of on of.attrelid = conrelid and of.attnum = key.of
        ) as definition
      from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(
      shop.database.db,
    );
    expect(rows.length).toBeGreaterThan(30);
    for (const { name, child, parent, pairs, definition } of rows) {
      const lost = await one(
        sql<{ count: number }>`select count(*)::int as count from ${sql.raw(child)} as child
          where ${sql.raw(definition)} and not exists (select from ${sql.raw(parent)} as parent where ${sql.raw(pairs)})`,
      );
      expect([name, lost?.count]).toEqual([name, 0]);
    }
  });

  it('has counts that say what is in its books, and all its indexes and triggers', async () => {
    expect(
      await one(sql`
        select (select sum(orders)::int from order_days) as days,
          (select count(*)::int from products where sold <> (
            select coalesce(sum(qty), 0) from order_lines join orders on orders.id = order_id
            where product_id = products.id and status in ('delivered', 'picked up'))) as missold,
          (select count(*)::int from orders where total <> (
            select sum(line_total) from order_lines where order_id = orders.id) - discount + tax + shipping) as wrong,
          (select sum(entries)::int from audit_days) = (select count(*)::int from audit_log) as recorded,
          (select sum(orders)::int from order_names) as named,
          (select count(*)::int from chats join orders on orders.id = chats.order_id
            where chats.closed_at is distinct from orders.closed_at) as ajar,
          (select count(*)::int from pg_trigger where not tgisinternal and tgenabled = 'D') as disabled,
          (select tgenabled from pg_trigger where tgname = 'payments_booked') as booked`),
    ).toEqual({
      days: SIZE.orders,
      named: SIZE.orders,
      recorded: true,
      ajar: 0,
      missold: 0,
      wrong: 0,
      disabled: 0,
      booked: 'A',
    });
    const fresh = await createTestApp();
    const indexes = async ({ database: { db } }: TestApp) =>
      (await sql`select indexdef from pg_indexes where schemaname = current_schema() order by indexname`.execute(db))
        .rows;
    expect(await indexes(shop)).toEqual(await indexes(fresh));
    await fresh.close();
  });
});

describe('what a day is asked for', () => {
  /** How many rows of a table a reading looks at. */
  const read = (table: string, reading: (tx: Tx) => Promise<unknown>) =>
    withTx(shop.database.db, async (tx) => {
      // what the connection did before may not have been told yet
      const before = await looked(tx, table);
      await reading(tx);
      return (await looked(tx, table)) - before;
    });
  const looked = async (tx: Tx, table: string) => {
    const { rows } = await sql<{ count: number }>`
      select coalesce(seq_tup_read, 0)::int + coalesce(idx_tup_fetch, 0)::int as count
      from pg_stat_xact_user_tables where relname = ${table} and schemaname = current_schema()`.execute(tx);
    return rows[0]?.count ?? 0;
  };

  it('of cancellings, reads those of that day and none of the year', async () => {
    const window = { since: new Date(now.getTime() - DAY_MS), until: now };
    expect(
      await one(sql<{ count: number }>`select count(*)::int as count from order_moves where to_status = 'cancelled'`),
    ).toSatisfy(({ count }: { count: number }) => count > 300);
    expect(await read('order_moves', (tx) => sumCancelled(tx, window))).toBeLessThan(10);
  });

  it('of chats, reads the orders of the last days and not all', async () => {
    const since = new Date(now.getTime() - DAY_MS / 12);
    const oldest = new Date(now.getTime() - 9 * DAY_MS);
    expect(await read('orders', (tx) => listHeads(tx, since, oldest, 50))).toBeLessThan(5);
  });

  it('of cups, reads those of the orders that teach what products take', async () => {
    expect(await one(sql<{ count: number }>`select count(*)::int as count from order_pours`)).toSatisfy(
      ({ count }: { count: number }) => count > 10_000,
    );
    const since = new Date(now.getTime() - 30 * DAY_MS);
    const began = sql`
      insert into order_moves (order_id, to_status, actor, moved_at)
      select order_id, 'preparing', 'staff', moved_at - interval '1 minute' from order_moves
      where to_status = 'ready' and moved_at >= ${since}`;
    expect(
      await read('order_pours', async (tx) => {
        await began.execute(tx);
        await sql`analyze order_moves`.execute(tx);
        await listMade(tx, since);
        await sql`delete from order_moves where to_status = 'preparing'`.execute(tx);
      }),
    ).toBeLessThan(5_000);
  });

  it('of a name that a thousand others have too, reads the newest orders until it has enough', async () => {
    const filter = { statuses: undefined, delivery: undefined, since: undefined, until: undefined };
    let found: { ids: string[]; total: number } | undefined;
    const rows = await read('orders', async (tx) => {
      // twelve thousand are sorted sooner than walked through; a million are not
      await sql`set local enable_sort = off`.execute(tx);
      found = await listOrderIds(tx, { ...filter, search: 'bench' }, { page: 100, limit: 10 });
    });
    expect(found).toMatchObject({ total: 1_000, ids: { length: 10 } });
    expect(rows).toBeLessThan(2_000);
  });

  it('of the record, reads no entry to say how many there are', async () => {
    const filter = { search: '', kind: undefined, by: undefined, since: undefined, until: undefined };
    let count = 0;
    const rows = await read('audit_log', async (tx) => {
      count = await countEntries(tx, filter);
    });
    expect([count > 2_000, rows]).toEqual([true, 0]);
  });

  describe('once its days are kept', () => {
    beforeAll(() => keepAll(shop.database.db, shop.clock), 120_000);
    const BOOKS = ['orders', 'order_lines', 'order_moves', 'payments', 'refunds'];

    it('reads of the books nothing for the figures of days that are over', async () => {
      const span = { from: '2026-10-20', to: '2026-11-19' };
      const compared = { from: '2026-09-19', to: '2026-10-19', until: new Date('2026-10-19T17:00:00Z') };
      for (const table of BOOKS) {
        const rows = await read(table, (tx) => figuresAt(tx, 'Asia/Jakarta', now, span, compared));
        expect([table, rows]).toEqual([table, 0]);
      }
    });

    it('reads of many months what is kept of each, and of days only those of a month that is cut', async () => {
      await keepAllMonths(shop.database.db, shop.clock);
      const span = { from: '2026-04-29', to: '2026-09-30' };
      const compared = { from: '2025-12-01', to: '2026-04-30', until: new Date('2026-04-30T17:00:00Z') };
      const lookedAt = (table: string) => read(table, (tx) => figuresAt(tx, 'Asia/Jakarta', now, span, compared));
      const cut = await one(sql<{ days: number; rows: number }>`
        select count(distinct since)::int as days, count(*)::int as rows from daily_figure_rows
        where since >= '2026-04-28T17:00:00Z' and since < '2026-04-30T17:00:00Z'`);
      expect(cut?.days).toBe(2);
      // sections once, and customers by three questions
      expect(await lookedAt('daily_figure_rows')).toBeLessThan((cut?.rows ?? 0) * 2);
      expect(await lookedAt('monthly_figure_rows')).toBeGreaterThan(1_000);
      for (const table of BOOKS) expect([table, await lookedAt(table)]).toEqual([table, 0]);
    });

    it('reads of today and of yesterday up to now a quarter of an hour each', async () => {
      const paid = await one(
        sql<{ count: number }>`select count(*)::int as count from payments where paid_at >= '2026-11-19T17:00:00Z'`,
      );
      expect(paid?.count).toBeGreaterThan(10);
      expect(await read('payments', (tx) => dashboardAt(tx, now, 'daily'))).toBeLessThan(10);
      expect(await read('payments', (tx) => readOpenDay(tx, now, drawersOf))).toBeLessThan(10);
      // what a close is made of
      expect(await read('payments', (tx) => readOpenDay(tx, now))).toBeGreaterThan(10);
    });

    it('reads of whom staff met in the month bits, and no list', async () => {
      await keepCustomers(shop.database.db, shop.clock);
      expect(await read('daily_customers', (tx) => dashboardAt(tx, now, 'daily'))).toBeGreaterThan(15);
      const lists = await one(sql<{ count: number }>`
        select count(*)::int as count from daily_staff left join daily_customers using (since, staff_id)
        where since >= '2026-10-31T17:00:00Z' and met is null`);
      expect(lists?.count).toBe(0);
    });
  });
});
