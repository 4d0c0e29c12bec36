import { mkdir, readdir, readFile, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { silentLogger } from '../../testing/stand-ins';
import { tempFolder } from '../../testing/helpers';
import { startS3, type TestS3 } from '../images/testing/s3-server';
import { bucketPlace } from './bucket';
import { sumOf } from './builds';
import { folderPlace } from './folder';
import { createKeptAssets } from './kept-assets';
import { keepAtStart } from './open';
import type { AssetPlace, Shelf } from './place';

const OLD = { '0a0a0a0.js': 'export const page = "old";', 'b0b0b0b.css': 'old', 'c0c0c0c.woff2': 'a font of both' };
const NEW = { '1a1a1a1.js': 'export const page = "new";', 'c0c0c0c.woff2': 'a font of both' };
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

async function built(files: Record<string, string>): Promise<string> {
  const dir = await tempFolder();
  for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text);
  return dir;
}
const textOf = async (assets: ReturnType<typeof createKeptAssets>, file: string) =>
  (await assets.find(file, ''))?.bytes.toString() ?? null;

let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

const age = async (dir: string, name: string, ms: number) => {
  const at = new Date(Date.now() - ms);
  await utimes(join(dir, name), at, at);
};
interface TestPlace {
  place: AssetPlace;
  /** As if it had been put there so long ago, ms. */
  age(shelf: Shelf, name: string, ms: number): Promise<void>;
}
const PLACES: Record<string, () => Promise<TestPlace>> = {
  'a folder': async () => {
    const dir = await tempFolder();
    return { place: folderPlace(dir), age: (shelf, name, ms) => age(join(dir, shelf), name, ms) };
  },
  'a bucket': async () => {
    for (const key of await s3.keys())
      await bucketPlace(s3.settings).remove(...(key.split('/').slice(-2) as [Shelf, string]));
    return {
      place: bucketPlace(s3.settings),
      age: (shelf, name, ms) => s3.age(`private/assets/${shelf}/${name}`, ms / HOUR),
    };
  },
};

describe.each(Object.entries(PLACES))('in %s', (_, open) => {
  it('two builds have each other’s files, at once, and what they share once', async () => {
    const { place } = await open();
    const old = createKeptAssets({ place, assetsDir: await built(OLD), logger: silentLogger });
    await old.keep();
    expect(await textOf(old, '1a1a1a1.js')).toBeNull();
    const young = createKeptAssets({ place, assetsDir: await built(NEW), logger: silentLogger });
    await young.keep();
    expect(await textOf(old, '1a1a1a1.js')).toBe(NEW['1a1a1a1.js']);
    expect(await textOf(young, '0a0a0a0.js')).toBe(OLD['0a0a0a0.js']);
    expect(await textOf(young, 'b0b0b0b.css')).toBe('old');
    expect([(await place.list('files')).length, (await place.list('builds')).length]).toEqual([4, 2]);
    // kept once more by another process of the same build, it is the same build
    await createKeptAssets({ place, assetsDir: await built(NEW), logger: silentLogger }).keep();
    expect([(await place.list('files')).length, (await place.list('builds')).length]).toEqual([4, 2]);
  });

  it('a build stays while it runs, and beyond: as one of the last two, or for a week', async () => {
    const { place, age: made } = await open();
    const [oldest, old, young] = await Promise.all([built({ '2b2b2b2.js': 'oldest' }), built(OLD), built(NEW)]);
    const buildOf = (assetsDir: string) => createKeptAssets({ place, assetsDir, logger: silentLogger });
    await buildOf(oldest).keep();
    const [first] = await place.list('builds');
    await buildOf(old).keep();
    const second = (await place.list('builds')).find(({ name }) => name !== first?.name);
    for (const { name } of await place.list('files')) await made('files', name, 40 * DAY);
    await made('builds', first?.name ?? '', 6 * DAY);
    await made('builds', second?.name ?? '', 30 * DAY);
    const running = buildOf(young);
    // six days old, and one of the last two; the other has not run for a month
    await running.sweep();
    expect((await place.list('builds')).map(({ name }) => name)).not.toContain(second?.name);
    expect(await textOf(running, '2b2b2b2.js')).toBe('oldest');
    expect(await textOf(running, '0a0a0a0.js')).toBeNull();
    expect((await place.list('files')).length).toBe(3);
    // the last two stay however long ago they ran
    await made('builds', first?.name ?? '', 300 * DAY);
    await running.sweep();
    expect(await textOf(running, '2b2b2b2.js')).toBe('oldest');
    // a process that runs says so: its build comes back, with every file that was taken from it
    const again = buildOf(old);
    await again.sweep();
    expect(await textOf(running, 'b0b0b0b.css')).toBe('old');
    // and the one of 300 days ago, the third by now, goes
    expect((await place.list('builds')).map(({ name }) => name)).not.toContain(first?.name);
  });

  it('what is being kept is not taken away as nobody’s, what was left half kept is', async () => {
    const { place, age: made } = await open();
    await place.put('files', sumOf('just now'), Buffer.from('just now'));
    await place.put('files', sumOf('never listed'), Buffer.from('never listed'));
    await made('files', sumOf('never listed'), 2 * DAY);
    await createKeptAssets({ place, assetsDir: await built(NEW), logger: silentLogger }).sweep();
    const names = (await place.list('files')).map(({ name }) => name);
    expect(names).toContain(sumOf('just now'));
    expect(names).not.toContain(sumOf('never listed'));
  });

  it('nothing is given whose name does not say what is in it, nor what is not what it was', async () => {
    const { place } = await open();
    const warn = vi.fn();
    const assetsDir = await built({ ...OLD, 'index.html': 'a page', '.env': 'SECRET=1', 'words.js': 'no hash' });
    const mine = createKeptAssets({ place, assetsDir, logger: silentLogger });
    await mine.keep();
    const other = createKeptAssets({ place, assetsDir: await tempFolder(), logger: { ...silentLogger, warn } });
    for (const name of [
      'index.html',
      '.env',
      'words.js',
      '../.env',
      '..%2f.env',
      '0a0a0a0.js/../.env',
      sumOf('a page'),
    ])
      expect([name, await other.find(name, '')]).toEqual([name, null]);
    const sum = sumOf(OLD['0a0a0a0.js']);
    await place.put('files', sum, Buffer.from('export const page = "stolen";'));
    expect(await textOf(other, '0a0a0a0.js')).toBeNull();
    expect(warn).toHaveBeenCalledWith({ sum }, 'a kept file of a build is damaged, and was removed');
    // and whoever has it puts it there again
    await mine.sweep();
    expect(await textOf(other, '0a0a0a0.js')).toBe(OLD['0a0a0a0.js']);
    // a list that is not what it was says nothing, and nothing is removed by it
    const [list] = await place.list('builds');
    await place.put('builds', list?.name ?? '', Buffer.from('{"0a0a0a0.js":'));
    const third = createKeptAssets({ place, assetsDir: await tempFolder(), logger: silentLogger });
    expect(await textOf(third, '0a0a0a0.js')).toBeNull();
    await third.sweep();
    expect((await place.list('files')).length).toBe(3);
  });
});

describe('in a folder', () => {
  it('whoever asks for a hundred names that nobody has looks there now and then, not each time', async () => {
    const place = folderPlace(await tempFolder());
    const list = vi.spyOn(place, 'list');
    const assets = createKeptAssets({ place, assetsDir: await tempFolder(), logger: silentLogger });
    await Promise.all(Array.from({ length: 100 }, (_, n) => assets.find(`${String(n).padStart(7, '0')}.js`, '')));
    expect(list.mock.calls).toEqual([['builds']]);
  });

  it('a link leads nowhere, half a file is none, an empty one after a crash is put there again', async () => {
    const dir = await tempFolder();
    const place = folderPlace(dir);
    const assetsDir = await built(OLD);
    await symlink('/etc/hostname', join(assetsDir, 'd0d0d0d.js'));
    const mine = createKeptAssets({ place, assetsDir, logger: silentLogger });
    await mine.keep();
    const sum = sumOf(OLD['0a0a0a0.js']);
    const file = join(dir, 'files', sum);
    const secret = join(await tempFolder(), 'secret');
    await writeFile(secret, OLD['0a0a0a0.js']);
    await rm(file);
    await symlink(secret, file);
    expect(await place.get('files', sum)).toBeNull();
    expect((await place.list('files')).map(({ name }) => name)).not.toContain(sum);
    expect(await textOf(mine, 'd0d0d0d.js')).toBeNull();
    // the link is replaced, what it led to is not written
    await mine.keep();
    expect(await textOf(mine, '0a0a0a0.js')).toBe(OLD['0a0a0a0.js']);
    expect(await readFile(secret, 'utf8')).toBe(OLD['0a0a0a0.js']);

    await truncate(join(dir, 'files', sumOf('old')));
    expect(await textOf(mine, 'b0b0b0b.css')).toBeNull();
    await mine.keep();
    expect(await textOf(mine, 'b0b0b0b.css')).toBe('old');

    const half = '.0123456789ab.part';
    await writeFile(join(dir, 'files', half), 'half');
    expect((await place.list('files')).length).toBe(3);
    await age(join(dir, 'files'), half, 2 * HOUR);
    await place.list('files');
    await vi.waitFor(async () => expect(await readdir(join(dir, 'files'))).not.toContain(half));
  });

  it('that cannot be written, the shop starts all the same, and says so', async () => {
    const dir = join(await tempFolder(), 'taken');
    await writeFile(dir, 'a file');
    const warn = vi.fn();
    const assets = createKeptAssets({ place: folderPlace(dir), assetsDir: await built(OLD), logger: silentLogger });
    await keepAtStart(assets, { ...silentLogger, warn });
    expect(warn.mock.calls[0]?.[1]).toMatch(/could not be kept for other processes/);
  });

  it('that says nothing, the shop does not wait for it', async () => {
    const dir = await tempFolder();
    await mkdir(join(dir, 'files'));
    const place = { ...folderPlace(dir), list: () => new Promise<never>(() => undefined) };
    const assets = createKeptAssets({ place, assetsDir: await built(OLD), logger: silentLogger });
    const began = performance.now();
    await keepAtStart(assets, silentLogger, 50);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
