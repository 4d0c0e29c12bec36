import { LIMITS } from '@seduh/contract/constants';
import { readOrderSearch } from '@seduh/domain';
import { sql } from 'kysely';
import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing';
import { addSale } from '../../dashboard/testing/books';
import { listOrderIds } from './list-repository';
import { foldOrderNames, namesToLookUp } from './order-names-repository';

const NAMES = ['Ayu Lestari', 'AYU', 'Bima 100%', 'Dewi Ayuningtyas', 'Ñandú'];
const SEARCHES = ['ayu', 'ay', '100%', 'lestari', 'ñan', 'bima'];

let shop: TestApp;
let sold: { customer: string; product: string };
const db = () => shop.database.db;

beforeAll(async () => {
  shop = await createTestApp();
  sold = { customer: (await shop.makeUser()).id, product: await shop.makeProduct() };
});
afterAll(() => shop.close());

const nameOf = (which: number) => NAMES[which % NAMES.length] ?? '';

/** Orders come, are renamed as a closed account's are, and go; now and then names are added up. */
async function take({ what, which }: { what: string; which: number }): Promise<void> {
  const ids = (await db().selectFrom('orders').select('id').orderBy('number').execute()).map(({ id }) => id);
  const id = ids[which % Math.max(1, ids.length)];
  if (what === 'fold') await foldOrderNames(db());
  else if (what === 'sell' || id === undefined) {
    const at = new Date(Date.parse('2026-11-20T07:30:00Z') - which * 3_600_000).toISOString();
    await addSale(db(), { ...sold, name: nameOf(which), total: 1_000, placed: at, done: at });
  } else if (what === 'rename')
    await db().updateTable('orders').set({ customer_name: 'Customer' }).where('id', '=', id).execute();
  else await db().deleteFrom('orders').where('id', '=', id).execute();
}

/** The same search among the orders themselves. */
async function plain(search: string): Promise<string[]> {
  const rows = await db()
    .selectFrom('orders')
    .select(['id', 'customer_name'])
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const isFound = (name: string) => (search.length < 3 ? ` ${name}`.includes(` ${search}`) : name.includes(search));
  return rows.filter((row) => isFound(row.customer_name.toLowerCase())).map(({ id }) => id);
}

const found = async (search: string) => {
  const filter = { statuses: undefined, delivery: undefined, since: undefined, until: undefined };
  return listOrderIds(db(), { ...filter, search }, { page: 1, limit: 1_000 });
};

it('finds by names what it finds among the orders, whatever happened and whenever names were added up', async () => {
  const step = record({ what: constantFrom('sell', 'sell', 'sell', 'rename', 'delete', 'fold'), which: nat(60) });
  await assert(
    asyncProperty(array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
      for (const one of steps) await take(one);
      for (const search of SEARCHES) {
        const ids = await plain(search);
        expect([search, await found(search)]).toEqual([search, { ids, total: ids.length }]);
      }
    }),
    { numRuns: 8 },
  );
  await foldOrderNames(db());
  const counted = sql`select name, orders::int as orders from order_names order by name`.execute(db());
  const there = sql`
    select lower(customer_name) collate "C" as name, count(*)::int as orders from orders group by 1 order by 1`.execute(
    db(),
  );
  expect((await counted).rows).toEqual((await there).rows);
});

it('keeps no name by which there is no order any more', async () => {
  const at = '2026-11-20T07:30:00Z';
  const id = await addSale(db(), { ...sold, name: 'Only Once', total: 1_000, placed: at, done: at });
  await foldOrderNames(db());
  await db().updateTable('orders').set({ customer_name: 'Customer' }).where('id', '=', id).execute();
  await foldOrderNames(db());
  const names = await db().selectFrom('order_names').select('name').where('name', '=', 'only once').execute();
  expect(names).toEqual([]);
});

it('would not find an order whose name nobody noted', async () => {
  await sql`alter table orders disable trigger orders_named`.execute(db());
  const at = '2026-11-20T07:30:00Z';
  const id = await addSale(db(), { ...sold, name: 'Unheard Of', total: 1_000, placed: at, done: at });
  expect(await plain('unheard')).toEqual([id]);
  expect((await found('unheard')).ids).toEqual([]);
  await sql`alter table orders enable trigger orders_named`.execute(db());
  await sql`select recount_order_names()`.execute(db());
  expect((await found('unheard')).ids).toEqual([id]);
});

it('finds the newest that sold a product, and older ones where days are chosen', async () => {
  const product = await shop.makeProduct({ product_name: 'Wedang Uwuh' });
  const old = await addSale(db(), { ...sold, product, total: 1_000, placed: '2026-01-05T07:30:00Z' });
  const id = await addSale(db(), { ...sold, product, total: 1_000, placed: '2026-02-01T07:30:00Z' });
  // as many newer ones as are found at most
  await sql`
    with more as (
      insert into orders (id, user_id, status, delivery_id, customer_name, subtotal, discount, tax, shipping, total, scheduled, placed_at, ready_at)
      select uuidv7(), user_id, status, delivery_id, customer_name, subtotal, discount, tax, shipping, total, scheduled,
        placed_at + nth * interval '1 minute', ready_at
      from orders cross join generate_series(1, ${LIMITS.foundOrders - 1}) nth where id = ${id}
      returning id
    )
    insert into order_lines (order_id, position, product_id, product_name, size_id, qty, unit_price, line_total)
    select more.id, 1, product_id, product_name, size_id, qty, unit_price, line_total
    from more cross join order_lines where order_id = ${id}`.execute(db());
  const all = { statuses: undefined, delivery: undefined, since: undefined, until: undefined };
  const page = { page: 1, limit: 1 };
  expect((await listOrderIds(db(), { ...all, search: 'wedang uwuh' }, page)).total).toBe(LIMITS.foundOrders);
  const until = new Date('2026-01-31T00:00:00Z');
  expect(await listOrderIds(db(), { ...all, until, search: 'wedang uwuh' }, page)).toEqual({ ids: [old], total: 1 });
});

it('looks names up one by one where that reads less than looking back, however many names there are', async () => {
  const placed = '2025-03-05T07:30:00Z';
  const id = await addSale(db(), { ...sold, name: 'Template', total: 1_000, placed });
  /** So many orders, by as many names as there are values of this expression. */
  const sell = (count: number, name: string) =>
    sql`
      insert into orders (id, user_id, status, delivery_id, customer_name, subtotal, discount, tax, shipping, total, scheduled, placed_at, ready_at)
      select uuidv7(), user_id, status, delivery_id, ${sql.raw(name)}, subtotal, discount, tax, shipping, total, scheduled,
        placed_at - nth * interval '1 minute', ready_at
      from orders cross join generate_series(1, ${sql.lit(count)}) nth where id = ${id}`.execute(db());
  await sell(3 * LIMITS.foundOrders, `'Often ' || nth % 3`);
  await sell(LIMITS.foundOrders + 700, `'Seldom ' || nth`);
  await sql`analyze orders`.execute(db());
  const names = (search: string) => namesToLookUp(db(), readOrderSearch(search));
  expect(await names('often')).toBeNull();
  expect(await names('seldom')).toHaveLength(LIMITS.foundOrders + 700);
  expect(await names('seldom 77')).toEqual(expect.arrayContaining(['seldom 77', 'seldom 779']));
  // both ways find the same
  for (const search of ['often', 'seldom', 'seldom 77']) {
    const all = await plain(search);
    expect((await found(search)).ids).toEqual(all.slice(0, LIMITS.foundOrders));
  }
});

it('is not misled by changes that are still to be added up, however many take an order away', async () => {
  await foldOrderNames(db());
  const name = 'Leaves At Once';
  const placed = '2026-11-20T07:30:00Z';
  // as many as are read at first: without the one behind them nothing would be left
  const left = 1_501;
  await sql`insert into order_names (name, orders) values (${name.toLowerCase()}, ${left})`.execute(db());
  await sql`
    insert into order_name_changes (name, orders)
    select ${name.toLowerCase()}, -1 from generate_series(1, ${left})`.execute(db());
  const id = await addSale(db(), { ...sold, name, total: 1_000, placed });
  expect((await found('leaves at once')).ids).toEqual([id]);
  await foldOrderNames(db());
  expect((await found('leaves at once')).ids).toEqual([id]);
});
