// Long because one bucket is asked by all of it: how it is signed, tried again, given up, and what a start says of it.
import dns from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLogger } from '../../testing/stand-ins';
import { openBucket, openServingStore } from './open-store';
import type { PictureBucket } from '../s3/variables';
import { s3Store } from './s3-store';
import { ImageStoreError } from './store';
import { startS3, type TestS3 } from '../s3/testing/server';
import { isSignedBy } from '../s3/testing/signature';

type LookupDone = (error: null, address: string | object[], family?: number) => void;

const PICTURE = `${'a'.repeat(32)}-192.jpg`;
const HURRIED = { tryMs: 300, allMs: 1_500, tries: 3, restMs: 300 };

/** Nothing is removed here. */
const noId = () => Promise.reject(new Error('no database'));

let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());
const withSettings = (changes: Partial<PictureBucket>): PictureBucket => ({ ...s3.settings, ...changes });

/** What a store says when it is asked for something, as kind and code. */
const saidBy = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ImageStoreError ? [error.kind, error.code] : error),
  );

describe('a bucket', () => {
  it('is tried out before it is used, and left as it was', async () => {
    const before = await s3.keys();
    await openBucket(s3.settings);
    expect(await s3.keys()).toEqual(before);
  });

  it.each([
    ['an unknown key', { accessKeyId: 'SOMEBODY' }, 'InvalidAccessKeyId', 'S3_ACCESS_KEY_ID is not known there'],
    [
      'a wrong secret',
      { secretAccessKey: 'guessed' },
      'SignatureDoesNotMatch',
      'S3_SECRET_ACCESS_KEY is not the one of that S3_ACCESS_KEY_ID',
    ],
    ['another bucket', { bucket: 'elsewhere' }, 'NoSuchBucket', 'S3_BUCKET: there is no bucket of that name there'],
  ])('refuses %s, and says at the start which setting is wrong', async (_, changes, code, words) => {
    const settings = withSettings(changes);
    expect(await saidBy(s3Store(settings).put(PICTURE, Buffer.from('x')))).toEqual(['refused', code]);
    expect(await saidBy(s3Store(settings).get(PICTURE))).toEqual(['refused', code]);
    const opening = openServingStore({ dataDir: 'nowhere', s3: settings }, noId, silentLogger);
    await expect(opening).rejects.toThrow(`The picture store does not fit. ${words} (${settings.bucket} at`);
  });

  it.each([
    [PICTURE, 'images/', 'image/jpeg', 'public, max-age=31536000, immutable'],
    ['demo-latte-384.avif', 'images/', 'image/avif', 'public, max-age=31536000, immutable'],
    [`private-${'c'.repeat(32)}-768.webp`, 'private/', 'image/webp', 'private, no-store'],
  ])('keeps %s with what a network in front is to say of it', async (file, folder, type, kept) => {
    await s3Store(s3.settings).put(file, Buffer.from('x'));
    expect(await s3.headersOf(folder + file)).toMatchObject({ 'content-type': type, 'cache-control': kept });
    await s3Store(s3.settings).remove(file);
  });

  it('leads nobody to what is no name of a picture', () => {
    const store = s3Store(withSettings({ publicUrl: 'https://cdn.example' }));
    expect(store.addressOf(PICTURE)).toBe(`https://cdn.example/images/${PICTURE}`);
    for (const file of ['../private/owner', 'owner', 'a-193.jpg', '..%2fsecret-192.jpg', ''])
      expect(store.addressOf(file)).toBeNull();
  });

  it('leads to a network in front, but for what is for some alone', () => {
    const store = s3Store(withSettings({ publicUrl: 'https://cdn.example/shop/' }));
    expect(store.addressOf(PICTURE)).toBe(`https://cdn.example/shop/images/${PICTURE}`);
    expect(store.addressOf(`private-${PICTURE}`)).toBeNull();
    expect(s3Store(s3.settings).addressOf(PICTURE)).toBeNull();
  });
});

describe('a store that answers by the book', () => {
  let server: Server;
  let asked: string[];
  let answer: RequestListener;
  beforeEach(async () => {
    asked = [];
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      answer(request, response);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });
  const open = (patience: Partial<typeof HURRIED> = {}) => {
    const { port } = server.address() as AddressInfo;
    return s3Store(withSettings({ endpoint: `http://127.0.0.1:${port}` }), { ...HURRIED, ...patience });
  };
  const says =
    (status: number, body = ''): RequestListener =>
    (_, response) =>
      void response.writeHead(status).end(body);

  // the server of the other tests can tell of no second page: it seals its tokens by a cipher that OpenSSL 3 has not
  it('is asked for page after page of what it lists', async () => {
    const entry = (key: string, at: string) =>
      `<Contents><Key>${key}</Key><LastModified>${at}</LastModified><ETag>&quot;0&quot;</ETag><Size>5</Size></Contents>`;
    const [one, two] = [PICTURE, `${'b'.repeat(32)}-384.webp`];
    const pages: Record<string, string> = {
      '': `${entry(`images/${one}`, '2026-11-01T07:00:00.000Z')}<IsTruncated>true</IsTruncated><NextContinuationToken>1/+&amp;=</NextContinuationToken>`,
      '1/+&=': `${entry('images/of%20others', '2026-11-01T07:00:00.000Z')}${entry(`images/${two}`, new Date().toISOString())}<IsTruncated>false</IsTruncated>`,
    };
    answer = ({ url = '' }, response) => {
      const { searchParams } = new URL(url, 'http://store');
      const isPublic = searchParams.get('prefix') === 'images/';
      const page = isPublic ? pages[searchParams.get('continuation-token') ?? ''] : '<IsTruncated>false</IsTruncated>';
      response.end(`<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${page}</ListBucketResult>`);
    };
    const store = open();
    expect(await store.files()).toEqual([one, two]);
    expect(await store.list(24 * 60 * 60_000)).toEqual([one]);
  });

  it('has its bucket in the name of the host where that is wanted', async () => {
    const seen: unknown[] = [];
    answer = (request, response) => {
      const { secretAccessKey } = s3.settings;
      seen.push([request.headers.host, isSignedBy(secretAccessKey, request), isSignedBy('guessed', request)]);
      response.end('bytes');
    };
    const { port } = server.address() as AddressInfo;
    // names under localhost mean this machine, which not every resolver knows: the last label alone is looked up here
    vi.spyOn(dns, 'lookup').mockImplementation(((_host: string, options: object, done: LookupDone) =>
      'all' in options && options.all
        ? done(null, [{ address: '127.0.0.1', family: 4 }])
        : done(null, '127.0.0.1', 4)) as typeof dns.lookup);
    const settings = withSettings({ endpoint: `http://s3.localhost:${port}`, pathStyle: false });
    expect((await s3Store(settings, HURRIED).get(PICTURE))?.toString()).toBe('bytes');
    vi.restoreAllMocks();
    expect(seen).toEqual([[`pictures.s3.localhost:${port}`, true, false]]);
    expect(asked).toEqual([`GET /images/${PICTURE}`]);
  });

  it.each([
    ['of a proxy', ''],
    ['of no bucket', '<Error><Code>NoSuchBucket</Code></Error>'],
    ['in words', 'Not Found'],
  ])('has said nothing of an object by a 404 %s', async (_, body) => {
    answer = says(404, body);
    const store = open();
    const code = body.includes('Code') ? 'NoSuchBucket' : null;
    const works = [
      () => store.get(PICTURE),
      () => store.remove(PICTURE),
      () => store.put(PICTURE, Buffer.from('x')),
      () => store.files(),
    ];
    for (const work of works) expect(await saidBy(work())).toEqual(['refused', code]);
    answer = says(404, '<Error><Code>NoSuchKey</Code></Error>');
    expect(await store.get(PICTURE)).toBeNull();
    expect(await saidBy(store.remove(PICTURE))).toBe('done');
    expect(await saidBy(store.files())).toEqual(['refused', 'NoSuchKey']);
  });

  it.each([
    '<html>Log in to the network</html>',
    '<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>',
    '<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>1</NextContinuationToken></ListBucketResult>',
  ])('gives no list that may be short: %s', async (body) => {
    answer = says(200, body);
    expect(await saidBy(open().files())).toEqual(['refused', null]);
  });

  it('is tried again while another try may help', async () => {
    answer = (_, response) => void response.writeHead(asked.length < 3 ? 503 : 200).end('bytes');
    expect((await open({ allMs: 5_000 }).get(PICTURE))?.toString()).toBe('bytes');
    expect(asked).toEqual(Array(3).fill(`GET /pictures/images/${PICTURE}`));
  });

  it('is not asked twice what it refuses', async () => {
    answer = says(403, '<Error><Code>AccessDenied</Code></Error>');
    expect(await saidBy(open().put(PICTURE, Buffer.from('x')))).toEqual(['refused', 'AccessDenied']);
    expect(asked).toHaveLength(1);
  });

  it('is not asked twice for what it does not know', async () => {
    answer = says(501);
    expect(await saidBy(open().get(PICTURE))).toEqual(['refused', null]);
    expect(asked).toHaveLength(1);
  });

  it('gives all others while it fails at one', async () => {
    answer = ({ url = '' }, response) => void response.writeHead(url.includes(PICTURE) ? 500 : 200).end('bytes');
    const store = open();
    expect(await saidBy(store.get(PICTURE))).toEqual(['silent', null]);
    expect((await store.get(`b-192.jpg`))?.toString()).toBe('bytes');
  });

  it('is left alone from the first try on that it lets wait, while one goes on trying', async () => {
    answer = () => undefined;
    const store = open({ tries: 3, allMs: 5_000 });
    const first = saidBy(store.get(PICTURE));
    await vi.waitFor(() => expect(asked).toHaveLength(2), { timeout: 2_000 });
    const started = performance.now();
    expect(await saidBy(store.get(PICTURE))).toEqual(['silent', null]);
    expect(performance.now() - started).toBeLessThan(200);
    answer = says(200, 'bytes');
    expect(await first).toBe('done');
    expect(await saidBy(store.get(PICTURE))).toBe('done');
  });

  it('is given up at the moment that an upload has for all of its files', async () => {
    answer = () => undefined;
    const store = open({ tryMs: 4_000, allMs: 9_000 });
    const started = performance.now();
    expect(await saidBy(store.put(PICTURE, Buffer.from('x'), started + 300))).toEqual(['silent', null]);
    expect(performance.now() - started).toBeLessThan(2_000);
    const asks = asked.length;
    expect(await saidBy(store.put(PICTURE, Buffer.from('x'), started + 300))).toEqual(['silent', null]);
    expect(asked).toHaveLength(asks);
  });

  it('stops a start where no host has its name, or it speaks no https', async () => {
    const { port } = server.address() as AddressInfo;
    const opening = (endpoint: string) =>
      openServingStore({ dataDir: 'nowhere', s3: withSettings({ endpoint }) }, noId, silentLogger);
    answer = says(200);
    await expect(opening(`https://127.0.0.1:${port}`)).rejects.toThrow(
      'S3_ENDPOINT: its certificate is not trusted here, or it does not speak https',
    );
    const gone = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    vi.spyOn(dns, 'lookup').mockImplementation(((_host: string, _options: object, done: (error: Error) => void) =>
      done(gone)) as unknown as typeof dns.lookup);
    await expect(opening('http://s3.mistyped.example')).rejects.toThrow('S3_ENDPOINT: there is no host of that name');
    vi.restoreAllMocks();
  });

  it('is not followed to where it leads: the signature is for one place', async () => {
    answer = (_, response) => void response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end();
    expect(await saidBy(open().get(PICTURE))).toEqual(['refused', null]);
    expect(asked).toHaveLength(1);
  });

  it('is given up when it hangs, and left alone for a moment', async () => {
    answer = () => undefined;
    const store = open();
    const started = performance.now();
    expect(await saidBy(store.get(PICTURE))).toEqual(['silent', null]);
    expect(performance.now() - started).toBeLessThan(3_000);
    const tries = asked.length;
    expect(tries).toBeGreaterThan(1);
    const others = await Promise.all(Array.from({ length: 20 }, () => saidBy(store.get(PICTURE))));
    expect([...new Set(others.map(String))]).toEqual(['silent,']);
    expect(asked).toHaveLength(tries);
  });

  it('is given up when it hangs in the middle of a picture', async () => {
    answer = (_, response) => void response.writeHead(200, { 'content-length': '100' }).write('half');
    expect(await saidBy(open().get(PICTURE))).toEqual(['silent', null]);
  });

  it('is there again for everybody once one has gone ahead', async () => {
    answer = says(500);
    const store = open({ tries: 1 });
    expect(await saidBy(store.get(PICTURE))).toEqual(['silent', null]);
    answer = says(200, 'bytes');
    await vi.waitFor(async () => expect((await store.get(PICTURE))?.toString()).toBe('bytes'), { timeout: 5_000 });
    expect(await Promise.all([1, 2, 3].map(() => saidBy(store.get(PICTURE))))).toEqual(Array(3).fill('done'));
  });

  it('does not keep a shop from starting while it is silent', async () => {
    const told = vi.fn();
    const { port } = server.address() as AddressInfo;
    server.close();
    const settings = withSettings({ endpoint: `http://127.0.0.1:${port}` });
    server.closeAllConnections();
    const store = await openServingStore({ dataDir: 'nowhere', s3: settings }, noId, { ...silentLogger, error: told });
    expect(told).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('until their store answers'));
    expect(await saidBy(store.get(PICTURE))).toEqual(['silent', null]);
  });

  it('is left as it was where its trial fails half-way, and tried where pictures lie', async () => {
    answer = (request, response) =>
      void response.writeHead(request.method === 'GET' ? 403 : 200).end('<Error><Code>AccessDenied</Code></Error>');
    expect(await saidBy(open().tryOut())).toEqual(['refused', 'AccessDenied']);
    expect(asked).toEqual([
      expect.stringMatching(/^PUT \/pictures\/images\/\.trial-/),
      expect.stringMatching(/^GET /),
      String(asked[0]).replace('PUT', 'DELETE'),
    ]);
  });

  it('stops one where it gives back something else than was put', async () => {
    answer = says(200, 'something else');
    expect(await saidBy(open().tryOut())).toEqual(['refused', null]);
  });
});
