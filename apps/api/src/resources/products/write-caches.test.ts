import { ProductSummary, successList } from '@seduh/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../testing';
import { formOf } from '../../testing/helpers';

const LONG_MS = 60_000;
const LIST = '/api/products';
const ARCHIVED = '/api/products?archived=true';

let shop: TestApp;
let latte: string;
beforeAll(async () => {
  shop = await createTestApp({ config: { catalogueAgeMs: LONG_MS } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { id } = await newProduct('Latte');
  latte = id;
});

async function newProduct(productname: string): Promise<{ id: string }> {
  const image = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#c63' } })
    .png()
    .toBuffer();
  const form = await formOf({ productname, price: '25000', description: 'Milk.', category_id: '1', image });
  const answer = await write('POST', LIST, form.payload, form.headers);
  return answer.json<{ data: { id: string } }>().data;
}
async function write(method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object, more = {}) {
  const headers = { ...(await shop.as('Admin')), ...more };
  return shop.app.inject({ method, url, headers, remoteAddress: shop.nextAddress(), ...(payload ? { payload } : {}) });
}
/** Asked twice: the second answer is one that was kept, where one is. */
async function ask(url: string, who: 'Admin' | 'User' | null = null) {
  const headers = who ? await shop.as(who) : {};
  await shop.app.inject({ url, headers });
  return shop.app.inject({ url, headers });
}
async function list(url = LIST, who?: 'Admin' | 'User' | null) {
  return successList(ProductSummary.strict()).parse((await ask(url, who)).json());
}
const shown = async (id: string, url?: string, who?: 'Admin' | 'User') =>
  (await list(url, who)).data.find((product) => product.id === id);

it('shows every write at once, in this process', async () => {
  const total = (await list()).meta.totalData;
  const { id } = await newProduct('Mocha');
  expect([(await list()).meta.totalData, (await shown(id))?.price]).toEqual([total + 1, 25_000]);
  await write('PATCH', `${LIST}/${id}`, { price: 26_000 });
  expect((await shown(id))?.price).toBe(26_000);
  await write('PATCH', `${LIST}/${id}/availability`, { sold_out_until: 'next_opening' });
  expect((await shown(id))?.available).toBe(false);
  await write('DELETE', `${LIST}/${id}`);
  expect([(await list()).meta.totalData, await shown(id)]).toEqual([total, undefined]);
  await write('PATCH', `${LIST}/${id}`, { archived: false });
  expect((await list()).meta.totalData).toBe(total + 1);
});

it('lists what is archived to staff, searched and paged, and keeps nothing of it', async () => {
  await write('DELETE', `${LIST}/${latte}`);
  const answer = await ask(ARCHIVED, 'Admin');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers).not.toHaveProperty('etag');
  const { data, meta } = successList(ProductSummary.strict()).parse(answer.json());
  expect(data.map(({ id, available }) => [id, available])).toContainEqual([latte, false]);
  expect(meta.totalData).toBe(data.length);
  expect(await shown(latte, `${ARCHIVED}&search=late`, 'Admin')).toBeDefined();
  expect((await list(`${ARCHIVED}&search=mocha`, 'Admin')).data).toEqual([]);

  const { id } = await newProduct('Americano');
  await write('DELETE', `${LIST}/${id}`);
  expect((await list(`${ARCHIVED}&limit=1&sort=newest`, 'Admin')).meta.next).toContain('archived=true');
});

it.each([null, 'User'] as const)('shows the menu there to %s, whoever asked before', async (who) => {
  await write('DELETE', `${LIST}/${latte}`);
  const { id } = await newProduct('Flat white');
  expect(await shown(latte, ARCHIVED, 'Admin')).toBeDefined();
  expect([
    (await shown(latte, ARCHIVED, who ?? undefined))?.id,
    (await shown(id, ARCHIVED, who ?? undefined))?.id,
  ]).toEqual([undefined, id]);
  expect(await shown(id, ARCHIVED, 'Admin')).toBeUndefined();
  expect((await list(ARCHIVED, who)).meta.next ?? '').not.toContain('archived');
});
