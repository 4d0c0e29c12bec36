import { sql } from 'kysely';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createTestApp } from '../../testing';
import { AnswerCache } from './answer-cache';

const json = JSON.stringify({ data: 'x'.repeat(500) });

it('is made once for all who come while it counts', async () => {
  const cache = new AnswerCache(60_000);
  const make = vi.fn(async () => json);
  const all = await Promise.all(Array.from({ length: 20 }, () => cache.get('a', undefined, make)));
  expect(make).toHaveBeenCalledTimes(1);
  expect(all.every(({ body }) => body.toString() === json)).toBe(true);
  await cache.get('b', undefined, make);
  expect(make).toHaveBeenCalledTimes(2);
});

it.each([
  ['has grown old', 5, (cache: AnswerCache) => new Promise((done) => setTimeout(done, 20, cache))],
  ['was cleared', 60_000, async (cache: AnswerCache) => cache.clear()],
  ['may not be kept', 0, async () => undefined],
])('is made anew when it %s', async (_name, age, between) => {
  const cache = new AnswerCache(age);
  const make = vi.fn(async () => json);
  await cache.get('a', undefined, make);
  await between(cache);
  await cache.get('a', undefined, make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('keeps no failure', async () => {
  const cache = new AnswerCache(60_000);
  await expect(cache.get('a', undefined, async () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect((await cache.get('a', undefined, async () => json)).body.toString()).toBe(json);
});

it.each([
  ['gzip, deflate, br', true],
  ['br;q=1.0, *;q=0.1', true],
  ['br;q=0', false],
  ['gzip', false],
  [undefined, false],
])('compresses for %s: %s', async (accepts, compressed) => {
  const { body, headers } = await new AnswerCache(0).get('a', accepts, async () => json);
  expect(headers['content-encoding']).toBe(compressed ? 'br' : undefined);
  expect((compressed ? brotliDecompressSync(body) : body).toString()).toBe(json);
  expect(headers.vary).toBe('accept-encoding');
});

describe('the public catalogue', () => {
  it('is revalidated: an unchanged answer is 304, a changed one comes whole', async () => {
    const shop = await createTestApp();
    const id = await shop.makeProduct();
    for (const url of ['/api/products', `/api/products/${id}`, '/api/promos', '/api/categories', '/api/openapi.json']) {
      const first = await shop.app.inject(url);
      const etag = String(first.headers.etag);
      expect(first.headers['cache-control'], url).toBe('public, no-cache');
      for (const condition of [etag, `W/"other", ${etag}`, etag.replace('W/', ''), '*']) {
        const again = await shop.app.inject({ url, headers: { 'if-none-match': condition } });
        expect([again.statusCode, again.body, again.headers.etag], url).toEqual([304, '', etag]);
      }
      expect((await shop.app.inject({ url, headers: { 'if-none-match': 'W/"other"' } })).statusCode).toBe(200);
    }
    const before = await shop.app.inject('/api/products');
    await shop.makeProduct({ product_name: 'New' });
    const after = await shop.app.inject({
      url: '/api/products',
      headers: { 'if-none-match': String(before.headers.etag) },
    });
    expect(after.statusCode).toBe(200);
    await shop.close();
  });

  it('answers a crowd from memory for at most as long as was said, where no word of a change comes', async () => {
    const shop = await createTestApp({ config: { catalogueAgeMs: 1_500 } });
    const total = async () =>
      (await shop.app.inject('/api/products')).json<{ meta: { totalData: number } }>().meta.totalData;
    for (const table of ['products', 'product_sizes'])
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(shop.database.db);
    // what was kept before the shop heard of changes is forgotten as it begins to
    await (
      await shop.database.listen('caches', () => undefined)
    )();
    expect(await total()).toBe(0);
    await shop.makeProduct();
    expect(await total()).toBe(0);
    await expect.poll(total, { timeout: 5_000, interval: 50 }).toBe(1);
    await shop.close();
  });
});
