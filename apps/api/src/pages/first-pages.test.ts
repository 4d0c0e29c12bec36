import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing';

const THEME = "document.documentElement.dataset.theme = 'dark'";
const PLAIN = `<!doctype html><html><head><title>Seduh</title><meta name="description" content="Shop" />
<script>${THEME}</script><script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/core.js"><link rel="stylesheet" crossorigin href="/assets/index.css">
</head><body><div id="root"></div></body></html>`;
const FONT = '@font-face{font-family:A;src:url(/assets/a.woff2)}';
/** What of the styles below the made page uses. */
const CRITICAL = 'h1{margin:0}.menu{top:0}';
const MANIFEST = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_core.js'], css: ['assets/index.css'] },
  '_core.js': { file: 'assets/core.js', css: ['assets/core.css'] },
  'src/Menu.tsx': { file: 'assets/Menu.js', imports: ['_core.js'], css: ['assets/menu.css'] },
};
/** Stands in for the storefront's server build; what it shall do wrong is read from `globalThis`. */
const MAKER = `
export const dataId = 'data';
export const script = 'mark();start()';
export const address = (url) => {
  const { pathname, searchParams } = new URL(url, 'http://shop');
  const isMade = pathname === '/products' || pathname.startsWith('/product/');
  const search = searchParams.get('search');
  return isMade ? pathname + (search ? '?search=' + search : '') : null;
};
export const needs = (url) =>
  url.startsWith('/products') ? ['/products?limit=2', '/shop'] : ['/products/' + url.slice(9)];
export const pictures = () => [];
let made = 0;
export async function render(url, answers, base) {
  if (url.includes('broken')) throw new Error('a part of the page broke');
  made += 1;
  const names = [answers['/products?limit=2']?.data].flat().map((one) => one?.product_name);
  return {
    head: '<title>Menu</title><link rel="canonical" href="' + base + '">',
    foot: '<script type="application/ld+json">{}</script>',
    isListed: !url.includes('search'),
    body: '<h1 class="menu">' + names.join() + '</h1><script>evil()</script>',
    data: { made, names, tricky: '</script><b>' },
    modules: url.includes('unknown') ? ['src/Nothing.tsx'] : ['src/Menu.tsx'],
  };
}`;

let dir: string;
let shop: TestApp;
let bundles = 0;

/** A shop with a server build of this text; of its own name, as a module is loaded once. */
async function openShop(renderer: string | null, catalogueAgeMs = 0): Promise<TestApp> {
  bundles += 1;
  const storefrontServer = join(dir, `entry-${bundles}.mjs`);
  if (renderer !== null) await writeFile(storefrontServer, renderer);
  const publicUrl = 'http://seduh.example/';
  const config = { storefrontDir: join(dir, 'dist'), storefrontServer, catalogueAgeMs, publicUrl };
  return createTestApp({ database: shop?.database, config });
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'first-pages-'));
  await mkdir(join(dir, 'dist/assets'), { recursive: true });
  await mkdir(join(dir, 'dist/.vite'));
  const files = {
    'index.html': PLAIN,
    '.vite/manifest.json': JSON.stringify(MANIFEST),
    'assets/core.css': 'h1{margin:0}',
    'assets/index.css': `${FONT}.other{top:0}`,
    'assets/menu.css': '.menu{top:0}',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(dir, 'dist', name), content);
  shop = await openShop(MAKER);
});
afterAll(async () => {
  await shop.close();
  await rm(dir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}, app = shop) =>
  app.app.inject({ url, headers: { accept: 'text/html', ...headers } });
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a first page', () => {
  let name: string;
  beforeEach(async () => {
    const id = await shop.makeProduct();
    name = (await shop.app.inject({ url: `/api/products/${id}` })).json().data.product_name;
  });

  it('has its content, title and data inside', async () => {
    const { body, statusCode } = await get('/products');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Menu</title>');
    expect(body).not.toContain('<title>Seduh</title>');
    expect(body).toContain(`<h1 class="menu">${name}`);
    const [, json = ''] = /<script type="application\/json" id="data">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toMatchObject({ tricky: '</script><b>' });
  });

  it('waits for nothing: styles inside, code and fonts for later', async () => {
    const { body } = await get('/products');
    expect(body).not.toMatch(/<link[^>]+(?:stylesheet|modulepreload)|<script[^>]+src=/);
    expect(body).toContain(`<style>${CRITICAL}</style>`);
    expect(body).toContain(
      'data-files="/assets/core.css /assets/index.css /assets/menu.css /assets/core.js /assets/Menu.js /assets/index.js"',
    );
  });

  it('allows what the build wrote, and nothing that came with the content', async () => {
    const policy = String((await get('/products')).headers['content-security-policy']);
    expect(policy).toContain(sha256(`${THEME};mark();start()`));
    expect(policy).toContain(sha256(CRITICAL));
    expect(policy).not.toContain(sha256('evil()'));
    expect(policy).not.toContain('unsafe');
  });

  it('tells search engines its one address, by the shop’s own and no caller’s, and no policy lets that run', async () => {
    const { body, headers } = await get('/products', { host: 'evil.example' });
    expect(body).toContain('<link rel="canonical" href="http://seduh.example">');
    expect(body).not.toContain('evil.example');
    expect(body).toContain('<script type="application/ld+json">{}</script></body>');
    expect(headers['content-security-policy']).not.toContain(sha256('{}'));
  });

  it('says itself whether it may be listed', async () => {
    const robots = async (url: string) => (await get(url)).headers['x-robots-tag'];
    expect(await robots('/products')).toBeUndefined();
    expect(await robots('/products?utm_source=letter')).toBeUndefined();
    expect(await robots('/products?search=kopi')).toBe('noindex');
  });

  it('of a product off the menu is shown, as one that is gone', async () => {
    const id = await shop.makeProduct({ archived_at: shop.clock.now() });
    const { statusCode, body, headers } = await get(`/product/${id}`);
    expect([statusCode, headers['x-robots-tag']]).toEqual([404, 'noindex']);
    expect(body).toContain('<h1 class="menu">');
  });

  it('travels compressed, and is revalidated', async () => {
    const plain = await get('/products');
    const brotli = await get('/products', { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    const gzip = await get('/products', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
    expect((await get('/products', { 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(304);
  });

  it('is made anew when an answer has changed, and not before', async () => {
    const made = async () => Number(/"made":(\d+)/.exec((await get('/products')).body)?.[1]);
    const first = await made();
    shop.clock.set(new Date(shop.clock.now().getTime() + 60_000));
    expect(await made()).toBe(first);
    await shop.makeProduct();
    expect(await made()).toBe(first + 1);
  });

  it('is made anew once the database says that something has changed, however long it is kept', async () => {
    const long = await openShop(MAKER, 600_000);
    await expect.poll(async () => (await get('/products', {}, long)).body).toContain(name);
    const renamed = 'Kopi Pandan';
    const { db } = shop.database;
    await db.updateTable('products').set({ product_name: renamed }).where('product_name', '=', name).execute();
    await expect.poll(async () => (await get('/products', {}, long)).body, { timeout: 6_000 }).toContain(renamed);
    await db.updateTable('products').set({ product_name: name }).where('product_name', '=', renamed).execute();
    await long.app.close();
  });

  it('is made anew when a day begins, and when the shop opens or closes: it says when that is', async () => {
    const made = async () => Number(/"made":(\d+)/.exec((await get('/products')).body)?.[1]);
    const before = shop.clock.now();
    const times = ['20:59', '21:00', '23:50', '23:59', '00:00', '06:59', '07:00'];
    const pages: number[] = [];
    for (const [index, clock] of times.entries()) {
      shop.clock.set(new Date(`2026-11-2${index < 4 ? 0 : 1}T${clock}:00+07:00`));
      pages.push(await made());
    }
    shop.clock.set(before);
    const anew = times.filter((_, index) => index > 0 && pages[index] !== pages[index - 1]);
    expect(anew).toEqual(['21:00', '23:50', '00:00', '06:59', '07:00']);
  });

  it('is sent smaller once it has lasted, and stays the same', async () => {
    const send = () => get('/products?search=lasting', { 'accept-encoding': 'br' });
    const first = await send();
    let last = first;
    while (last.rawPayload.length >= first.rawPayload.length) last = await send();
    expect(brotliDecompressSync(last.rawPayload)).toEqual(brotliDecompressSync(first.rawPayload));
    expect(last.headers.etag).toBe(first.headers.etag);
  });

  it('is made once for many who come together', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/products?search=rush')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('is the same for all who bring along what it does not show', async () => {
    const { body } = await get('/products?search=letter');
    for (const url of ['/products?search=letter&utm_source=a', '/products?fbclid=b&search=letter&x']) {
      const answer = await get(url);
      // not led away: who counts visits counts them by this address
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(body);
    }
  });
});

describe('the empty page is served', () => {
  it.each([
    ['where a page is not made here', '/history'],
    ['where rendering breaks', '/products?search=broken'],
    ['where the build knows a module no more', '/products?search=unknown'],
    ['for a URL of absurd length', `/products?search=${'a'.repeat(600)}`],
  ])('%s', async (_, url) => {
    const { statusCode, body } = await get(url);
    expect([statusCode, body]).toEqual([200, PLAIN]);
  });

  it('with 404 for a product that is not there', async () => {
    const { statusCode, body } = await get('/product/01a1fdb1-d7e9-70ac-98af-91f06e26276b');
    expect([statusCode, body]).toEqual([404, PLAIN]);
  });

  it.each([
    ['without a server build', null],
    ['with one that does not run', 'throw new Error("no")'],
    ['with something that is none', 'export const render = 1'],
  ])('%s', async (_, renderer) => {
    const other = await openShop(renderer);
    const { statusCode, body } = await get('/products', {}, other);
    expect([statusCode, body]).toEqual([200, PLAIN]);
    await other.close();
  });
});
