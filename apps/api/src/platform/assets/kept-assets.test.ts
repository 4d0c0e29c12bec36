import { mkdir, readdir, readFile, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { silentLogger } from '../../testing/stand-ins';
import { tempFolder } from '../../testing/helpers';
import { startS3, type TestS3 } from '../s3/testing/server';
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

  it('clocks that were wrong for a while take nothing away', async () => {
    const { place, age: made } = await open();
    const keptFrom = async (files: Record<string, string>, ms: number) => {
      const known = new Set((await place.list('builds')).map(({ name }) => name));
      await createKeptAssets({ place, assetsDir: await built(files), logger: silentLogger }).keep();
      const list = (await place.list('builds')).find(({ name }) => !known.has(name))?.name ?? '';
      await made('builds', list, ms);
      return list;
    };
    const ahead = await keptFrom({ '3c3c3c3.js': 'from the future' }, -30 * DAY);
    const running = await keptFrom(OLD, DAY);
    await keptFrom({ '4d4d4d4.js': 'an hour ago' }, HOUR);
    const left = async () => (await place.list('builds')).map(({ name }) => name);
    // whether the process that looks has a build of its own or not
    await createKeptAssets({ place, assetsDir: await tempFolder(), logger: silentLogger }).sweep();
    expect(await left()).toEqual(expect.arrayContaining([ahead, running]));
    await createKeptAssets({ place, assetsDir: await built(NEW), logger: silentLogger }).sweep();
    expect(await left()).toEqual(expect.arrayContaining([ahead, running]));
    expect((await place.list('builds')).length).toBe(4);
  });

  it('who may not remove keeps its build, and takes nothing away', async () => {
    const { place, age: made } = await open();
    await place.put('files', sumOf('another shop’s'), Buffer.from('another shop’s'));
    await made('files', sumOf('another shop’s'), 40 * DAY);
    const shop = { place, assetsDir: await built(NEW), logger: silentLogger };
    await createKeptAssets({ ...shop, mayRemove: async () => false }).sweep();
    expect((await place.list('files')).length).toBe(3);
    await createKeptAssets({ ...shop, mayRemove: async () => true }).sweep();
    expect((await place.list('files')).length).toBe(2);
  });

  it('a build with kinds of files that are not known here has the others', async () => {
    const { place } = await open();
    const list = { '5e5e5e5.js': sumOf('a script'), '6f6f6f6.wasm': sumOf('a program'), 'words.txt': sumOf('words') };
    const bytes = Buffer.from(JSON.stringify(list));
    for (const text of ['a script', 'a program', 'words']) await place.put('files', sumOf(text), Buffer.from(text));
    await place.put('builds', sumOf(bytes), bytes);
    const assets = createKeptAssets({ place, assetsDir: await built(NEW), logger: silentLogger });
    expect(await textOf(assets, '5e5e5e5.js')).toBe('a script');
    for (const name of ['6f6f6f6.wasm', 'words.txt']) expect(await textOf(assets, name)).toBeNull();
    // the version that knows them needs them
    await assets.sweep();
    const files = (await place.list('files')).map(({ name }) => name);
    expect(files).toEqual(expect.arrayContaining(Object.values(list)));
  });

  it('a list that is no list, under its own sum, says nothing, and nothing fails of it', async () => {
    const { place } = await open();
    for (const text of ['{"0a0a0a0.js":', '[]', '{"0a0a0a0.js":"../x"}'])
      await place.put('builds', sumOf(text), Buffer.from(text));
    const warn = vi.fn();
    const assets = createKeptAssets({ place, assetsDir: await built(NEW), logger: { ...silentLogger, warn } });
    await assets.keep();
    expect(await textOf(assets, '0a0a0a0.js')).toBeNull();
    expect(await textOf(assets, '1a1a1a1.js')).toBe(NEW['1a1a1a1.js']);
    await assets.sweep();
    expect(warn).not.toHaveBeenCalled();
  });

  it('a name that two builds have goes on meaning what it meant', async () => {
    const { place, age: made } = await open();
    const buildOf = async (files: Record<string, string>) =>
      createKeptAssets({ place, assetsDir: await built(files), logger: silentLogger });
    await (await buildOf({ '7a7a7a7.js': 'first' })).keep();
    const [first] = await place.list('builds');
    await made('builds', first?.name ?? '', HOUR);
    const asking = await buildOf(OLD);
    await (await buildOf({ '7a7a7a7.js': 'second', '7a7a7a7.js.br': 'second, small', '8b8b8b8.js': 'second' })).keep();
    const asks = async (assets: typeof asking) => {
      expect(await textOf(assets, '8b8b8b8.js')).toBe('second');
      const found = await assets.find('7a7a7a7.js', 'br');
      expect([found?.bytes.toString(), found?.coding]).toEqual(['first', null]);
    };
    await asks(asking);
    // the first says that it still runs
    await (await buildOf({ '7a7a7a7.js': 'first' })).keep();
    expect(await textOf(asking, '9c9c9c9.js')).toBeNull();
    await asks(asking);
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
    await keepAtStart(assets, silentLogger, { mostMs: 50 });
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('that is slow, keeping ends with the start, and with a start that fails', async () => {
    for (const how of ['late', 'failed']) {
      const place = folderPlace(await tempFolder());
      const files = Object.fromEntries(
        Array.from({ length: 40 }, (_, n) => [`${String(n).padStart(7, '0')}.js`, `${n}`]),
      );
      let goOn: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (goOn = resolve));
      const put = vi.fn(async (...what: Parameters<AssetPlace['put']>) => {
        await held;
        await place.put(...what);
      });
      const slow = { ...place, put };
      const assets = createKeptAssets({ place: slow, assetsDir: await built(files), logger: silentLogger });
      const failed = new AbortController();
      const kept = keepAtStart(assets, silentLogger, {
        mostMs: how === 'late' ? 2_000 : 20_000,
        signal: failed.signal,
      });
      await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(16), { timeout: 5_000 });
      if (how === 'failed') failed.abort();
      else await kept;
      goOn();
      await kept;
      await vi.waitFor(async () => expect((await place.list('files')).length).toBe(16));
      // nobody takes the next one
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect([how, put.mock.calls.length]).toEqual([how, 16]);
    }
  });

  it('that fails, a file is not there, which is said now and then, and nobody is kept waiting', async () => {
    const place = folderPlace(await tempFolder());
    const young = createKeptAssets({ place, assetsDir: await built(NEW), logger: silentLogger });
    await young.keep();
    const warn = vi.fn();
    const broken = () => Promise.reject(Object.assign(new Error('stale'), { code: 'ESTALE' }));
    const torn = { ...place, list: broken as AssetPlace['list'], get: place.get };
    const assets = createKeptAssets({
      place: torn,
      assetsDir: await tempFolder(),
      logger: { ...silentLogger, warn },
    });
    for (let n = 0; n < 3; n += 1) expect(await textOf(assets, '1a1a1a1.js')).toBeNull();
    torn.list = place.list;
    torn.get = broken;
    expect(await textOf(assets, '1a1a1a1.js')).toBeNull();
    expect(warn.mock.calls.map(([, said]) => said as string)).toEqual([expect.stringContaining('cannot be had')]);
    torn.get = place.get;
    expect(await textOf(assets, '1a1a1a1.js')).toBe(NEW['1a1a1a1.js']);

    // silence is waited for once, by whoever is there, and ends for all
    let answer: (lists: []) => void = () => undefined;
    torn.list = () => new Promise((resolve) => (answer = resolve));
    const began = performance.now();
    await Promise.all(Array.from({ length: 50 }, (_, n) => assets.find(`${String(n).padStart(7, '0')}.js`, '')));
    expect(performance.now() - began).toBeLessThan(3_500);
    const then = performance.now();
    expect(await textOf(assets, '2b2b2b2.js')).toBeNull();
    expect(performance.now() - then).toBeLessThan(100);
    torn.list = place.list;
    answer([]);
    await vi.waitFor(async () => expect(await textOf(assets, '1a1a1a1.js')).toBe(NEW['1a1a1a1.js']));
  });
});
