import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageUrl } from '@seduh/contract/constants';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localStore } from './platform/images/local-store';
import { STORE_KITS, type StoreKit } from './platform/images/testing/stores';
import { cart, createOrderKit, line } from './resources/orders/testing/order-kit';
import { createTestApp, type TestApp } from './testing';
import type { ImageStore } from './platform/images/store';
import { memoryStore, silentLogger } from './testing/stand-ins';
import { removeOrphanedImages } from './platform/jobs/retention';
import { IMAGE_TABLES } from './retention';

const runIn = (shop: TestApp) =>
  removeOrphanedImages({ db: shop.database.db, logger: silentLogger }, shop.deps.images, IMAGE_TABLES);
const name = (digit: string) => digit.repeat(32);
describe.each(STORE_KITS)('%s', (_, open) => {
  let kit: StoreKit;
  let shop: TestApp;
  beforeEach(async () => {
    kit = await open();
    shop = await createTestApp({ images: kit.store });
  });
  afterEach(async () => {
    await shop.close();
    await kit.close();
  });

  /** Keeps two files of an image, as if it had been uploaded so many hours ago. */
  async function uploaded(image: string, hours: number): Promise<string> {
    for (const file of [`${image}-192.jpg`, `${image}-768.webp`]) {
      await kit.store.put(file, Buffer.from('image'));
      await kit.age(file, hours);
    }
    return imageUrl(image);
  }
  const left = async () => [...new Set((await kit.there()).map((file) => file.split('-')[0]))].toSorted();

  it('forgets images that nothing shows, a day after they came', async () => {
    const staff = await shop.makeUser({ role: 'Admin', image: await uploaded(name('a'), 48) });
    const product = await shop.makeProduct({ image: await uploaded(name('b'), 48) });
    await shop.makePromo({ image: await uploaded(name('c'), 48) });
    const rani = await shop.makeUser();
    await createOrderKit(shop).place(rani, cart([line(product)]));
    // the menu has another image now, and the order still shows the one it was sold with
    const image = await uploaded(name('d'), 48);
    await shop.database.db.updateTable('products').set({ image }).where('id', '=', product).execute();
    await uploaded(name('e'), 48);
    await uploaded(name('f'), 23);
    await uploaded('demo-latte', 48);
    await runIn(shop);
    expect(await left()).toEqual([name('a'), name('b'), name('c'), name('d'), 'demo', name('f')].toSorted());

    await shop.database.db.updateTable('users').set({ image: null }).where('id', '=', staff.id).execute();
    await runIn(shop);
    expect(await left()).not.toContain(name('a'));
  });
});

it('counts what is gone, tells what could not be removed, and ends when it is told to', async () => {
  const images = memoryStore();
  const shop = await createTestApp({ images });
  for (const digit of ['a', 'b']) await images.put(`${name(digit)}-192.jpg`, Buffer.from('image'));
  const info = vi.fn();
  const context = { db: shop.database.db, logger: { ...silentLogger, info } };
  await removeOrphanedImages(context, images, IMAGE_TABLES, AbortSignal.abort());
  expect(await images.files()).toHaveLength(2);
  const refusing: ImageStore = {
    ...images,
    remove: async (file) => {
      if (file.startsWith(name('a'))) throw new Error('no right');
      await images.remove(file);
    },
  };
  await expect(removeOrphanedImages(context, refusing, IMAGE_TABLES)).rejects.toThrow('no right');
  expect(info.mock.calls).toEqual([[{ images: 1 }, expect.anything()]]);
  expect(await images.files()).toEqual([`${name('a')}-192.jpg`]);
  await shop.close();
});

it('clears away what was left half written in a folder, once nobody can be writing it', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'seduh-orphans-'));
  const shop = await createTestApp({ images: await localStore(dir) });
  for (const [file, hours] of [
    ['.0123456789ab.part', 48],
    ['.ba9876543210.part', 1],
    ['.keep', 48],
  ] as const) {
    await writeFile(join(dir, file), 'half');
    const at = new Date(Date.now() - hours * 60 * 60_000);
    await utimes(join(dir, file), at, at);
  }
  await runIn(shop);
  expect((await readdir(dir)).toSorted()).toEqual(['.ba9876543210.part', '.keep']);
  await shop.close();
  await rm(dir, { recursive: true });
});
