import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';
import { localStore, type ImageStore } from './store';
import { parseImageFile } from './names';

let dir: string;
let store: ImageStore;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'images-'));
  store = await localStore(join(dir, 'uploads'));
  await writeFile(join(dir, 'secret-192.jpg'), 'secret');
});
afterAll(() => rm(dir, { recursive: true }));

const OUTSIDE = [
  '../secret-192.jpg',
  '..%2fsecret-192.jpg',
  '/etc/passwd',
  'a-192.jpg/../../secret-192.jpg',
  'a-192.svg',
  'a-193.jpg',
  '-192.jpg',
  'a.jpg',
  'a b-192.jpg',
  'a-192.jpg\0',
];

describe('the folder', () => {
  it('gives back what was put in, and leaves nothing half done', async () => {
    await store.put('a-192.jpg', Buffer.from('image'));
    expect((await store.get('a-192.jpg'))?.toString()).toBe('image');
    expect(await store.get('b-192.jpg')).toBeNull();
    expect(await readdir(join(dir, 'uploads'))).toEqual(['a-192.jpg']);
    await store.remove('a-192.jpg');
    await store.remove('a-192.jpg');
    expect(await readdir(join(dir, 'uploads'))).toEqual([]);
  });

  it.each(OUTSIDE)('never leaves itself: %s', async (file) => {
    expect(parseImageFile(file)).toBeNull();
    expect(await store.get(file)).toBeNull();
    await expect(store.put(file, Buffer.from('x'))).rejects.toThrow('not the name of an image');
    await store.remove(file);
    expect(await readdir(dir)).toContain('secret-192.jpg');
  });
});

describe('GET /images', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp({ images: store });
    for (const format of ['avif', 'webp', 'jpg']) await store.put(`b-384.${format}`, Buffer.from(format));
  });
  afterAll(() => shop.close());

  it.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['jpg', 'image/jpeg'],
  ])('serves %s for good', async (format, type) => {
    const response = await shop.app.inject(`/images/b-384.${format}`);
    expect([response.statusCode, response.body]).toEqual([200, format]);
    expect(response.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    '/images/c-384.jpg',
    '/images/',
    '/images',
    ...OUTSIDE.map((file) => `/images/${encodeURIComponent(file)}`),
  ])('finds nothing at %s, and says so in plain text', async (url) => {
    const response = await shop.app.inject({ url, headers: { accept: 'text/html' } });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
  });
});
