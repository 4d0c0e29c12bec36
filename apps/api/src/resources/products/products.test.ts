import { ProductDetail, ProductSummary, success, successList } from '@seduh/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, TEST_NOW, type TestApp } from '../../testing';

const MINUTE_MS = 60_000;
const at = (minutes: number) => new Date(Date.parse(TEST_NOW) + minutes * MINUTE_MS);

let shop: TestApp;
const ids: Record<string, string> = {};
beforeAll(async () => {
  shop = await createTestApp();
  const make = async (name: string, values: Parameters<TestApp['makeProduct']>[0]) => {
    ids[name] = await shop.makeProduct({ product_name: name, ...values });
  };
  await make('Latte', { price: 25_000, sold: 5, created_at: at(-50) });
  await make('Espresso', { price: 22_000, sold: 9, created_at: at(-40) });
  await make('Matcha', { price: 38_000, sold: 7, created_at: at(-30), category_id: 2 });
  await make('Toast', { price: 48_000, sold: 1, created_at: at(-20), category_id: 3 });
  await make('Boba', { price: 8_000, sold: 0, created_at: at(-10), category_id: 4, stock: 3 });
  await make('Taro', { price: 36_000, sold: 0, created_at: at(-5), category_id: 2, stock: 0 });
  await make('Donut', { price: 20_000, sold: 0, created_at: at(-4), category_id: 3, sold_out_until: at(1) });
  await make('Cookie', { price: 18_000, sold: 0, created_at: at(-3), category_id: 3, sold_out_until: at(0) });
  await make('Old tea', { price: 1_000, sold: 99, created_at: at(-99), archived_at: at(-1) });
});
afterAll(() => shop.close());

const list = async (query = '') =>
  successList(ProductSummary.strict()).parse((await shop.app.inject(`/api/products${query}`)).json());
const names = async (query = '') => (await list(query)).data.map(({ product_name }) => product_name);
const detail = (id: string | undefined) => shop.app.inject(`/api/products/${id}`);

it.each([
  ['popular', ['Espresso', 'Matcha', 'Latte', 'Toast']],
  ['newest', ['Cookie', 'Donut', 'Taro', 'Boba']],
  ['oldest', ['Latte', 'Espresso', 'Matcha', 'Toast']],
  ['priciest', ['Toast', 'Matcha', 'Taro', 'Latte']],
  ['cheapest', ['Boba', 'Cookie', 'Donut', 'Espresso']],
])('sorts by %s and leaves archived ones out', async (sort, first) => {
  expect((await names(`?sort=${sort}`)).slice(0, 4)).toEqual(first);
  expect(await names(`?sort=${sort}&limit=50`)).toHaveLength(8);
});

it('is popular first, 8 a page, and forgives a nonsensical query', async () => {
  const { data, meta } = await list('?sort=alphabet&page=-3&limit=many');
  expect(data[0]?.product_name).toBe('Espresso');
  expect(meta).toEqual({ page: 1, totalPage: 1, limit: 8, totalData: 8, prev: null, next: null });
});

it('pages without repeating or skipping, and says where next and previous are', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`?limit=3&page=${page}&sort=cheapest`)));
  const seen = pages.flatMap(({ data }) => data.map(({ id }) => id));
  expect(new Set(seen).size).toBe(8);
  expect(pages[1]?.meta).toMatchObject({
    totalPage: 3,
    prev: '/products?sort=cheapest&page=1&limit=3',
    next: '/products?sort=cheapest&page=3&limit=3',
  });
  expect(pages[3]).toMatchObject({ data: [], meta: { page: 4, totalPage: 3, prev: null, next: null } });
});

it('gives at most 50 a page', async () => {
  expect((await list('?limit=1000')).meta.limit).toBe(50);
});

it.each([
  ['1', 2],
  ['Coffee', 2],
  ['Non Coffe', 2],
  ['non coffee', 2],
  ['Foods', 3],
  ['Add-on', 1],
  ['Favorites', 8],
  ['', 8],
  ['Pizza', 0],
])('takes the category "%s"', async (category, count) => {
  const { data, meta } = await list(`?categories=${encodeURIComponent(category)}`);
  expect([data.length, meta.totalData]).toEqual([count, count]);
});

it('tells what can be had: not sold out, not taken off until later', async () => {
  const { data } = await list('?limit=50');
  const available = Object.fromEntries(data.map((product) => [product.product_name, product.available]));
  expect(available).toMatchObject({ Latte: true, Boba: true, Taro: false, Donut: false, Cookie: true });
});

describe('one product', () => {
  it('has its sizes, with what each takes more', async () => {
    await shop.database.db
      .insertInto('product_sizes')
      .values({ product_id: String(ids.Latte), size_id: 3, surcharge: 4_000 })
      .execute();
    const { data } = success(ProductDetail.strict()).parse((await detail(ids.Latte)).json());
    expect(data).toMatchObject({
      product_name: 'Latte',
      price: 25_000,
      category_name: 'Coffee',
      stock: null,
      archived: false,
    });
    expect(data.sizes).toEqual([
      { id: 1, name: 'Regular', surcharge: 0 },
      { id: 2, name: 'Large', surcharge: 0 },
      { id: 3, name: 'Extra Large', surcharge: 4_000 },
    ]);
  });

  it('says until when it is off, and what is left', async () => {
    expect((await detail(ids.Donut)).json()).toMatchObject({
      data: { available: false, sold_out_until: at(1).toISOString() },
    });
    expect((await detail(ids.Boba)).json()).toMatchObject({ data: { available: true, stock: 3 } });
  });

  it('stays readable when it is archived, as old orders link to it', async () => {
    expect((await detail(ids['Old tea'])).json()).toMatchObject({ data: { available: false, archived: true } });
  });

  it.each(['01a1fdb1-d7e9-70ac-98af-91f06e26276b', '1', 'null', '%27%20or%201=1'])('is not found: %s', async (id) => {
    const response = await detail(id);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ status: 404, code: 'NOT_FOUND', msg: 'Product Not Found', data: null });
  });
});
