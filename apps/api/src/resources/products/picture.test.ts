import type { ApiErrorBody, ProductDetail } from '@seduh/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../testing';
import { formOf } from '../../testing/helpers';

const WRONG = 'Extension file wrong! Only .jpeg, .jpg, .png are allowed.';
const TOO_LARGE = 'File to large. Max. file size 2 Mb';
const MOST = 2_097_152;

let shop: TestApp;
let jpeg: Buffer;
beforeAll(async () => {
  shop = await createTestApp();
  jpeg = await blank(9, 9).jpeg().toBuffer();
});
afterAll(() => shop.close());

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c63' } });
const padded = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
const values = { productname: 'Es Kopi Aren', price: '28000', description: 'Palm sugar.', category_id: '1' };

type Fields = Parameters<typeof formOf>[0];
async function post(fields: Fields, file?: Parameters<typeof formOf>[1], who?: TestUser) {
  const { payload, headers } = await formOf(fields, file);
  const staff = who ?? (await shop.makeUser({ role: 'Admin' }));
  const request = { method: 'POST', url: '/api/products', payload, headers: { ...headers, ...staff.headers } } as const;
  return shop.app.inject({ ...request, remoteAddress: shop.nextAddress() });
}
const upload = (image: Buffer, file?: Parameters<typeof formOf>[1]) => post({ ...values, image }, file);
const countProducts = async () => (await shop.database.db.selectFrom('products').select('id').execute()).length;

/** The file a browser would show. */
async function shown(answer: Awaited<ReturnType<typeof upload>>, width: number) {
  const { image } = answer.json<{ data: ProductDetail }>().data;
  const file = await shop.app.inject(`${image}`.replace(/-\d+\.jpg$/, `-${width}.jpg`));
  return file.rawPayload;
}

describe('a picture is what its bytes are', () => {
  it.each<[string, () => Promise<Buffer>, { name: string; type: string }]>([
    ['a PNG called .jpg', () => blank(9, 9).png().toBuffer(), { name: 'cup.jpg', type: 'image/jpeg' }],
    ['a JPEG called .svg', async () => jpeg, { name: 'cup.svg', type: 'image/svg+xml' }],
    ['a JPEG with a path for a name', async () => jpeg, { name: '../../etc/passwd', type: '' }],
  ])('%s is taken', async (_name, bytes, file) => {
    const answer = await upload(await bytes(), file);
    expect(answer.statusCode).toBe(201);
    expect((await sharp(await shown(answer, 192)).metadata()).format).toBe('jpeg');
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', async () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['a GIF', () => blank(2, 2).gif().toBuffer()],
    ['a WebP', () => blank(2, 2).webp().toBuffer()],
  ])('%s called .jpg is refused, and no product is made', async (_name, bytes) => {
    const before = await countProducts();
    const answer = await upload(await bytes());
    expect(answer.json()).toEqual({
      status: 415,
      code: 'UNSUPPORTED_TYPE',
      msg: WRONG,
      data: { fields: { image: WRONG } },
    });
    expect(await countProducts()).toBe(before);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['a bomb of more than 24 megapixels', () => blank(6_000, 4_001).png({ compressionLevel: 9 }).toBuffer()],
    ['half a JPEG', async () => (await blank(900, 900).jpeg().toBuffer()).subarray(0, 700)],
  ])('%s is refused', async (_name, bytes) => {
    const answer = (await upload(await bytes())).json<ApiErrorBody>();
    expect([answer.status, answer.code]).toEqual([400, 'VALIDATION']);
    expect(answer.data).toHaveProperty('fields.image');
  });

  it('may have 2,097,152 bytes and not one more', async () => {
    expect((await upload(padded(MOST))).statusCode).toBe(201);
    for (const bytes of [MOST + 1, 3 * MOST]) {
      expect((await upload(padded(bytes))).json()).toEqual({
        status: 413,
        code: 'TOO_LARGE',
        msg: TOO_LARGE,
        data: { fields: { image: TOO_LARGE } },
      });
    }
  });

  it('loses what the camera noted, and stands upright', async () => {
    const lying = await blank(400, 200)
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'S' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(lying).metadata()).exif).toBeDefined();
    const bytes = await shown(await upload(lying), 768);
    const { width, height, exif, orientation } = await sharp(bytes).metadata();
    expect([width, height, exif, orientation]).toEqual([200, 400, undefined, undefined]);
    expect(bytes.includes('somebody')).toBe(false);
  });
});

describe('a form', () => {
  const refusal = async (answer: ReturnType<typeof post>) => {
    const { status, code } = (await answer).json<ApiErrorBody>();
    return [status, code];
  };

  it('carries one picture, under its name', async () => {
    expect(await refusal(post({ ...values, photo: jpeg }))).toEqual([400, 'UNKNOWN_FIELD']);
    expect(await refusal(post({ ...values, image: jpeg, other: jpeg }))).toEqual([400, 'VALIDATION']);
  });

  it('never has its picture fetched from somewhere', async () => {
    expect(await refusal(post({ ...values, image: 'http://127.0.0.1/cup.jpg' }))).toEqual([400, 'UNKNOWN_FIELD']);
  });

  it.each([
    ['multipart/form-data', 'no boundary'],
    ['multipart/form-data; boundary=a', 'cut short: --a\r\ncontent-disposition: form-data; name="price"\r\n\r\n28'],
    ['application/json', '{"price":'],
  ])('that cannot be read is refused: %s, %s', async (type, payload) => {
    const headers = { ...(await shop.as('Admin')), 'content-type': type };
    const answer = await shop.app.inject({ method: 'POST', url: '/api/products', headers, payload });
    expect([answer.statusCode, answer.json<ApiErrorBody>().code]).toEqual([400, 'VALIDATION']);
  });

  it.each<['POST' | 'PATCH', string, string]>([
    ['POST', '/api/products', 'text/plain'],
    ['PATCH', '/api/products/01a1fdb1-d7e9-70ac-98af-91f06e26276b/availability', 'multipart/form-data; boundary=a'],
  ])('is taken where one belongs and nothing else: %s %s, %s', async (method, url, type) => {
    const headers = { ...(await shop.as('Admin')), 'content-type': type };
    expect((await shop.app.inject({ method, url, headers, payload: '--a--' })).statusCode).toBe(415);
  });
});

it('takes 20 pictures an hour from one account, wherever it is; a form without one counts for nothing', async () => {
  const [dimas, sari] = [await shop.makeUser({ role: 'Admin' }), await shop.makeUser({ role: 'Admin' })];
  const wrong = { ...values, image: Buffer.from('GIF89a') };
  for (let sent = 0; sent < 20; sent += 1) await post(wrong, {}, dimas);
  const answer = await post(wrong, {}, dimas);
  expect([answer.statusCode, answer.json<ApiErrorBody>().code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_000);
  expect((await post(values, {}, dimas)).statusCode).toBe(400);
  expect((await post(wrong, {}, sari)).statusCode).not.toBe(429);
});
