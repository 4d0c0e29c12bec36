import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';
import { localStore } from './local-store';
import { parseImageFile } from './names';
import { STORE_KITS, type StoreKit } from './testing/stores';

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
const name = (digit: string) => digit.repeat(32);
const HOUR_MS = 60 * 60_000;

describe.each(STORE_KITS)('%s', (_, open) => {
  let kit: StoreKit;
  let shop: TestApp;
  beforeAll(async () => {
    kit = await open();
    shop = await createTestApp({ images: kit.store });
  });
  afterAll(async () => {
    await shop.close();
    await kit.close();
  });

  it('gives back what was put in, and leaves nothing half done', async () => {
    const { store } = kit;
    const bytes = Buffer.from([0, 255, 10, 13, 128]);
    await store.put('a-192.jpg', bytes);
    expect(await store.get('a-192.jpg')).toEqual(bytes);
    expect(await store.get('b-192.jpg')).toBeNull();
    expect(await kit.there()).toEqual(['a-192.jpg']);
    await store.put('a-192.jpg', Buffer.from('again'));
    expect((await store.get('a-192.jpg'))?.toString()).toBe('again');
    await store.remove('a-192.jpg');
    await store.remove('a-192.jpg');
    expect(await store.get('a-192.jpg')).toBeNull();
    expect(await kit.there()).toEqual([]);
  });

  it.each(OUTSIDE)('never leaves itself: %s', async (file) => {
    const { store } = kit;
    expect(parseImageFile(file)).toBeNull();
    expect(await store.get(file)).toBeNull();
    expect(store.addressOf(file)).toBeNull();
    await expect(store.put(file, Buffer.from('x'))).rejects.toThrow('not the name of an image');
    await store.remove(file);
    expect(await kit.there()).toEqual([]);
  });

  it('names all it keeps, and of uploads those that are old enough', async () => {
    const { store } = kit;
    const [old, fresh, secret, demo] = [
      `${name('a')}-192.jpg`,
      `${name('b')}-384.webp`,
      `private-${name('c')}-768.webp`,
      'demo-latte-192.jpg',
    ];
    for (const file of [old, fresh, secret, demo]) await store.put(file, Buffer.from(file));
    for (const file of [old, secret, demo]) await kit.age(file, 25);
    expect((await store.files()).toSorted()).toEqual([old, fresh, secret, demo].toSorted());
    expect((await store.list(24 * HOUR_MS)).toSorted()).toEqual([old, secret].toSorted());
    expect((await store.list(0)).toSorted()).toEqual([old, fresh, secret].toSorted());
    for (const file of await store.files()) await store.remove(file);
    expect(await kit.there()).toEqual([]);
  });

  it.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['jpg', 'image/jpeg'],
  ])('has %s served for good', async (format, type) => {
    await kit.store.put(`b-384.${format}`, Buffer.from(format));
    const response = await shop.app.inject(`/images/b-384.${format}`);
    expect([response.statusCode, response.body]).toEqual([200, format]);
    expect(response.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it('shows nobody a picture of a chat by its address', async () => {
    const file = `private-${name('d')}-768.webp`;
    await kit.store.put(file, Buffer.from('x'));
    expect((await shop.app.inject(`/images/${file}`)).statusCode).toBe(404);
    expect(kit.store.addressOf(file)).toBeNull();
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

it('reads and writes nothing beside its folder', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'images-'));
  const store = await localStore(join(dir, 'uploads'));
  await writeFile(join(dir, 'secret-192.jpg'), 'secret');
  for (const file of OUTSIDE) {
    expect(await store.get(file)).toBeNull();
    await store.remove(file);
  }
  expect((await readdir(dir)).toSorted()).toEqual(['secret-192.jpg', 'uploads']);
  await rm(dir, { recursive: true });
});
