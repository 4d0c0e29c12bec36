import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageUrl } from '@seduh/contract/constants';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { localStore } from './platform/images/store';
import { cart, createOrderKit, line } from './resources/orders/testing/order-kit';
import { createTestApp, type TestApp } from './testing';
import { silentLogger } from './testing/stand-ins';
import { removeOrphanedImages } from './platform/jobs/retention';
import { IMAGE_TABLES } from './retention';

let shop: TestApp;
let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'seduh-orphans-'));
  shop = await createTestApp({ images: await localStore(dir) });
});
afterEach(async () => {
  await shop.close();
  await rm(dir, { recursive: true });
});

const run = () => removeOrphanedImages({ db: shop.database.db, logger: silentLogger }, shop.deps.images, IMAGE_TABLES);

/** Puts an image's files on the disk, as if it had been uploaded so many hours ago. */
async function uploaded(name: string, hours: number): Promise<string> {
  const at = new Date(Date.now() - hours * 60 * 60_000);
  for (const file of [`${name}-192.jpg`, `${name}-768.webp`]) {
    await writeFile(join(dir, file), 'image');
    await utimes(join(dir, file), at, at);
  }
  return imageUrl(name);
}
const name = (digit: string) => digit.repeat(32);
const left = async () => [...new Set((await readdir(dir)).map((file) => file.split('-')[0]))].toSorted();

it('takes images off the disk that nothing shows, a day after they came', async () => {
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
  await run();
  expect(await left()).toEqual([name('a'), name('b'), name('c'), name('d'), 'demo', name('f')].toSorted());

  await shop.database.db.updateTable('users').set({ image: null }).where('id', '=', staff.id).execute();
  await run();
  expect(await left()).not.toContain(name('a'));
});

it('clears away what was left half written, once nobody can be writing it', async () => {
  for (const [file, hours] of [
    ['.0123456789ab.part', 48],
    ['.ba9876543210.part', 1],
    ['.keep', 48],
  ] as const) {
    await writeFile(join(dir, file), 'half');
    const at = new Date(Date.now() - hours * 60 * 60_000);
    await utimes(join(dir, file), at, at);
  }
  await run();
  expect((await readdir(dir)).toSorted()).toEqual(['.ba9876543210.part', '.keep']);
});
