import { ProductListQuery } from '@seduh/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';
import { countNames } from './search-repository';
import { SearchTotals } from './search-totals';
import { createProductService } from './service';

const SHORT = 10;
const LATTES = 1_500;

let shop: TestApp;
/** Every eighth product is a latte, of which the least popular are `Lattes`; the popular ones sell by twos. */
beforeAll(async () => {
  shop = await createTestApp();
  await sql`
    insert into products (id, product_name, description, price, category_id, sold, created_at, updated_at)
    select gen_random_uuid(), 'Cup ' || nth || case when nth % 8 > 0 then ' Tea' when nth > ${SHORT * 8} then ' Latte' else ' Lattes' end,
      '', 10000, 1, nth / 2, now(), now()
    from generate_series(1, ${LATTES * 8}::int) as nth`.execute(shop.database.db);
  await sql`analyze products`.execute(shop.database.db);
});
afterAll(() => shop.close());

const ask = (query: Record<string, string | number>) => ProductListQuery.parse({ search: 'latte', ...query });

it('gives the same pages whether a total is known or not', async () => {
  const fresh = createProductService(shop.database.db, shop.clock);
  const keeping = createProductService(shop.database.db, shop.clock, 60_000);
  const totals = vi.spyOn(SearchTotals.prototype, 'of');
  await keeping.list(ask({}));
  // first, second, past what the most popular hold, across the end of the words, the last, and past it
  const pages = [1, 2, 30, 73, 74, 75, 76].map((page) => ask({ page, limit: 20 }));
  for (const page of [...pages, ask({ page: 1, limit: 50 })]) {
    const found = await keeping.list(page);
    expect(totals).toHaveLastReturnedWith(expect.objectContaining({ all: LATTES, words: LATTES - SHORT }));
    expect(found).toEqual(await fresh.list(page));
  }
  totals.mockRestore();
});

it('counts anew after a write', async () => {
  const products = createProductService(shop.database.db, shop.clock, 60_000);
  await products.list(ask({}));
  const id = await shop.makeProduct({ product_name: 'New Latte', sold: 0 });
  products.forgetTotals();
  expect((await products.list(ask({}))).meta.totalData).toBe(LATTES + 1);
  await shop.database.db.deleteFrom('products').where('id', '=', id).execute();
});

it('counts the names of what is on the menu, whatever becomes of a product', async () => {
  const { db } = shop.database;
  const id = await shop.makeProduct({ product_name: 'Wedang Uwuh' });
  const change = (to: object) => db.updateTable('products').set(to).where('id', '=', id).execute();
  const counts = async () => [await countNames(db, 'wedang uwuh'), await countNames(db, 'wedang')];
  const none = { all: 0, words: 0, ids: [] };
  const only = { all: 1, words: 1, ids: [id] };
  expect(await counts()).toEqual([only, only]);
  await change({ sold: 5, stock: 0 });
  expect(await counts()).toEqual([only, only]);
  await change({ product_name: 'Wedangan' });
  expect(await counts()).toEqual([none, { ...only, words: 0 }]);
  await change({ archived_at: new Date() });
  expect(await counts()).toEqual([none, none]);
  await change({ product_name: 'Wedang Jahe' });
  expect(await counts()).toEqual([none, none]);
  await change({ archived_at: null });
  expect(await counts()).toEqual([none, only]);
  await db.deleteFrom('products').where('id', '=', id).execute();
  expect(await counts()).toEqual([none, none]);
});

it('keeps no total that was counted before a write, none of little, and not for long', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(100);
  const totals = new SearchTotals(100);
  const many = { all: 1_000, words: 900, ids: null };
  totals.keep('few', { ...many, all: 999 }, 100);
  expect(totals.of('few')).toBeUndefined();
  totals.clear();
  totals.keep('late', many, 99);
  expect(totals.of('late')).toBeUndefined();
  totals.keep('latte', many, 100);
  now.mockReturnValue(1_099);
  expect(totals.of('latte')).toMatchObject(many);
  now.mockReturnValue(1_100);
  expect(totals.of('latte')).toBeUndefined();
  now.mockRestore();
});

it('forgets what was kept first where texts are too many', () => {
  const totals = new SearchTotals(60_000);
  for (let text = 0; text <= 200; text += 1)
    totals.keep(`text ${text}`, { all: 2_000, words: 0, ids: null }, performance.now());
  expect([totals.of('text 0'), totals.of('text 1')]).toEqual([undefined, expect.anything()]);
});
