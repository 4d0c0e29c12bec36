import { ProductDetail, success, type ApiErrorBody, type ProductSummary } from '@seduh/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';
import { formOf } from '../../testing/helpers';

// names and descriptions in further languages: what staff write of them, and who is shown what

let shop: TestApp;
let jpeg: Buffer;
beforeAll(async () => {
  shop = await createTestApp();
  jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c63' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => shop.close());

const values = { productname: 'Palm Sugar Coffee', price: '28000', description: 'Palm sugar.', category_id: '1' };

async function sendForm(method: 'POST' | 'PATCH', url: string, fields: Record<string, string | Buffer>) {
  const { payload, headers } = await formOf(fields);
  const admin = await shop.as('Admin');
  return shop.app.inject({
    method,
    url,
    headers: { ...admin, ...headers },
    remoteAddress: shop.nextAddress(),
    payload,
  });
}
const edit = async (id: string, payload: object) =>
  shop.app.inject({
    method: 'PATCH',
    url: `/api/products/${id}`,
    headers: await shop.as('Admin'),
    remoteAddress: shop.nextAddress(),
    payload,
  });
type Answer = Awaited<ReturnType<typeof edit>>;
const product = (answer: Answer) => success(ProductDetail.strict()).parse(answer.json()).data;
const make = (more: Record<string, string>) => sendForm('POST', '/api/products', { ...values, ...more, image: jpeg });

it('are kept without spaces around them; a list carries the names alone', async () => {
  const made = product(
    await make({ name_translations: '{"id":" Es Kopi Gula Aren "}', description_translations: '{"id":"Gula aren."}' }),
  );
  const texts = { name_translations: { id: 'Es Kopi Gula Aren' }, description_translations: { id: 'Gula aren.' } };
  expect(made).toMatchObject({ product_name: 'Palm Sugar Coffee', ...texts });
  const listed = (await shop.app.inject('/api/products?search=gula%20aren')).json<{ data: ProductSummary[] }>();
  const found = listed.data.find(({ id }) => id === made.id);
  expect(found).toMatchObject({ name_translations: texts.name_translations });
  expect(found).not.toHaveProperty('description_translations');
});

it('say nothing of languages that nothing is said in', async () => {
  const made = product(await make({ name_translations: '{"id":"  "}' }));
  expect(made).not.toHaveProperty('name_translations');
  expect(made).not.toHaveProperty('description_translations');
});

it('are the same for everybody, whatever language is asked for: caches may share them', async () => {
  const { id } = product(await make({ name_translations: '{"id":"Kopi Aren"}' }));
  for (const url of [`/api/products/${id}`, '/api/products?search=kopi%20aren', '/api/promos']) {
    const [english, indonesian] = await Promise.all(
      ['en', 'id'].map((tag) => shop.app.inject({ url, headers: { 'accept-language': tag } })),
    );
    expect(indonesian?.body).toBe(english?.body);
    expect(indonesian?.headers.etag).toBe(english?.headers.etag);
    expect(String(indonesian?.headers.vary ?? '')).not.toMatch(/accept-language/i);
  }
});

it('change one by one: what is not named stays, and an empty one goes', async () => {
  const { id } = product(await make({ name_translations: '{"id":"Es Kopi"}' }));
  const both = product(await sendForm('PATCH', `/api/products/${id}`, { description_translations: '{"id":"Segar."}' }));
  expect(both).toMatchObject({ name_translations: { id: 'Es Kopi' }, description_translations: { id: 'Segar.' } });
  const dearer = product(await edit(id, { price: 31_000, name_translations: {} }));
  expect(dearer).toEqual({ ...both, price: 31_000, version: 3 });
  const { name_translations: _gone, ...rest } = dearer;
  expect(product(await edit(id, { name_translations: { id: null }, version: 3 }))).toEqual({ ...rest, version: 4 });
});

it('are part of what two who save at once conflict about', async () => {
  const { id } = product(await make({ name_translations: '{"id":"Es Kopi"}' }));
  expect((await edit(id, { name_translations: { id: 'Kopi Es' }, version: 1 })).statusCode).toBe(200);
  const late = await edit(id, { name_translations: { id: 'Kopi' }, version: 1 });
  expect(late.json()).toMatchObject({ code: 'EDIT_CONFLICT', data: { name_translations: { id: 'Kopi Es' } } });
});

it.each<[string, string]>([
  ['name_translations', JSON.stringify({ id: 'x'.repeat(121) })],
  ['name_translations', '{"id":7}'],
  ['name_translations', 'Es Kopi'],
  ['name_translations', '[]'],
  ['name_translations', JSON.stringify({ id: '\0' })],
  ['name_translations', '{"en":"Coffee"}'],
  ['name_translations', '{"fr":"Cafe"}'],
  ['description_translations', JSON.stringify({ id: 'x'.repeat(2_001) })],
])('refuses %s: %s', async (field, value) => {
  const answer = (await make({ [field]: value })).json<ApiErrorBody & { data: { fields: object } }>();
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.data.fields)[0] ?? '').toMatch(new RegExp(`^(${field}|en|fr)`));
});

it('are kept by an order as they were when it was placed, and shown by it and by the history', async () => {
  const id = await shop.makeProduct({ product_name: 'French Fries', name_translations: { id: 'Kentang Goreng' } });
  const rani = await shop.makeUser();
  const placed = await shop.app.inject({
    method: 'POST',
    url: '/api/transactions',
    headers: { ...rani.headers, 'idempotency-key': crypto.randomUUID(), 'accept-language': 'id' },
    payload: {
      lines: [{ product_id: id, size_id: 1, qty: 1 }],
      delivery_id: 1,
      time: 'now',
      payment_id: 3,
      table: '4',
    },
  });
  expect(placed.statusCode).toBe(201);
  const order = placed.json<{ data: { id: string; lines: object[] } }>().data;
  const sold = { product_name: 'French Fries', name_translations: { id: 'Kentang Goreng' } };
  expect(order.lines[0]).toMatchObject(sold);
  await edit(id, { productname: 'Fries', name_translations: { id: 'Kentang' } });
  const read = async (url: string) =>
    (await shop.app.inject({ url, headers: rani.headers })).json<{ data: never }>().data;
  expect(await read(`/api/transactions/${order.id}`)).toMatchObject({ lines: [sold] });
  expect(await read('/api/transactions/history')).toMatchObject([{ ...sold, order_lines: [sold] }]);
});
