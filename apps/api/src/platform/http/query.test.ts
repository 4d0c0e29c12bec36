import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.makeProduct({ product_name: 'Hazelnut Latte', category_id: 1, price: 20_000 });
  await shop.makeProduct({ product_name: 'Taro Latte', category_id: 2, price: 30_000 });
});
afterAll(() => shop.close());

it.each([
  ['categories=1&categories=2', ['Taro Latte']],
  ['search=taro&search=hazel', ['Hazelnut Latte']],
  ['search=hazelnut+latte', ['Hazelnut Latte']],
  ['search=taro&__proto__=x', ['Taro Latte']],
  ['limit=9&limit=1&sort=priciest&sort=cheapest', ['Hazelnut Latte']],
  [`search=${'zq'.repeat(60)}`, []],
])('of a name that comes twice the last counts: %s', async (query, names) => {
  const response = await shop.app.inject(`/api/products?${query}`);
  expect(response.statusCode).toBe(200);
  const { data } = response.json<{ data: { product_name: string }[] }>();
  expect(data.map(({ product_name }) => product_name)).toEqual(names);
});
