import { imageUrl } from '@seduh/contract/constants';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { IMAGE_TABLES } from '../../retention';
import { createTestApp, type TestApp } from '../../testing';
import { silentLogger } from '../../testing/stand-ins';
import { removeOrphanedImages } from '../jobs/retention';
import type { Logger } from '../logging/logger';
import { removingAsOwner } from './owner';
import { shopIdOf } from './owner-repository';
import { s3Store } from './s3-store';
import { removeImage } from './store';
import { startS3, type TestS3 } from '../s3/testing/server';

const FILE = (digit: string) => `${digit.repeat(32)}-768.jpg`;

let s3: TestS3;
let live: TestApp;
let staging: TestApp;
beforeAll(async () => {
  s3 = await startS3();
  [live, staging] = [await createTestApp(), await createTestApp()];
});
afterAll(async () => {
  await Promise.all([live.close(), staging.close()]);
  await s3.close();
});

/** The bucket as a shop that has just been started uses it. */
const usedBy = (shop: TestApp, warn: Logger['warn'] = vi.fn()) =>
  removingAsOwner(s3Store(s3.settings), () => shopIdOf(shop.database.db), { ...silentLogger, warn });
const sweep = (shop: TestApp, warn?: Logger['warn']) =>
  removeOrphanedImages({ db: shop.database.db, logger: silentLogger }, usedBy(shop, warn), IMAGE_TABLES);

it('has one owner: another shop on the same bucket keeps and shows pictures there, and removes none', async () => {
  await sweep(live);
  expect(await s3.keys()).toEqual(['private/owner']);
  const store = usedBy(live);
  for (const digit of ['a', 'b']) {
    await store.put(FILE(digit), Buffer.from(digit));
    await s3.age(`images/${FILE(digit)}`, 48);
  }
  await live.makeProduct({ image: imageUrl('a'.repeat(32)) });
  const all = [`images/${FILE('a')}`, `images/${FILE('b')}`, 'private/owner'];

  // a database that knows neither of them
  const warn = vi.fn();
  await sweep(staging, warn);
  expect(warn).toHaveBeenCalledWith({}, expect.stringContaining('npm run move -- take-bucket'));
  await removeImage(usedBy(staging), imageUrl('a'.repeat(32)));
  expect(await s3.keys()).toEqual(all);
  expect((await usedBy(staging).get(FILE('a')))?.toString()).toBe('a');

  await sweep(live);
  expect(await s3.keys()).toEqual(all.filter((key) => !key.includes(FILE('b'))));

  // an operator says so
  await s3Store(s3.settings).writeOwner(await shopIdOf(staging.database.db));
  await sweep(live, warn);
  expect(warn).toHaveBeenCalledTimes(2);
  await removeImage(usedBy(staging), imageUrl('a'.repeat(32)));
  expect(await s3.keys()).toEqual(['private/owner']);
});

it('is nobody’s where pictures lie that were there before', async () => {
  const other = await startS3();
  const bucket = s3Store(other.settings);
  await bucket.put(FILE('c'), Buffer.from('c'));
  await other.age(`images/${FILE('c')}`, 48);
  expect(await removingAsOwner(bucket, () => shopIdOf(live.database.db), silentLogger).list(0)).toEqual([]);
  expect(await other.keys()).toEqual([`images/${FILE('c')}`]);
  await other.close();
});
