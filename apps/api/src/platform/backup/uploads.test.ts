import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tempFolder } from '../../testing/helpers';
import { s3Store } from '../images/s3-store';
import { ImageStoreError } from '../images/store';
import { startS3, type TestS3 } from '../s3/testing/server';
import { readFileInto } from './files';
import { folderStore } from './folder-store';
import { placeOf, type Place } from './place';
import { createSealer } from './seal';
import { shipUploads, uploadSealedAs } from './ship';
import { damagedIn, storedUploadsIn } from './take';
import { storedUploads } from './uploads';

const sealer = createSealer('kopi susu gula aren');
const [ONE, TWO, CHAT] = [
  `${'a'.repeat(32)}-192.jpg`,
  `${'b'.repeat(32)}-384.webp`,
  `private-${'c'.repeat(32)}-768.webp`,
];

const filesOf = async ({ uploads }: Place) => (await uploads.files()).map(({ file }) => file);

let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

it('copies pictures of a bucket once, encrypted, those of chats too, and keeps what is removed there', async () => {
  const store = s3Store(s3.settings);
  const place = placeOf(folderStore(await tempFolder()), '1');
  for (const file of [ONE, CHAT]) await store.put(file, Buffer.from(file));
  await shipUploads(storedUploads(store), place, sealer);
  expect(await filesOf(place)).toEqual([`${ONE}.sealed`, `${CHAT}.sealed`]);
  await store.remove(ONE);
  await store.put(TWO, Buffer.from(TWO));
  // what is there is not read again
  await writeFile(join(place.uploads.address, `${CHAT}.sealed`), 'as it was');
  await shipUploads(storedUploads(store), place, sealer);
  expect(await filesOf(place)).toEqual([`${ONE}.sealed`, `${TWO}.sealed`, `${CHAT}.sealed`]);
  expect(await readFile(join(place.uploads.address, `${CHAT}.sealed`), 'utf8')).toBe('as it was');
  let read = '';
  await readFileInto(place.uploads, `${TWO}.sealed`, { sealedAs: uploadSealedAs(TWO), sealer }, async (source) => {
    read = (await buffer(source)).toString();
  });
  expect(read).toBe(TWO);
});

it('takes along what it can where one is refused, stops when it is told to, and says what is left', async () => {
  const store = s3Store(s3.settings);
  const place = placeOf(folderStore(await tempFolder()), '2');
  for (const file of [ONE, TWO, CHAT]) await store.put(file, Buffer.from(file));
  const uploads = storedUploads(store);
  expect(await shipUploads(uploads, place, sealer, { signal: AbortSignal.abort() })).toMatchObject({ left: 3 });
  expect(await shipUploads(uploads, place, sealer, { at: performance.now() })).toMatchObject({ left: 3 });
  expect(await filesOf(place)).toEqual([]);
  const picky = {
    ...uploads,
    open: async (name: string) => {
      if (name === ONE) throw new ImageStoreError('not this one', 'refused');
      return uploads.open(name);
    },
  };
  await expect(shipUploads(picky, place, sealer)).rejects.toThrow('not this one');
  expect(await filesOf(place)).toEqual([`${TWO}.sealed`, `${CHAT}.sealed`]);
  expect(await shipUploads(uploads, place, sealer)).toMatchObject({ left: 0 });
});

describe('what stands in a base backup of stored pictures', () => {
  /** A minute on: what these tests write is from before, by the file's own time too. */
  const NOW = Date.now() + 60_000;
  const store = async (place: Place, name: string, text: string, at: number) => {
    await writeFile(join(place.uploads.address, name), text);
    await utimes(join(place.uploads.address, name), new Date(at), new Date(at));
  };
  const known = (...files: { file: string; bytes: number; sha256: string }[]) => ({
    asOf: NOW,
    files: new Map(files.map((file) => [file.file, file])),
  });
  const none = known();

  it('is what the last one says, unread; only what was stored since is read', async () => {
    const place = placeOf(folderStore(await tempFolder()), '3');
    await mkdir(place.uploads.address, { recursive: true });
    await store(place, ONE, 'one', NOW - 1_000);
    const [first] = await storedUploadsIn(place, null, none);
    // gone bad meanwhile, to the byte as long: what it should be is still said, so that `verify` tells
    await store(place, ONE, 'eno', NOW - 1_000);
    await store(place, TWO, 'two', NOW + 1_000);
    const read = await storedUploadsIn(place, null, none);
    expect(await storedUploadsIn(place, null, known(first!))).toEqual([first, read[1]]);
    expect(read[0]).not.toEqual(first);
  });

  it('is read where a file came anew with an old time of its content', async () => {
    const place = placeOf(folderStore(await tempFolder()), '5');
    await mkdir(place.uploads.address, { recursive: true });
    await store(place, ONE, 'one', NOW - 1_000);
    const [first] = await storedUploadsIn(place, null, none);
    await store(place, ONE, 'eno', Date.parse('2026-01-01'));
    const since = { ...known(first!), asOf: Date.parse('2026-01-02') };
    expect(await storedUploadsIn(place, null, since)).toEqual(await storedUploadsIn(place, null, none));
  });

  it('is copied once more where the copy is not as long as it was', async () => {
    const bucket = s3Store(s3.settings);
    for (const file of [ONE, TWO]) await bucket.put(file, Buffer.from(file));
    const place = placeOf(folderStore(await tempFolder()), '6');
    await shipUploads(storedUploads(bucket), place, null);
    const whole = await storedUploadsIn(place, new Set([ONE, TWO]), none);
    const last = known(...whole);
    expect(await damagedIn(place, last)).toEqual(new Set());
    await writeFile(join(place.uploads.address, ONE), 'cut');
    const again = await damagedIn(place, last);
    expect(again).toEqual(new Set([ONE]));
    // control: without being told, a copy is never looked into
    await shipUploads(storedUploads(bucket), place, null);
    expect(await readFile(join(place.uploads.address, ONE), 'utf8')).toBe('cut');
    await shipUploads(storedUploads(bucket), place, null, { again });
    expect(await readFile(join(place.uploads.address, ONE), 'utf8')).toBe(ONE);
    // unsealed it is to the byte what older backups say
    expect(await storedUploadsIn(place, new Set([ONE, TWO]), none)).toEqual(whole);
  });

  it('is read where it was stored again, or the last one does not know it', async () => {
    const place = placeOf(folderStore(await tempFolder()), '4');
    await mkdir(place.uploads.address, { recursive: true });
    await store(place, ONE, 'one', NOW - 1_000);
    await store(place, TWO, 'two', NOW - 1_000);
    const old = await storedUploadsIn(place, null, none);
    await store(place, ONE, 'again', NOW + 1_000);
    const now = await storedUploadsIn(place, new Set([ONE, TWO]), known(old[0]!));
    expect(now).toEqual(await storedUploadsIn(place, null, none));
    expect(await storedUploadsIn(place, new Set([TWO]), known(...old))).toEqual([old[1]]);
  });
});
