import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { LISTED_PAGES, PAGES } from '@seduh/contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing';

const THEME = "document.documentElement.dataset.theme = 'dark'";
const CSS = 'body{margin:0}';
const HTML = `<!doctype html><html><head><style>${CSS}</style><script>${THEME}</script>
<script type="module" crossorigin src="/assets/index-abc.js"></script></head><body><div id="root"></div></body></html>`;
const SCRIPT = `export const words = '${'coffee '.repeat(200)}';`;
const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let dir: string;
let shop: TestApp;
let product: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'storefront-'));
  await mkdir(join(dir, 'assets'));
  const files: Record<string, string> = {
    'index.html': HTML,
    'assets/index-abc.js': SCRIPT,
    'favicon.svg': '<svg/>',
    'sw.js': 'addEventListener("fetch", () => undefined);',
    'manifest.webmanifest': '{}',
    '.env': 'SECRET=1',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(dir, name), content);
  for (const [name, content] of [
    ['index.html', HTML],
    ['assets/index-abc.js', SCRIPT],
  ] as const) {
    await writeFile(join(dir, `${name}.br`), brotliCompressSync(content));
    await writeFile(join(dir, `${name}.gz`), gzipSync(content));
  }
  shop = await createTestApp({ config: { storefrontDir: dir } });
  product = await shop.makeProduct();
});
afterAll(async () => {
  await shop.close();
  await rm(dir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = page) => shop.app.inject({ url, headers });
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a page', () => {
  const paths = Object.values(PAGES).map(({ path }) => path);
  it.each(paths.filter((path) => path !== '*'))('is served at %s', async (path) => {
    const response = await get(path.replace(':id', product));
    expect([response.statusCode, response.body]).toEqual([200, HTML]);
    expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  });

  it('allows exactly the script and the style that stand in it', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${sha256(THEME)};`);
    expect(policy).toContain(`style-src 'self' ${sha256(CSS)};`);
  });

  it('takes no text for markup or a script, reports what it stops, and asks the device for nothing', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(";require-trusted-types-for 'script';trusted-types default");
    expect(policy).toContain(';report-uri /api/csp;');
    expect(headers['permissions-policy']).toBe('camera=(),geolocation=(),microphone=(),payment=()');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    // said by the policy, and by browsers of themselves
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(headers).not.toHaveProperty('origin-agent-cluster');
    expect(headers).not.toHaveProperty('cross-origin-resource-policy');
    expect((await get('/assets/index-abc.js')).headers['cross-origin-resource-policy']).toBe('same-origin');
    // the first flight has no room for more
    const plain = String((await get('/api/shop')).headers['content-security-policy']);
    const added = policy.slice(policy.indexOf(';report-uri')).length;
    expect(plain).not.toContain('report-uri');
    expect(added + `permissions-policy: ${headers['permissions-policy']}\r\n`.length).toBeLessThanOrEqual(190);
  });

  it('keeps its connection without a word of it, and says when it ends', async () => {
    const own = await createTestApp({ database: shop.database, config: { storefrontDir: dir } });
    const address = await own.app.listen({ port: 0, host: '127.0.0.1' });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = () =>
      new Promise<{ port: number | undefined; names: string[] }>((resolve, reject) => {
        request(address, { agent }, (answer) => {
          const port = answer.socket.localPort;
          answer.resume().once('end', () => resolve({ port, names: Object.keys(answer.headers) }));
        })
          .once('error', reject)
          .end();
      });
    const [first, second] = [await ask(), await ask()];
    expect(second.port).toBe(first.port);
    expect(first.names.filter((name) => /^(?:connection|keep-alive)$/.test(name))).toEqual([]);
    own.app.readiness.drain();
    expect((await ask()).names).toContain('connection');
    expect((await ask()).port).not.toBe(first.port);
    agent.destroy();
    await own.app.close();
  });

  it('travels as the build compressed it', async () => {
    const brotli = await get('/', { ...page, 'accept-encoding': 'gzip, deflate, br' });
    expect([brotli.headers['content-encoding'], brotli.headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(HTML);
    const gzip = await get('/', { ...page, 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(HTML);
  });

  it('is revalidated', async () => {
    const etag = String((await get('/')).headers.etag);
    const again = await get('/products', { ...page, 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('answers HEAD, and 405 to anything that writes', async () => {
    expect((await shop.app.inject({ method: 'HEAD', url: '/cart' })).statusCode).toBe(200);
    const response = await shop.app.inject({ method: 'POST', url: '/login', payload: {} });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('search engines', () => {
  const robotsOf = async (url: string) => {
    const { statusCode, headers } = await get(url);
    return [statusCode, headers['x-robots-tag']];
  };

  it.each(Object.entries(PAGES).filter(([name]) => !(name in LISTED_PAGES) && name !== 'notFound'))(
    'shall not list %s',
    async (_, { path }) => expect(await robotsOf(path.replace(':id', product))).toEqual([200, 'noindex']),
  );

  it('may list home, the menu and a product, also where the page could not be made just now', async () => {
    for (const url of ['/', '/products', `/product/${product}`]) expect(await robotsOf(url)).toEqual([200, undefined]);
  });

  it('are told so again with a 304', async () => {
    const etag = String((await get('/cart')).headers.etag);
    const again = await get('/cart', { ...page, 'if-none-match': etag });
    expect([again.statusCode, again.headers['x-robots-tag']]).toEqual([304, 'noindex']);
  });

  it('shall list no address of a page in other words, as long as nobody knows what it shows', async () => {
    expect(await robotsOf(`/products?search=${'a'.repeat(600)}`)).toEqual([200, 'noindex']);
  });

  it('are told that what has been taken off the menu is gone; staff still change it', async () => {
    const gone = await shop.makeProduct({ archived_at: shop.clock.now() });
    expect(await robotsOf(`/product/${gone}`)).toEqual([404, 'noindex']);
    expect(await robotsOf(`/product/${gone}/edit`)).toEqual([200, 'noindex']);
    expect(await robotsOf('/product/01a1fdb1-d7e9-70ac-98af-91f06e26276b')).toEqual([404, 'noindex']);
    expect(await robotsOf('/nothing')).toEqual([404, 'noindex']);
  });

  it('still find what is sold out', async () => {
    expect(await robotsOf(`/product/${await shop.makeProduct({ stock: 0 })}`)).toEqual([200, undefined]);
  });
});

describe('what is not there', () => {
  it.each([
    '/nothing',
    '/products/1',
    '/product',
    '/admin',
    '/product/01a1fdb1-d7e9-70ac-98af-91f06e26276b',
    '/product/1/edit',
    '/orders/1',
    '/promos/1',
    '/profile/edit',
    '/.git/config',
    '/.git/HEAD',
  ])('is a 404 with the page: %s', async (url) => {
    const response = await get(url);
    expect([response.statusCode, response.body]).toEqual([404, HTML]);
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/assets/index-old.js',
    '/assets/',
    '/images/none-384.jpg',
    '/sitemap.xml',
    '/index.html',
    '/index.html.br',
    '/.env',
    '/assets/../.env',
    '/.vite/manifest.json',
    '/assets/index.js.map',
    '/package.json',
  ])('is a 404 and never the page: %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('<html');
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('is JSON under /api, also for a browser', async () => {
    expect((await get('/api/nothing')).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('is no page for somebody who wants none', async () => {
    expect((await get('/nothing', { accept: 'application/json' })).headers['content-type']).toBe(
      'text/plain; charset=utf-8',
    );
  });
});

describe('a file', () => {
  it('with a hash in its name is kept for good, and travels compressed', async () => {
    const plain = await get('/assets/index-abc.js', {});
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(plain.body).toBe(SCRIPT);
    for (const [accepted, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const response = await get('/assets/index-abc.js', { 'accept-encoding': accepted });
      expect(response.headers).toMatchObject({ 'content-encoding': accepted, vary: 'accept-encoding' });
      expect(response.headers['content-type']).toBe(plain.headers['content-type']);
      expect(decode(response.rawPayload).toString()).toBe(SCRIPT);
    }
  });

  it('without one is asked for again each time', async () => {
    const first = await get('/favicon.svg', {});
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': 'image/svg+xml',
    });
    expect((await get('/favicon.svg', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
  });
});

describe('what installs the shop', () => {
  it('is a worker for the whole shop that browsers always ask for again', async () => {
    const worker = await get('/sw.js', {});
    expect(worker.statusCode).toBe(200);
    expect(worker.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('javascript'),
    });
    const again = await get('/sw.js', { 'if-none-match': String(worker.headers.etag) });
    expect(again.statusCode).toBe(304);
    // a second visit counts each byte: what the browser keeps anyway is not said again
    expect(Object.keys(again.headers).sort()).toEqual(
      ['cache-control', 'connection', 'date', 'etag', 'vary', 'x-request-id'].filter((name) => name in again.headers),
    );
  });

  it('is another worker where pictures lie elsewhere, as what it may fetch is settled when it is installed', async () => {
    const imageOrigin = 'https://cdn.example';
    const led = await createTestApp({ database: shop.database, config: { storefrontDir: dir, imageOrigin } });
    const ask = (headers: Record<string, string>) => led.app.inject({ url: '/sw.js', headers });
    const [here, there] = [await get('/sw.js', {}), await ask({})];
    expect(there.body).toBe(`${here.body}\n// pictures: ${imageOrigin}\n`);
    expect(there.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': expect.stringContaining(`connect-src 'self' ${imageOrigin}`),
    });
    expect(there.headers.etag).not.toBe(here.headers.etag);
    expect((await ask({ 'if-none-match': String(there.headers.etag) })).statusCode).toBe(304);
    const small = await ask({ 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(there.body);
    await led.close();
  });

  it('is a manifest of its own type, kept for a day', async () => {
    expect((await get('/manifest.webmanifest', {})).headers).toMatchObject({
      'cache-control': 'public, max-age=86400',
      'content-type': expect.stringContaining('application/manifest+json'),
    });
  });
});

it('says how to build a storefront that is not there', async () => {
  const bare = await createTestApp({ database: shop.database, config: { storefrontDir: join(dir, 'nowhere') } });
  const response = await bare.app.inject({ url: '/', headers: page });
  expect(response.statusCode).toBe(404);
  expect(response.body).toBe('The storefront is not built yet. Build it with: pnpm run build\n');
  await bare.close();
});
