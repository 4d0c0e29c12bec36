import { LIMITS } from '@seduh/contract/constants';
import type { FavouriteIds, ProductSummary } from '@seduh/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../../testing';
import { createFavouriteService } from './service';

let shop: TestApp;
let [latte, tea, toast, gone] = ['', '', '', ''];
beforeAll(async () => {
  shop = await createTestApp();
  latte = await shop.makeProduct({ product_name: 'Latte', sold: 9 });
  tea = await shop.makeProduct({ product_name: 'Iced Tea', sold: 5, category_id: 2 });
  toast = await shop.makeProduct({ product_name: 'Toast', sold: 1, price: 9_000, category_id: 3 });
  gone = await shop.makeProduct({ product_name: 'Old Latte', archived_at: new Date(TEST_NOW) });
});
afterAll(() => shop.close());

const url = '/api/users/favourites';
const list = async ({ headers }: TestUser) =>
  (await shop.app.inject({ url, headers })).json<{ data: FavouriteIds }>().data;
const one = async (method: 'PUT' | 'DELETE', { headers }: TestUser, id: string) =>
  (await shop.app.inject({ method, url: `${url}/${id}`, headers })).statusCode;
const join = ({ headers }: TestUser, product_ids: unknown) =>
  shop.app.inject({ method: 'POST', url, headers, payload: { product_ids } });

describe('what a customer keeps', () => {
  it('is theirs alone, the latest first, once each', async () => {
    const [rani, other] = [await shop.makeUser(), await shop.makeUser()];
    expect(await list(rani)).toEqual([]);
    for (const id of [latte, tea, latte]) {
      expect(await one('PUT', rani, id)).toBe(200);
      shop.clock.set(new Date(shop.clock.now().getTime() + 1_000));
    }
    expect(await list(rani)).toEqual([tea, latte]);
    expect(await list(other)).toEqual([]);
  });

  it('is taken off, and again is no harm', async () => {
    const rani = await shop.makeUser();
    await one('PUT', rani, latte);
    expect(await one('DELETE', rani, latte)).toBe(200);
    expect(await one('DELETE', rani, latte)).toBe(200);
    expect(await one('DELETE', rani, uuidv7())).toBe(200);
    expect(await list(rani)).toEqual([]);
  });

  it.each(['PUT', 'DELETE'] as const)('is a product: %s of what is none is not found', async (method) => {
    expect(await one(method, await shop.makeUser(), 'latte')).toBe(404);
  });

  it('is on the menu when it is kept, and stays when it goes off it', async () => {
    const rani = await shop.makeUser();
    expect([await one('PUT', rani, gone), await one('PUT', rani, uuidv7())]).toEqual([404, 404]);
    const soon = await shop.makeProduct();
    await one('PUT', rani, soon);
    await shop.database.db
      .updateTable('products')
      .set({ archived_at: new Date(TEST_NOW) })
      .where('id', '=', soon)
      .execute();
    expect(await list(rani)).toEqual([soon]);
  });
});

describe('what was kept on a device', () => {
  it('goes before what is kept already, in its order, without what is not on the menu', async () => {
    const rani = await shop.makeUser();
    await one('PUT', rani, toast);
    shop.clock.set(new Date(shop.clock.now().getTime() + 1_000));
    const sent = [tea, gone, toast, latte, uuidv7(), tea];
    const answer = await join(rani, sent);
    expect(answer.json()).toEqual({ status: 200, msg: 'OK', data: [tea, latte, toast], meta: null });
    expect((await join(rani, sent)).json()).toEqual(answer.json());
  });

  it.each([
    ['no ids', ['latte']],
    ['no list', 'latte'],
    ['nothing', undefined],
    ['too much', Array.from({ length: LIMITS.favourites + 1 }, () => uuidv7())],
  ])('is refused where it is %s', async (_name, ids) => {
    const rani = await shop.makeUser();
    expect((await join(rani, ids)).json()).toMatchObject({ status: 400, code: 'VALIDATION' });
    expect(await list(rani)).toEqual([]);
  });
});

it('keeps a hundred: the one kept longest goes', async () => {
  const rani = await shop.makeUser();
  const many = await Promise.all(Array.from({ length: LIMITS.favourites }, () => shop.makeProduct()));
  await join(rani, many);
  shop.clock.set(new Date(shop.clock.now().getTime() + 1_000));
  await one('PUT', rani, latte);
  expect(await list(rani)).toEqual([latte, ...many.slice(0, -1)]);
});

it('lets nothing go for what was kept on a device: of that, the first ones stay that there is room for', async () => {
  const rani = await shop.makeUser();
  const own = await Promise.all(Array.from({ length: LIMITS.favourites - 2 }, () => shop.makeProduct()));
  await join(rani, own);
  shop.clock.set(new Date(shop.clock.now().getTime() + 1_000));
  const sent = [own[7]!, tea, gone, latte, toast];
  const all = [tea, latte, ...own];
  expect((await join(rani, sent)).json<{ data: FavouriteIds }>().data).toEqual(all);
  expect((await join(rani, [toast])).json<{ data: FavouriteIds }>().data).toEqual(all);
});

describe('an account that closes', () => {
  it('takes them along', async () => {
    const rani = await shop.makeUser();
    await one('PUT', rani, latte);
    const answer = await shop.app.inject({ method: 'DELETE', url: '/api/users', headers: rani.headers, payload: {} });
    expect(answer.statusCode).toBe(200);
    expect((await shop.app.inject({ url, headers: rani.headers })).statusCode).toBe(401);
    const rows = shop.database.db.selectFrom('favourites').select('product_id').where('user_id', '=', rani.id);
    expect(await rows.execute()).toEqual([]);
  });

  /** Keeps something in the name of somebody who has just gone; how many rows that leaves. */
  async function race(holdAccount?: Parameters<typeof createFavouriteService>[0]['holdAccount']) {
    const { id } = await shop.makeUser({ closed_at: new Date(TEST_NOW) });
    const { db } = shop.database;
    const favourites = createFavouriteService({ db, clock: shop.clock, ...(holdAccount && { holdAccount }) });
    await favourites.add(id, latte).catch(() => undefined);
    return (await db.selectFrom('favourites').select('product_id').where('user_id', '=', id).execute()).length;
  }

  it('keeps nothing more', async () => {
    expect(await race()).toBe(0);
  });

  it('would, if nobody asked whether it is open', async () => {
    expect(await race(async (_tx, id) => ({ id }))).toBe(1);
  });
});

describe('the menu by ids', () => {
  const names = async (query: string) =>
    (await shop.app.inject(`/api/products?${query}`))
      .json<{ data: ProductSummary[]; meta: { totalData: number } }>()
      .data.map(({ product_name }) => product_name);
  const ids = () => `ids=${[toast, latte, gone].join(',')}`;

  it('lists those that are on it, sorted, searched and by category as elsewhere', async () => {
    expect(await names(ids())).toEqual(['Latte', 'Toast']);
    expect(await names(`${ids()}&sort=cheapest`)).toEqual(['Toast', 'Latte']);
    expect(await names(`${ids()}&categories=3`)).toEqual(['Toast']);
    expect(await names(`${ids()}&search=latte`)).toEqual(['Latte']);
    expect(await names(`${ids()}&search=latt`)).toEqual(['Latte']);
    expect(await names(`${ids()}&search=tea`)).toEqual([]);
  });

  it('pages, and says where the next page is', async () => {
    const { data, meta } = (await shop.app.inject(`/api/products?${ids()}&limit=1`)).json();
    expect(data).toHaveLength(1);
    expect(meta).toMatchObject({ totalData: 2, totalPage: 2, prev: null });
    expect((await shop.app.inject(`/api${meta.next}`)).json().data).toMatchObject([{ product_name: 'Toast' }]);
  });

  it('is all of it where none is asked for, and empty where nothing that is asked for can be', async () => {
    expect((await names('ids=')).length).toBeGreaterThan(2);
    expect(await names('ids=latte')).toEqual([]);
    expect(await names(`ids=latte,${toast}`)).toEqual(['Toast']);
  });

  it('looks at a hundred ids at most', async () => {
    const many = Array.from({ length: LIMITS.favourites }, () => uuidv7());
    expect(await names(`ids=${[toast, ...many].join(',')}`)).toEqual(['Toast']);
    expect(await names(`ids=${[...many, toast].join(',')}`)).toEqual([]);
  });

  it('is kept by nobody on the way', async () => {
    const { headers } = await shop.app.inject(`/api/products?${ids()}`);
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
  });
});
