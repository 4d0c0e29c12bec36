import type { ApiErrorBody, ChatMessage, ProductDetail } from '@seduh/contract';
import { API_BASE, API_PATHS, imageUrl, IMAGE_FORMATS, IMAGE_WIDTHS } from '@seduh/contract/constants';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { s3Store } from './platform/images/s3-store';
import { startS3, type TestS3 } from './platform/s3/testing/server';
import { createMetrics } from './platform/observe/metrics';
import { cart, createOrderKit, line } from './resources/orders/testing/order-kit';
import { createTestApp, type TestApp, type TestUser } from './testing';
import { formOf } from './testing/helpers';

const PATIENCE = { tryMs: 2_000, allMs: 3_000, tries: 2, restMs: 200 };
const NOT_KEPT = 'The picture cannot be kept right now, so nothing was saved. Try again in a moment';

let s3: TestS3;
let shop: TestApp;
let staff: TestUser;
beforeEach(async () => {
  s3 = await startS3();
  shop = await createTestApp({ images: s3Store(s3.settings, PATIENCE) });
  staff = await shop.makeUser({ role: 'Admin' });
});
afterEach(async () => {
  await shop.close();
  await s3.close();
});

const photo = () =>
  sharp({ create: { width: 1_300, height: 900, channels: 3, background: '#c63' } })
    .jpeg()
    .toBuffer();
async function send(
  who: TestUser,
  method: 'POST' | 'PATCH',
  url: string,
  fields: Record<string, string | Buffer>,
  more = {},
) {
  const { payload, headers } = await formOf(fields);
  const all = { ...headers, ...who.headers, ...more };
  return shop.app.inject({ method, url, payload, headers: all, remoteAddress: shop.nextAddress() });
}
const VALUES = { productname: 'Es Kopi Aren', price: '28000', description: 'Palm sugar.', category_id: '1' };
const addProduct = async (more = {}) => send(staff, 'POST', '/api/products', { ...VALUES, image: await photo() }, more);
const productOf = (answer: { json(): unknown }) => (answer.json() as { data: ProductDetail }).data;
const nameOf = (image: unknown) => /^\/images\/(.+)-\d+\.jpg$/.exec(String(image))?.[1] ?? 'none';
const show = (url: string) => shop.app.inject(url);

describe('pictures in a bucket', () => {
  it('are kept and shown in every width and format, those of chats apart from everybody’s', async () => {
    const added = await addProduct();
    expect(added.statusCode).toBe(201);
    const name = nameOf(productOf(added).image);
    const files = IMAGE_WIDTHS.flatMap((width) => IMAGE_FORMATS.map((format) => imageUrl(name, width, format)));
    expect(await s3.keys()).toEqual(files.map((url) => url.slice(1)).toSorted());
    for (const width of IMAGE_WIDTHS) {
      for (const format of IMAGE_FORMATS) {
        const { statusCode, rawPayload } = await show(imageUrl(name, width, format));
        const info = await sharp(rawPayload).metadata();
        const kind = format === 'jpg' ? 'jpeg' : format === 'avif' ? 'heif' : format;
        expect([statusCode, info.width, info.format]).toEqual([200, width, kind]);
      }
    }

    const rani = await shop.makeUser();
    expect((await send(rani, 'PATCH', API_BASE + API_PATHS.editProfile, { image: await photo() })).statusCode).toBe(
      200,
    );
    const { image: avatar } = await shop.database.db
      .selectFrom('users')
      .select('image')
      .where('id', '=', rani.id)
      .executeTakeFirstOrThrow();
    expect((await show(String(avatar))).statusCode).toBe(200);

    const kit = createOrderKit(shop);
    const order = (await kit.place(rani, cart([line(await shop.makeProduct())]))).data.id;
    const key = { 'idempotency-key': kit.nextKey() };
    const sent = await send(rani, 'POST', `/api/transactions/${order}/chat/image`, { image: await photo() }, key);
    const { data } = sent.json<{ data: ChatMessage }>();
    expect((await s3.keys()).filter((one) => one.startsWith('private/private-'))).toHaveLength(12);
    const url = `/api/transactions/${order}/chat/image?message=${data.id}`;
    const shown = await shop.app.inject({ url, headers: staff.headers });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);

    // a new avatar takes the old one along
    await send(rani, 'PATCH', API_BASE + API_PATHS.editProfile, { remove_image: 'true' });
    expect((await show(String(avatar))).statusCode).toBe(404);
  }, 60_000);

  it('are lost to nobody while the bucket is away: what was there stays, and nothing is half there', async () => {
    const before = productOf(await addProduct());
    const keys = await s3.keys();
    await s3.stop();

    const refused = await addProduct();
    expect(refused.json<ApiErrorBody>()).toEqual({
      status: 503,
      code: 'UNAVAILABLE',
      msg: NOT_KEPT,
      data: { retry_after: 10 },
    });
    expect(refused.headers['retry-after']).toBe('10');
    const changed = await send(staff, 'PATCH', `/api/products/${before.id}`, {
      price: '31000',
      image: await photo(),
    });
    expect(changed.json<ApiErrorBody>()).toMatchObject({ status: 503, msg: NOT_KEPT });
    const rows = await shop.database.db.selectFrom('products').select(['id', 'image', 'price']).execute();
    expect(rows.map(({ id, image, price }) => [id, image, Number(price)])).toEqual([[before.id, before.image, 28_000]]);
    expect((await send(staff, 'PATCH', `/api/products/${before.id}`, { price: '29000' })).statusCode).toBe(200);

    const away = await show(String(before.image));
    expect([away.statusCode, away.headers['retry-after'], away.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect((await show('/api/products')).statusCode).toBe(200);
    expect((await show('/readyz')).statusCode).toBe(200);

    await s3.start();
    expect(await s3.keys()).toEqual(keys);
    await vi.waitFor(async () => expect((await show(String(before.image))).statusCode).toBe(200), { timeout: 10_000 });
    expect((await addProduct()).statusCode).toBe(201);
  }, 60_000);

  it('are said to be away once in the log, however many are asked for', async () => {
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const images = s3Store(s3.settings, PATIENCE);
    const logged = await createTestApp({ database: shop.database, images, config: { logLevel: 'info', logStream } });
    const ask = async () => (await logged.app.inject(imageUrl('a'.repeat(32)))).statusCode;
    const failures = () => lines.filter((line) => line.includes('request failed')).length;
    await s3.stop();
    expect([await ask(), await ask(), await ask()]).toEqual([503, 503, 503]);
    expect(failures()).toBe(1);
    await s3.start();
    await vi.waitFor(async () => expect(await ask()).toBe(404), { timeout: 10_000 });
    await s3.stop();
    expect([await ask(), await ask()]).toEqual([503, 503]);
    expect(failures()).toBe(2);
    await logged.close();
  });

  it('are said to be away in the language of who asks', async () => {
    await s3.stop();
    const { msg, said } = (await addProduct({ 'accept-language': 'id' })).json<ApiErrorBody>();
    expect([msg, said?.key]).toEqual([NOT_KEPT, 'pictureNotKept']);
  });

  it('are counted, by what was asked and what came of it', async () => {
    const metrics = createMetrics({
      readFigures: () => Promise.reject(new Error('of the process alone')),
      pools: shop.database.pools,
      isReady: async () => true,
      version: '1',
    });
    await addProduct();
    await s3.stop();
    await addProduct();
    const text = await metrics.text();
    metrics.close();
    expect(text).toContain('seduh_image_store_requests_total{operation="put",outcome="done"} 12');
    expect(text).toMatch(/^seduh_image_store_requests_total\{operation="put",outcome="silent"\} [1-9]/m);
  });
});

describe('a network in front of the bucket', () => {
  let led: TestApp;
  beforeEach(async () => {
    const images = s3Store({ ...s3.settings, publicUrl: 'https://cdn.example/seduh' }, PATIENCE);
    led = await createTestApp({ images, config: { imageOrigin: 'https://cdn.example' } });
  });
  afterEach(() => led.close());
  const name = 'b'.repeat(32);

  it('is where browsers are led, without asking the bucket', async () => {
    await s3.stop();
    const { statusCode, headers } = await led.app.inject(imageUrl(name, 768, 'avif'));
    expect([statusCode, headers.location]).toEqual([302, `https://cdn.example/seduh/images/${name}-768.avif`]);
    expect(headers['cache-control']).toBe('public, max-age=300');
    const spared = await led.app.inject({ url: imageUrl(name, 768, 'avif'), headers: { 'save-data': 'on' } });
    expect(spared.headers.location).toBe(`https://cdn.example/seduh/images/${name}-192.avif`);
    expect(spared.headers.vary).toContain('Save-Data');
    expect((await led.app.inject(`/images/private-${name}-768.webp`)).statusCode).toBe(404);
  });

  it('is gone round where a service worker asks for a picture here', async () => {
    const file = imageUrl(name, 768, 'avif');
    await s3Store(s3.settings).put(file.replace('/images/', ''), Buffer.from('bytes'));
    const { statusCode, body, headers } = await led.app.inject(`${file}?here`);
    expect([statusCode, body, headers['cache-control']]).toEqual([200, 'bytes', 'public, max-age=31536000, immutable']);
  });

  it('may be shown and fetched by pages, and nothing else from there', async () => {
    const { headers } = await led.app.inject('/api/shop');
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.example");
    expect(policy).toContain("connect-src 'self' https://cdn.example");
    expect(policy.filter((one) => one.includes('cdn.example'))).toHaveLength(2);
    const usual = await shop.app.inject('/api/shop');
    expect(String(usual.headers['content-security-policy'])).not.toContain('http');
  });
});
