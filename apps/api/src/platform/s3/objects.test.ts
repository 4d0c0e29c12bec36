import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { BackupStoreError } from '../backup/error';
import { createS3Client } from './client';
import type { S3Operation, S3Use } from './failure';
import { s3Objects } from './objects';
import { startS3, type TestS3 } from './testing/server';

const PART = 64 * 1024;
const HURRIED = { tryMs: 2_000, allMs: 4_000, tries: 2, restMs: 20 };

let s3: TestS3;
let counted: { operation: S3Operation; outcome: string }[] = [];
beforeAll(async () => {
  s3 = await startS3(0, 'copies');
});
afterAll(() => s3.close());
afterEach(() => {
  s3.interrupt(null);
  s3.failAfter(null);
  counted = [];
});

const open = () => {
  const use: S3Use = { name: 'The bucket', Failure: BackupStoreError, asked: (message) => void counted.push(message) };
  return s3Objects(createS3Client(s3.settings, use, HURRIED), PART);
};
const bytesOf = (length: number, seed = 7) => Buffer.from(Array.from({ length }, (_, at) => (at * seed) % 251));
const streamOf = (bytes: Buffer) =>
  Readable.from([bytes.subarray(0, 1_000), bytes.subarray(1_000)]) as AsyncIterable<Buffer>;
const absent = () => new Error('is missing');
const readAll = (key: string) => buffer(open().read(key, absent));

it.each([
  ['less than a part', 1, 0],
  ['a part', PART, 0],
  ['a byte more', PART + 1, 2],
  ['several parts', 3 * PART + 5, 4],
])('writes and reads back %s', async (name, length, parts) => {
  const key = `lengths/${name.replaceAll(' ', '-')}`;
  const bytes = bytesOf(length);
  expect(await open().write(key, streamOf(bytes), false)).toBe('written');
  expect((await readAll(key)).equals(bytes)).toBe(true);
  expect(s3.asked(`PUT /copies/${key}?partNumber=`)).toBe(parts);
  expect(s3.asked(`GET /copies/${key}`)).toBe(Math.ceil(length / PART));
  expect(await s3.begun()).toEqual([]);
});

it('says that there is none, and reads one without a byte', async () => {
  await expect(readAll('none')).rejects.toThrow('is missing');
  await open().write('empty', streamOf(Buffer.alloc(0)), false);
  expect(await readAll('empty')).toEqual(Buffer.alloc(0));
});

it.each([
  ['at once', 100],
  ['by parts', 2 * PART],
])('leaves an object that is there as it is, unless it is to be written over: %s', async (way, length) => {
  const key = `there/${way.replace(' ', '-')}`;
  const [first, second] = [bytesOf(length), bytesOf(length, 11)];
  expect(await open().write(key, streamOf(first), false)).toBe('written');
  expect(await open().write(key, streamOf(second), false)).toBe('there');
  expect((await readAll(key)).equals(first)).toBe(true);
  expect(await s3.begun()).toEqual([]);
  expect(await open().write(key, streamOf(second), true)).toBe('written');
  expect((await readAll(key)).equals(second)).toBe(true);
});

it('knows its own object again where the first try was heard and its answer lost', async () => {
  const bytes = bytesOf(100);
  await open().write('heard', streamOf(bytes), false);
  expect(await open().write('heard', streamOf(bytes), false)).toBe('written');
});

it('knows its own object of several parts again where the store says only that there is one', async () => {
  const bytes = bytesOf(3 * PART);
  const isEnd = (line: string) => /^POST .*uploadId/.test(line);
  let ends = 0;
  s3.failAfter((line) => isEnd(line) && ends === 0);
  s3.interrupt((line) => (isEnd(line) && (ends += 1) > 1 ? [412, 'PreconditionFailed'] : null));
  expect(await open().write('heard-parts', streamOf(bytes), false)).toBe('written');
  expect(ends).toBe(2);
  expect((await readAll('heard-parts')).equals(bytes)).toBe(true);
});

it.each([
  ['at once', 10, 'PUT'],
  ['by parts', 2 * PART, 'POST'],
])('tries again where two conditions meet: %s', async (way, length, method) => {
  let isFirst = true;
  s3.interrupt((line) => {
    if (!isFirst || !line.startsWith(method) || !line.endsWith('if-none-match')) return null;
    isFirst = false;
    return [409, 'ConditionalRequestConflict'];
  });
  expect(await open().write(`conflict/${way.replace(' ', '-')}`, streamOf(bytesOf(length)), false)).toBe('written');
  expect(isFirst).toBe(false);
});

it.each([
  [200, 'OK', 'the store sends all of it'],
  [416, 'InvalidRange', 'it has become shorter'],
] as const)('hands on nothing as whole where a later range is answered by %s', async (status, code, words) => {
  await open().write('ranges', streamOf(bytesOf(3 * PART)), true);
  let reads = 0;
  s3.interrupt((line) => (line.startsWith('GET') && (reads += 1) === 2 ? [status, code] : null));
  await expect(readAll('ranges')).rejects.toThrow(`ranges cannot be read on after ${PART} bytes: ${words}`);
});

it('does not put together an object that is written anew while it is read', async () => {
  await open().write('anew', streamOf(bytesOf(3 * PART)), false);
  const reading = open().read('anew', absent);
  await reading.next();
  await open().write('anew', streamOf(bytesOf(3 * PART, 11)), true);
  await expect(reading.next()).rejects.toThrow('it was written anew meanwhile');
});

it('leaves nothing of what breaks off half-way, where it comes from or where it goes to', async () => {
  async function* breaking() {
    yield bytesOf(2 * PART);
    throw new Error('the source broke off');
  }
  await expect(open().write('broken/source', breaking(), false)).rejects.toThrow('the source broke off');
  s3.interrupt((line) => (line.includes('partNumber=3') ? [403, 'AccessDenied'] : null));
  await expect(open().write('broken/part', streamOf(bytesOf(3 * PART)), false)).rejects.toThrow(
    'refuses to put: HTTP 403',
  );
  s3.interrupt((line) => (/^POST .*uploadId/.test(line) ? [500, 'InternalError'] : null));
  await expect(open().write('broken/end', streamOf(bytesOf(3 * PART)), false)).rejects.toThrow(
    'does not answer: HTTP 500',
  );
  expect((await s3.keys()).filter((key) => key.startsWith('broken/'))).toEqual([]);
  expect(await s3.begun()).toEqual([]);
});

it('tells of uploads that nobody ended, and ends them', async () => {
  // neither goes on nor is taken away: its process was killed
  s3.interrupt((line) => (line.includes('partNumber=2') || line.startsWith('DELETE') ? [403, 'AccessDenied'] : null));
  await expect(open().write('killed/base', streamOf(bytesOf(2 * PART)), false)).rejects.toThrow('refuses');
  s3.interrupt(null);
  expect(await s3.begun()).toEqual(['killed/base']);
  const [begun, ...others] = await open().begun('killed/');
  expect([begun?.key, others]).toEqual(['killed/base', []]);
  expect(Date.now() - begun!.begunMs).toBeLessThan(60_000);
  expect(await open().begun('other/')).toEqual([]);
  await open().abort(begun!);
  await open().abort(begun!);
  expect(await s3.begun()).toEqual([]);
});

it('goes on without conditions at a store that knows none, and is refused by one that knows no writing', async () => {
  s3.interrupt((line) => (line.endsWith('if-none-match') ? [501, 'NotImplemented'] : null));
  const objects = open();
  expect(await objects.write('unconditional', streamOf(bytesOf(10)), false)).toBe('written');
  expect(await objects.write('unconditional-parts', streamOf(bytesOf(2 * PART)), false)).toBe('written');
  expect((await readAll('unconditional')).equals(bytesOf(10))).toBe(true);
  expect(s3.asked('if-none-match')).toBeGreaterThan(0);
  s3.interrupt((line) => (line.startsWith('PUT') ? [501, 'NotImplemented'] : null));
  await expect(open().write('refused', streamOf(bytesOf(10)), false)).rejects.toThrow('HTTP 501 NotImplemented');
});

it('tries again what a store fails at once, and counts what became of it', async () => {
  let isFirst = true;
  s3.interrupt((line) => {
    const isFailing = isFirst && line.startsWith('PUT');
    isFirst = false;
    return isFailing ? [503, 'SlowDown'] : null;
  });
  expect(await open().write('again', streamOf(bytesOf(10)), false)).toBe('written');
  expect(counted).toEqual([{ operation: 'put', outcome: 'done' }]);
});
