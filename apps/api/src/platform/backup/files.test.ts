import { createReadStream } from 'node:fs';
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import { expect, it } from 'vitest';
import { tempFolder } from '../../testing/helpers';
import { keepFile, readFileInto } from './files';
import { folderStore, localFolder } from './folder-store';
import { placeOf, sweepPlace } from './place';
import { intoEmpty } from './restore';
import { createSealer } from './seal';
import { unpackTar } from './unpack';

const sealer = createSealer('kopi susu gula aren');

async function* endingIn(code: string) {
  yield Buffer.from('half');
  throw Object.assign(new Error(`${code}: it is so`), { code });
}

async function textOf(folder: string, file: string): Promise<string> {
  let text = '';
  await readFileInto(localFolder(folder), file, { sealedAs: 'it', sealer }, async (source) => {
    text = (await buffer(source)).toString();
  });
  return text;
}

it.each([
  ['it.txt', null, 'it.txt'],
  ['it.gz', null, 'it.gz'],
  ['it.gz', sealer, 'it.gz.sealed'],
])('keeps %s for its user alone, and gives it back', async (name, by, file) => {
  const folder = join(await tempFolder(), 'deeper');
  const how = { folder: localFolder(folder), name, sealedAs: 'it', sealer: by };
  const kept = await keepFile(Readable.from([Buffer.from('kopi')]), how);
  expect(kept.file).toBe(file);
  expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, file))).size).toBe(kept.bytes);
  expect(await textOf(folder, file)).toBe('kopi');
});

it('leaves nothing on a disk that is full, and says so', async () => {
  const folder = await tempFolder();
  const how = { folder: localFolder(folder), name: 'it.gz', sealedAs: 'it', sealer };
  await expect(keepFile(endingIn('ENOSPC'), how)).rejects.toThrow(
    `There is no room left (${folder}). Nothing half-made was left there`,
  );
  const filling = localFolder(folder).fillFolder('base', 'manifest.json', async (half) => {
    await keepFile(Readable.from([Buffer.from('whole')]), { ...how, folder: half });
    await keepFile(endingIn('ENOSPC'), { ...how, folder: half });
  });
  await expect(filling).rejects.toThrow('There is no room left');
  expect(await readdir(folder)).toEqual([]);
});

it('closes what it reads where the file cannot be made, and hears of a source that is not there', async () => {
  const folder = await tempFolder();
  const how = { folder: localFolder(join(folder, 'new')), sealedAs: 'it', sealer: null };
  const source = new Readable({ read: () => undefined });
  await expect(keepFile(source, { ...how, name: 'x'.repeat(250) })).rejects.toThrow('ENAMETOOLONG');
  expect(source.destroyed).toBe(true);
  const missing = createReadStream(join(folder, 'none'));
  await expect(keepFile(missing, { ...how, folder: localFolder(join(folder, 'other')), name: 'it' })).rejects.toThrow(
    'ENOENT',
  );
  expect(await readdir(join(folder, 'other'))).toEqual([]);
});

it('sweeps away what a crash has left half written, and nothing else', async () => {
  const folder = await tempFolder();
  await mkdir(join(folder, '.base.0123456789ab.part'));
  for (const name of ['.it.gz.0123456789ab.part', 'it.gz']) await writeFile(join(folder, name), '');
  await localFolder(folder).sweep(null);
  expect(await readdir(folder)).toEqual(['it.gz']);
});

it('leaves what of log and pictures may still be under way beside a base backup', async () => {
  const dir = await tempFolder();
  const place = placeOf(folderStore(dir), '1');
  const [young, old] = ['.young.0123456789ab.part', '.old.0123456789ab.part'];
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60_000);
  for (const { address } of [place.wal, place.uploads]) {
    await mkdir(address, { recursive: true });
    for (const name of [young, old]) await writeFile(join(address, name), '');
    await utimes(join(address, old), twoHoursAgo, twoHoursAgo);
  }
  await sweepPlace(place);
  for (const { address } of [place.wal, place.uploads]) expect(await readdir(address)).toEqual([young]);
});

it('says that a file cannot be unpacked, or needs a passphrase', async () => {
  const folder = await tempFolder();
  await writeFile(join(folder, 'it.gz'), 'no gzip');
  await expect(textOf(folder, 'it.gz')).rejects.toThrow('it is damaged: it cannot be unpacked');
  const reading = readFileInto(
    localFolder(folder),
    'it.gz.sealed',
    { sealedAs: 'it', sealer: null },
    async () => undefined,
  );
  await expect(reading).rejects.toThrow('This backup is encrypted: set BACKUP_PASSPHRASE');
});

it('restores into an empty folder only, and leaves it empty where that fails', async () => {
  const folder = await tempFolder();
  await mkdir(join(folder, '.restoring', 'of a killed one'), { recursive: true });
  const fails = intoEmpty(folder, async (draft) => {
    await writeFile(join(draft, 'half'), '');
    throw new Error('no');
  });
  await expect(fails).rejects.toThrow('no');
  expect(await readdir(folder)).toEqual([]);
  // a process that was started there has noted what is no shop
  await mkdir(join(folder, 'assets', 'files'), { recursive: true });
  for (const name of ['log-place.txt', 'timelines.json']) await writeFile(join(folder, name), '{}');
  await intoEmpty(folder, (draft) => writeFile(join(draft, 'whole'), ''));
  expect((await readdir(folder)).toSorted()).toEqual(['assets', 'log-place.txt', 'timelines.json', 'whole']);
  await expect(intoEmpty(folder, async () => undefined)).rejects.toThrow('is not empty');
  expect((await readdir(folder)).toSorted()).toEqual(['assets', 'log-place.txt', 'timelines.json', 'whole']);
});

it('unpacks nothing outside of its folder', async () => {
  const folder = await tempFolder();
  const archive = pack();
  archive.entry({ name: '../escaped' }, 'x');
  archive.finalize();
  await expect(unpackTar(archive as unknown as AsyncIterable<Buffer>, join(folder, 'in'), true)).rejects.toThrow(
    'outside of its folder',
  );
  expect(await readdir(folder)).toEqual([]);
});

it('asks for a folder apart from the data', async () => {
  const folder = await tempFolder();
  const apart = (name: string) => () => folderStore(join(folder, name)).checkApart(join(folder, 'data'));
  expect(apart(join('data', 'copies'))).toThrow('lies in DATA_DIR');
  expect(apart('data')).toThrow('lies in DATA_DIR');
  expect(apart('data-copies')).not.toThrow();
});
