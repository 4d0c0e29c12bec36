import { Category, ProductDetail, ProductSummary, Promo, Shop, success, successList } from '@seduh/contract';
import { productBySlug } from '@seduh/api-client/mocks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSame } from './compare';
import { askMocks, askServer } from './send';
import { createWorld, mockNames } from './world';

let server: Awaited<ReturnType<typeof createWorld>>;
beforeAll(async () => {
  server = await createWorld();
});
afterAll(() => server.world.close());

const products = successList(ProductSummary);
const get = async (path: string) => {
  const sent = { method: 'GET', path } as const;
  return { mock: await askMocks(sent, mockNames), real: await askServer(sent, server) };
};

describe('the same world gives the same answer, word for word', () => {
  it.each([
    ['/products'],
    ['/products?page=2'],
    ['/products?page=4'],
    ['/products?page=9'],
    ['/products?page=nonsense&limit=3'],
    ['/products?limit=500'],
    ['/products?sort=newest'],
    ['/products?sort=oldest'],
    ['/products?sort=priciest'],
    ['/products?sort=cheapest'],
    ['/products?sort=nonsense'],
    ['/products?categories=3'],
    ['/products?categories=Non%20Coffe'],
    ['/products?categories=Favorites'],
    ['/products?categories=Sandwiches'],
    ['/products?search=cheesecake'],
    [`/products/${productBySlug('taro-latte').id}`],
    [`/products/${productBySlug('v60').id}`],
    [`/products/${productBySlug('kopi-susu-gula-aren').id}`],
    [`/products/${productBySlug('strawberry-smoothie').id}`],
    ['/products/00000000-0000-4000-8000-000000000000'],
    ['/products/nonsense'],
    ['/categories'],
    ['/promos?code=pasta20'],
    // one with a budget
    ['/promos?code=antar'],
    ['/promos?code=NOSUCH'],
  ])('%s', async (path) => {
    const { mock, real } = await get(path);
    expect(mock).toEqual(real);
  });
});

describe('the same names and kinds', () => {
  it.each([
    ['/products?search=latte', products],
    ['/products?search=zzzzzz', products],
    [`/products/${productBySlug('espresso').id}`, success(ProductDetail)],
    ['/categories', success(Category.array())],
    ['/promos', successList(Promo)],
    ['/promos?page=2&limit=1', successList(Promo)],
    ['/shop', success(Shop)],
  ])('%s', async (path, schema) => {
    const { mock, real } = await get(path);
    expect(mock.status).toBe(200);
    expectSame(mock, real, schema);
  });
});

it('knows the shop as the server has it', async () => {
  const { mock, real } = await get('/shop');
  expect(mock.body.data).toEqual(real.body.data);
});
