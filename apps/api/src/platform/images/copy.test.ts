import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyImages } from './copy';
import { ImageStoreError, type ImageStore } from './store';
import { STORE_KITS, type StoreKit } from './testing/stores';

const [FOLDER, BUCKET] = STORE_KITS.map(([, open]) => open);
const FILES = Array.from({ length: 30 }, (_, n) => `${n.toString(16).padStart(32, '0')}-192.jpg`);
const CHAT = `private-${'c'.repeat(32)}-768.webp`;

let kits: StoreKit[] = [];
beforeEach(async () => {
  if (!FOLDER || !BUCKET) throw new Error('two kinds of store');
  kits = [await FOLDER(), await BUCKET()];
});
afterEach(() => Promise.all(kits.map((kit) => kit.close())));

/** Both ends of a move, the one that is filled first. */
const ends = (isBack: boolean): [StoreKit, StoreKit] => {
  const [folder, bucket] = kits;
  if (!folder || !bucket) throw new Error('two kinds of store');
  return isBack ? [bucket, folder] : [folder, bucket];
};
const fill = async (store: ImageStore) => {
  for (const file of [...FILES, CHAT, 'demo-latte-192.jpg']) await store.put(file, Buffer.from(`of ${file}`));
};

it.each([
  ['a folder into a bucket', false],
  ['a bucket into a folder', true],
])('copies %s, and knows what is there when it is begun anew', async (_, isBack) => {
  const [from, to] = ends(isBack);
  await fill(from.store);
  const heard: number[] = [];
  const figures = await copyImages(from.store, to.store, ({ copied }) => heard.push(copied));
  expect(figures).toMatchObject({ files: 32, copied: 32, same: 0, gone: 0 });
  expect(heard.at(-1)).toBe(32);
  expect(figures.bytes).toBe((await from.there()).reduce((sum, file) => sum + `of ${file}`.length, 0));
  expect(await to.there()).toEqual(await from.there());
  expect((await to.store.get(CHAT))?.toString()).toBe(`of ${CHAT}`);
  // one was lost there since, one is another, and one came
  await to.store.remove(CHAT);
  await to.store.put(FILES[0] ?? '', Buffer.from('damaged'));
  await from.store.put('new-192.jpg', Buffer.from('new'));
  expect(await copyImages(from.store, to.store)).toMatchObject({ files: 33, copied: 3, same: 30 });
  expect((await to.store.get(FILES[0] ?? ''))?.toString()).toBe(`of ${FILES[0]}`);
});

it('goes on where it was interrupted', async () => {
  const [from, to] = ends(false);
  await fill(from.store);
  let left = 10;
  const breaking: ImageStore = {
    ...to.store,
    put: async (file, bytes) => {
      left -= 1;
      if (left < 0) throw new Error('the line is cut');
      await to.store.put(file, bytes);
    },
  };
  await expect(copyImages(from.store, breaking)).rejects.toThrow('the line is cut');
  expect(await to.there()).toHaveLength(10);
  expect(await copyImages(from.store, to.store)).toMatchObject({ files: 32, copied: 22, same: 10 });
});

it('waits for a store that falls silent, for as long as is borne', async () => {
  const [from, to] = ends(false);
  await fill(from.store);
  let silences = 5;
  const falling: ImageStore = {
    ...to.store,
    put: async (file, bytes) => {
      silences -= 1;
      if (silences >= 0) throw new ImageStoreError('no answer', 'silent');
      await to.store.put(file, bytes);
    },
  };
  const copied = await copyImages(from.store, falling, undefined, { forMs: 10_000, everyMs: 10 });
  expect(copied).toMatchObject({ files: 32, copied: 32 });
  silences = Infinity;
  const copying = copyImages(to.store, { ...falling, get: async () => null }, undefined, { forMs: 50, everyMs: 10 });
  await expect(copying).rejects.toThrow('no answer');
});

it('begins no further file once one has failed', async () => {
  const [from, to] = ends(false);
  await fill(from.store);
  let asked = 0;
  const refusing: ImageStore = {
    ...to.store,
    put: async () => {
      asked += 1;
      throw new ImageStoreError('no right', 'refused');
    },
  };
  await expect(copyImages(from.store, refusing)).rejects.toThrow('no right');
  // those that were under way with the first
  expect(asked).toBeLessThanOrEqual(8);
});

it('says which file does not come back as it was sent', async () => {
  const [from, to] = ends(false);
  await from.store.put('a-192.jpg', Buffer.from('whole'));
  const cutting: ImageStore = { ...to.store, put: (file, bytes) => to.store.put(file, bytes.subarray(1)) };
  await expect(copyImages(from.store, cutting)).rejects.toThrow('a-192.jpg does not come back as it was sent');
});

it('passes over what the shop removes meanwhile', async () => {
  const [from, to] = ends(false);
  await fill(from.store);
  const removing: ImageStore = { ...from.store, get: async (file) => (file === CHAT ? null : from.store.get(file)) };
  expect(await copyImages(removing, to.store)).toMatchObject({ files: 32, copied: 31, gone: 1 });
  expect(await to.there()).not.toContain(CHAT);
});
