// What customers keep of the menu and are warned of, and the menu by ids: the mocks and the server take, answer and refuse alike.
import { FavouriteIds, ProductSummary, ProductWarning, success, successList } from '@seduh/contract';
import { archivedProducts, fixtureId, productBySlug } from '@seduh/api-client/mocks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSame, nothing, type Schema } from './compare';
import { askMocks, askServer, type Sent } from './send';
import { createWorld, mockNames } from './world';

let server: Awaited<ReturnType<typeof createWorld>>;
beforeAll(async () => {
  server = await createWorld();
});
afterAll(() => server.world.close());

const ids = success(FavouriteIds);
const path = '/users/favourites';
const latte = productBySlug('hazelnut-latte').id;
const mocha = productBySlug('mocha').id;
const archived = archivedProducts[0]?.id ?? '';
const none = fixtureId('product', 999);
const read = (as?: Sent['as']): Sent => ({ method: 'GET', path, as });
const warnings = '/products/warnings';
const warned = (as?: Sent['as']): Sent => ({ method: 'GET', path: `${warnings}?ids=${latte},${mocha}`, as });
const join = (body: object, as: Sent['as'] = 'customer'): Sent => ({ method: 'POST', path, body, as });
const one = (method: 'PUT' | 'DELETE', id: string, as: Sent['as'] = 'customer'): Sent => ({
  method,
  path: `${path}/${id}`,
  as,
});

// the server remembers, the mocks do not: what is kept comes last
it.each<[string, number, Sent, Schema]>([
  ['nothing kept yet', 200, read('customer'), ids],
  ['warned of on the menu', 200, warned('customer'), success(ProductWarning.array())],
  [
    'warned of what is no product',
    200,
    { ...warned('customer'), path: `${warnings}?ids=latte` },
    success(ProductWarning.array()),
  ],
  ['warned of nothing', 200, { ...warned('customer'), path: warnings }, success(ProductWarning.array())],
  ['what staff are warned of', 403, warned('admin'), nothing],
  ['what nobody is warned of', 401, warned(), nothing],
  ['what staff keep', 403, read('admin'), ids],
  ['what nobody keeps', 401, read(), ids],
  ['what a session keeps that is over', 401, read('expired'), ids],
  ['what is not on the menu', 404, one('PUT', archived), nothing],
  ['what there is not', 404, one('PUT', none), nothing],
  ['what is no product', 404, one('PUT', 'latte'), nothing],
  ['kept by staff', 403, one('PUT', latte, 'admin'), nothing],
  ['kept by nobody', 401, { ...one('PUT', latte), as: undefined }, nothing],
  ['taken off without having been kept', 200, one('DELETE', mocha), nothing],
  ['taken off, and there is not', 200, one('DELETE', none), nothing],
  ['taken off, and no product', 404, one('DELETE', 'latte'), nothing],
  ['nothing joined', 200, join({ product_ids: [] }), ids],
  ['no ids joined', 400, join({ product_ids: ['latte'] }), ids],
  ['no list joined', 400, join({ product_ids: latte }), ids],
  ['more joined than may be', 400, join({ product_ids: Array.from({ length: 101 }, () => latte) }), ids],
  ['a body without the list', 400, join({}), ids],
  ['a field nobody knows', 400, join({ product_ids: [], since: 'yesterday' }), ids],
  ['joined by staff', 403, join({ product_ids: [latte] }, 'admin'), ids],
  ['joined, with what is not on the menu', 200, join({ product_ids: [mocha, archived, none, latte, mocha] }), ids],
  ['kept', 200, one('PUT', latte), nothing],
  ['taken off', 200, one('DELETE', latte), nothing],
])('%s: %i', async (_name, status, sent, schema) => {
  const [mock, real] = [await askMocks(sent, mockNames), await askServer(sent, server)];
  expectSame(mock, real, schema);
  expect(mock.status).toBe(status);
  expect(mock.body.data).toEqual(real.body.data);
});

describe('the menu by ids', () => {
  it.each([
    ['two', `ids=${mocha},${latte}`],
    ['two, cheapest first', `ids=${mocha},${latte}&sort=cheapest`],
    ['a page of one', `ids=${mocha},${latte}&limit=1&page=2`],
    ['one that is called so', `ids=${mocha},${latte}&search=mocha`],
    ['none of another category', `ids=${mocha},${latte}&categories=3`],
    ['one off the menu, and one that there is not', `ids=${archived},${none},${latte}`],
    ['no ids at all', 'ids=latte'],
    ['an empty list, which is all of it', 'ids=&limit=3'],
  ])('%s', async (_name, query) => {
    const sent: Sent = { method: 'GET', path: `/products?${query}` };
    const [mock, real] = [await askMocks(sent, mockNames), await askServer(sent, server)];
    expectSame(mock, real, successList(ProductSummary));
    const idsOf = ({ body }: typeof mock) => (body.data as ProductSummary[]).map(({ id }) => id);
    expect(idsOf(mock)).toEqual(idsOf(real));
    expect(mock.body.meta).toEqual(real.body.meta);
  });
});
