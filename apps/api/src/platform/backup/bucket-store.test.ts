import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { outboxOf } from '@seduh/embedded-postgres';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { tempFolder } from '../../testing/helpers';
import { startS3, type TestS3 } from '../s3/testing/server';
import { FileThere } from './error';
import { namesIn } from './folder-store';
import { dumpPlace } from './logical/dump';
import { placeOf } from './place';
import { shipUploads, shipWal } from './ship';
import { testBucketStore } from './testing/stores';

const SEGMENT = '000000010000000000000003';

let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3(0, 'copies');
});
afterAll(() => s3.close());
afterEach(() => {
  s3.interrupt(null);
  s3.failAfter(null);
  s3.hang(false);
});

const of = (content: string) => Readable.from([Buffer.from(content)]);
const keysOf = async (name: string) => (await s3.keys()).filter((key) => key.startsWith(`${name}/`));

it('shows a base backup from its manifest on, and forgets it with its manifest first', async () => {
  const { base } = placeOf(testBucketStore(s3, 'whole'), '1');
  const other = () => placeOf(testBucketStore(s3, 'whole'), '1').base;
  await base.fillFolder('one', 'manifest.json', async (half) => {
    await half.write('database.tar.gz', of('tar'));
    expect(await other().folders('manifest.json')).toEqual([]);
    await half.write('manifest.json.sealed', of('{}'));
  });
  expect(await other().folders('manifest.json')).toEqual(['one']);
  // the process is killed while it removes
  let removed = 0;
  s3.interrupt((line) => (line.startsWith('DELETE') && (removed += 1) > 1 ? [403, 'AccessDenied'] : null));
  await expect(base.removeFolder('one', 'manifest.json')).rejects.toThrow('BACKUP_S3_ACCESS_KEY_ID may not');
  expect(await keysOf('whole')).toEqual(['whole/shop-1/base/one/database.tar.gz']);
  expect(await other().folders('manifest.json')).toEqual([]);
});

it('leaves nothing of a base backup that fails, and sweeps what a killed one left when it is a day old', async () => {
  const { base } = placeOf(testBucketStore(s3, 'swept'), '1');
  const fails = base.fillFolder('failed', 'manifest.json', async (half) => {
    await half.write('database.tar.gz', of('tar'));
    throw new Error('the disk is gone');
  });
  await expect(fails).rejects.toThrow('the disk is gone');
  expect(await keysOf('swept')).toEqual([]);

  await base.folder('whole').write('manifest.json', of('{}'));
  await base.folder('killed').write('database.tar.gz', of('tar'));
  s3.interrupt((line) => (line.includes('partNumber=2') || line.startsWith('DELETE') ? [403, 'AccessDenied'] : null));
  const long = Readable.from([Buffer.alloc(2 * 1024 * 1024)]);
  await expect(base.folder('killed').write('files.tar.gz', long)).rejects.toThrow('refuses to put');
  s3.interrupt(null);
  const killed = 'swept/shop-1/base/killed/database.tar.gz';
  const sweep = () => placeOf(testBucketStore(s3, 'swept'), '1').base.sweep('manifest.json');
  // somebody on another machine may be at it
  await sweep();
  expect(await keysOf('swept')).toContain(killed);
  expect(await s3.begun()).toHaveLength(1);
  for (const key of await keysOf('swept')) await s3.age(key, 25);
  await s3.ageBegun(25);
  await sweep();
  expect(await keysOf('swept')).toEqual(['swept/shop-1/base/whole/manifest.json']);
  expect(await s3.begun()).toEqual([]);
});

it('leaves no base backup with its manifest alone, where that was kept and nobody heard of it', async () => {
  const { base } = placeOf(testBucketStore(s3, 'unheard'), '1');
  const other = () => placeOf(testBucketStore(s3, 'unheard'), '1').base;
  const fill = (name: string) =>
    base.fillFolder(name, 'manifest.json', async (half) => {
      await half.write('database.tar.gz', of('tar'));
      await half.write('manifest.json.sealed', of('{}'));
    });
  s3.failAfter((line) => line.includes('manifest'));
  await expect(fill('removed')).rejects.toThrow('does not answer: HTTP 500');
  // that it was removed nobody has heard either
  expect(await keysOf('unheard')).toEqual(['unheard/shop-1/base/removed/database.tar.gz']);
  expect(await other().folders('manifest.json')).toEqual([]);
  s3.interrupt((line) => (line.startsWith('DELETE') && line.includes('manifest') ? [403, 'AccessDenied'] : null));
  await expect(fill('stays')).rejects.toThrow('does not answer: HTTP 500');
  expect(await keysOf('unheard')).toContain('unheard/shop-1/base/stays/database.tar.gz');
  expect(await other().folders('manifest.json')).toEqual(['stays']);
});

it('takes away only what it wrote itself where another machine fills the same folder', async () => {
  const of1 = testBucketStore(s3, 'same').root;
  const of2 = testBucketStore(s3, 'same').root;
  await of1.fillFolder('today', 'contents.json', async (half) => {
    await half.write('table-orders', of('rows'));
    const second = of2.fillFolder('today', 'contents.json', async (late) => {
      await late.write('table-carts', of('other rows'));
      await late.write('table-orders', of('other rows'));
    });
    await expect(second).rejects.toThrow(FileThere);
    await half.write('contents.json', of('{}'));
  });
  expect(await keysOf('same')).toEqual(['same/today/contents.json', 'same/today/table-orders']);
});

it('knows what was written or forgotten while it read a list', async () => {
  const store = testBucketStore(s3, 'listed');
  const { root } = store;
  await root.write('before', of('one'));
  await testBucketStore(s3, 'listed').root.write('removed', of('one'));
  const namesOf = async () => (await root.files()).map(({ file }) => file);
  // the list is taken before the other two, and answered after them
  const hold = s3.holdLists();
  const listing = namesOf();
  await hold.taken;
  await root.write('meanwhile', of('two'));
  await root.remove('removed');
  hold.answer();
  expect(await listing).toEqual(['before', 'meanwhile']);
  expect(await namesOf()).toEqual(['before', 'meanwhile']);

  store.forget();
  const again = s3.holdLists();
  const late = namesOf();
  await again.taken;
  await testBucketStore(s3, 'listed').root.write('elsewhere', of('three'));
  store.forget();
  again.answer();
  expect(await late).toEqual(['before', 'meanwhile']);
  expect(await namesOf()).toEqual(['before', 'elsewhere', 'meanwhile']);
});

it('lets one write at a time on a machine, in each prefix', async () => {
  const other = () => testBucketStore(s3, 'locked');
  await testBucketStore(s3, 'locked').lock(async () => {
    await expect(other().lock(async () => undefined)).rejects.toThrow('is under way');
    expect(await other().lock(async () => 'pictures go by themselves', 'pictures')).toContain('pictures');
    expect(await testBucketStore(s3, 'apart').lock(async () => 'another')).toBe('another');
  });
  expect(await other().lock(async () => 'free again')).toBe('free again');
});

/** A segment that PostgreSQL has laid out. */
async function outboxWith(content: string): Promise<string> {
  const cluster = await tempFolder();
  await mkdir(outboxOf(cluster));
  await writeFile(join(outboxOf(cluster), SEGMENT), content);
  return cluster;
}

it('takes a segment once, whoever brings it, and refuses another one under its name', async () => {
  const place = () => placeOf(testBucketStore(s3, 'two-machines'), '1');
  const [first, same, another] = [await outboxWith('log'), await outboxWith('log'), await outboxWith('another log')];
  // both have looked before either writes
  const [here, there, elsewhere] = [place(), place(), place()];
  for (const one of [here, there, elsewhere]) expect(await one.wal.files()).toEqual([]);
  expect(await shipWal(first, here, null)).toBe(1);
  expect(await shipWal(same, there, null)).toBe(1);
  expect(await namesIn(outboxOf(same))).toEqual([]);
  await expect(shipWal(another, elsewhere, null)).rejects.toThrow('two shops keep their backups there');
  expect(await namesIn(outboxOf(another))).toEqual([SEGMENT]);
  await expect(elsewhere.wal.write(`${SEGMENT}.gz`, of('over it'))).rejects.toThrow(FileThere);
});

it('has a picture as it was stored first', async () => {
  const place = () => placeOf(testBucketStore(s3, 'pictures'), '1');
  const name = `${'a'.repeat(32)}-192.jpg`;
  const uploads = { lookEveryMs: 0, names: async () => [name], open: async () => of('picture') };
  const [here, there] = [place(), place()];
  expect(await there.uploads.files()).toEqual([]);
  await shipUploads(uploads, here, null);
  // it was copied meanwhile: no failure, and not written again
  await shipUploads({ ...uploads, open: async () => of('other') }, there, null);
  expect(await text(place().uploads.read(name))).toBe('picture');
});

it('takes dumps by name, and says where a name is none or there is no bucket', async () => {
  const store = testBucketStore(s3, 'dumps');
  const { within, name } = dumpPlace('s3:2026-11-29', store);
  expect(within.folder(name).address).toBe('s3://copies/dumps/dumps/2026-11-29');
  for (const wrong of ['s3:', 's3:../x', 's3:a/b', 's3:.hidden'])
    expect(() => dumpPlace(wrong, store)).toThrow('name it by letters, digits, dots and dashes');
  expect(() => dumpPlace('s3:today', null)).toThrow('set BACKUP_S3_BUCKET');
});
