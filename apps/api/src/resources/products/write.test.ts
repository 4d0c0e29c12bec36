import { ProductDetail, success, type ApiErrorBody } from '@seduh/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';
import { formOf } from '../../testing/helpers';

let shop: TestApp;
let jpeg: Buffer;
beforeAll(async () => {
  shop = await createTestApp();
  jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c63' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => shop.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function send(method: Method, url: string, payload?: object, who: 'Admin' | null = 'Admin', more = {}) {
  const headers = { ...(who ? await shop.as(who) : {}), ...more };
  return shop.app.inject({ method, url, headers, remoteAddress: shop.nextAddress(), ...(payload ? { payload } : {}) });
}
async function sendForm(method: Method, url: string, fields: Record<string, string | Buffer>) {
  const { payload, headers } = await formOf(fields);
  return send(method, url, payload, 'Admin', headers);
}
type Answer = Awaited<ReturnType<typeof send>>;
const product = (answer: Answer) => success(ProductDetail.strict()).parse(answer.json()).data;
const refusal = (answer: Answer) => answer.json<ApiErrorBody & { data: { fields: Record<string, string> } | null }>();

const values = { productname: 'Es Kopi Aren', price: '28000', description: 'Palm sugar.', category_id: '1' };
const make = (more: Record<string, string> = {}) =>
  sendForm('POST', '/api/products', { ...values, ...more, image: jpeg });

describe('a new product', () => {
  it('is on the menu, with its picture, portions and surcharges', async () => {
    const answer = await make({ stock: '12', sizes: '[{"id":3,"surcharge":4000}]' });
    expect([answer.statusCode, answer.json<{ msg: string }>().msg]).toEqual([201, 'Es Kopi Aren created successfully']);
    const made = product(answer);
    expect(made).toMatchObject({
      product_name: 'Es Kopi Aren',
      price: 28_000,
      category_name: 'Coffee',
      stock: 12,
      available: true,
      archived: false,
      version: 1,
    });
    expect([made.size_ids, made.sizes.map(({ surcharge }) => surcharge)]).toEqual([
      [1, 2, 3],
      [0, 0, 4_000],
    ]);
    expect((await shop.app.inject(`${made.image}`)).statusCode).toBe(200);
    expect(product(await send('GET', `/api/products/${made.id}`, undefined, null))).toEqual(made);
  });

  it('comes in the sizes that are named, each once, and in one at least', async () => {
    const two = product(await make({ size_ids: '[3,1,3]', sizes: '[{"id":3,"surcharge":4000}]' }));
    expect([two.size_ids, two.sizes.map(({ surcharge }) => surcharge)]).toEqual([
      [1, 3],
      [0, 4_000],
    ]);
    const url = `/api/products/${two.id}`;
    const one = product(await send('PATCH', url, { size_ids: [1] }));
    expect([one.size_ids, one.sizes]).toEqual([[1], [{ id: 1, name: 'Regular', surcharge: 0 }]]);
    // one that comes back has no price that nobody saw
    const again = product(await send('PATCH', url, { size_ids: [1, 3] }));
    expect(again.sizes.map(({ surcharge }) => surcharge)).toEqual([0, 0]);
    for (const size_ids of [[], [4], 'all']) expect((await send('PATCH', url, { size_ids })).statusCode).toBe(400);
  });

  it('has portions that are not counted and no surcharges where nothing is said', async () => {
    const made = product(await make({ stock: '' }));
    expect([made.stock, made.sizes.every(({ surcharge }) => surcharge === 0)]).toEqual([null, true]);
  });

  it('takes its name by either word', async () => {
    const { productname: product_name, ...rest } = values;
    expect(product(await sendForm('POST', '/api/products', { ...rest, product_name, image: jpeg })).product_name).toBe(
      product_name,
    );
  });

  it.each(['productname', 'price', 'description', 'category_id'])('needs %s', async (field) => {
    for (const form of [{ ...values, [field]: ' ' }, withoutField(field)]) {
      const answer = refusal(await sendForm('POST', '/api/products', { ...form, image: jpeg }));
      expect(answer).toMatchObject({ status: 400, code: 'VALIDATION', msg: 'All input must be fulfilled' });
      expect(answer.data?.fields).toEqual({ [field]: 'All input must be fulfilled' });
    }
  });
  const withoutField = (field: string) => Object.fromEntries(Object.entries(values).filter(([name]) => name !== field));

  it('needs its picture, by form or JSON', async () => {
    const bare = await formOf({ ...values, image: Buffer.alloc(0) }, { name: '', type: '' });
    const answers = [
      await sendForm('POST', '/api/products', values),
      await send('POST', '/api/products', values),
      // what a browser sends where no file was chosen
      await send('POST', '/api/products', bare.payload, 'Admin', bare.headers),
    ];
    for (const answer of answers.map(refusal)) {
      expect([answer.status, answer.msg]).toEqual([400, 'All input must be fulfilled']);
      expect(answer.data?.fields).toEqual({ image: 'All input must be fulfilled' });
    }
  });

  it.each<[string, string]>([
    ['price', '-1'],
    ['price', '25.5'],
    ['price', '1e3'],
    ['price', '100000001'],
    ['category_id', '5'],
    ['stock', '-1'],
    ['sizes', 'large'],
    ['sizes', '[{"id":9,"surcharge":1}]'],
    ['productname', 'x'.repeat(121)],
    ['description', 'x'.repeat(2_001)],
  ])('refuses %s: %s', async (field, value) => {
    const answer = refusal(await make({ [field]: value }));
    expect([answer.status, answer.code]).toEqual([400, 'VALIDATION']);
    expect(Object.keys(answer.data?.fields ?? {})[0]).toMatch(new RegExp(`^${field}`));
  });

  it.each(['id', 'sold', 'version', 'archived', 'subtotal'])('refuses %s by name', async (field) => {
    expect(refusal(await make({ [field]: '1' }))).toMatchObject({ status: 400, code: 'UNKNOWN_FIELD' });
  });
});

describe('an edit', () => {
  it('changes what is sent and nothing else, by form or JSON', async () => {
    const before = product(await make({ stock: '5', sizes: '[{"id":2,"surcharge":3000}]' }));
    const url = `/api/products/${before.id}`;
    const dearer = product(await sendForm('PATCH', url, { price: '30000' }));
    expect(dearer).toEqual({ ...before, price: 30_000, version: 2 });
    const named = product(await send('PATCH', url, { product_name: 'Es Kopi', stock: null }));
    expect(named).toEqual({ ...dearer, product_name: 'Es Kopi', stock: null, version: 3 });
    const sized = product(await send('PATCH', url, { sizes: [{ id: 3, surcharge: 5_000 }] }));
    expect(sized.sizes.map(({ surcharge }) => surcharge)).toEqual([0, 0, 5_000]);
  });

  it('brings a new picture and keeps the old one for orders that show it', async () => {
    const before = product(await make());
    const after = product(await sendForm('PATCH', `/api/products/${before.id}`, { image: jpeg }));
    expect(after.image).not.toBe(before.image);
    for (const { image } of [before, after]) expect((await shop.app.inject(`${image}`)).statusCode).toBe(200);
  });

  it('without a change is no edit', async () => {
    const before = product(await make());
    expect(product(await send('PATCH', `/api/products/${before.id}`, { version: 1 }))).toEqual(before);
  });

  it('on what has changed meanwhile is a conflict, and says what is there now', async () => {
    const { id } = product(await make());
    const first = product(await send('PATCH', `/api/products/${id}`, { price: 30_000, version: 1 }));
    const late = await send('PATCH', `/api/products/${id}`, { price: 27_000, version: 1 });
    expect(late.json()).toMatchObject({ status: 409, code: 'EDIT_CONFLICT', data: first });
    // who has seen it may go on
    expect(product(await send('PATCH', `/api/products/${id}`, { price: 27_000, version: 2 })).price).toBe(27_000);
  });

  it.each([{ price: -1 }, { price: 0.5 }, { price: true }, { stock: -1 }, { sizes: [{ id: 2, surcharge: -1 }] }])(
    'refuses %o',
    async (body) => {
      const { id } = product(await make());
      expect(refusal(await send('PATCH', `/api/products/${id}`, body))).toMatchObject({
        status: 400,
        code: 'VALIDATION',
      });
    },
  );

  it('refuses an empty name and unknown fields', async () => {
    const { id } = product(await make());
    expect(refusal(await send('PATCH', `/api/products/${id}`, { productname: ' ' })).data?.fields).toHaveProperty(
      'productname',
    );
    expect(refusal(await send('PATCH', `/api/products/${id}`, { sold: 9 })).code).toBe('UNKNOWN_FIELD');
  });
});

describe('taking off', () => {
  it('archives, once is enough, and an edit brings back', async () => {
    const { id } = product(await make());
    const gone = product(await send('DELETE', `/api/products/${id}`));
    expect(gone).toMatchObject({ archived: true, available: false, version: 2 });
    expect(product(await send('DELETE', `/api/products/${id}`))).toEqual(gone);
    expect(product(await send('PATCH', `/api/products/${id}`, { archived: false }))).toMatchObject({
      archived: false,
      available: true,
    });
  });

  it.each([
    // Friday 14:30 in Jakarta, open from 07:00 to 21:00
    ['next_opening', '2026-11-21T00:00:00.000Z'],
    ['2026-11-20T17:00:00+07:00', '2026-11-20T10:00:00.000Z'],
  ])('sells out until %s, and back', async (sold_out_until, instant) => {
    const { id } = product(await make());
    const url = `/api/products/${id}/availability`;
    expect(product(await send('PATCH', url, { sold_out_until }))).toMatchObject({
      available: false,
      sold_out_until: instant,
    });
    expect(product(await send('PATCH', url, { sold_out_until: null }))).toMatchObject({
      available: true,
      sold_out_until: null,
    });
  });

  it.each([{}, { sold_out_until: 'tomorrow' }, { sold_out_until: null, stock: 0 }])('refuses %o', async (body) => {
    const { id } = product(await make());
    expect((await send('PATCH', `/api/products/${id}/availability`, body)).statusCode).toBe(400);
  });
});

it.each<[Method, string, object?]>([
  ['PATCH', '', {}],
  ['DELETE', ''],
  ['PATCH', '/availability', { sold_out_until: null }],
])('finds nothing to %s under an unknown id%s', async (method, rest, body) => {
  for (const id of ['01a1fdb1-d7e9-70ac-98af-91f06e26276b', 'nonsense']) {
    expect(refusal(await send(method, `/api/products/${id}${rest}`, body))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  }
});
