import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type Language, PAGES } from '@seduh/contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';
import { robotsText } from './robots';
import { sitemapText } from './sitemap';

const SITE = 'https://seduh.example';
const EN: Language = { tag: 'en', prefix: '' };
const ID: Language = { tag: 'id', prefix: '/id' };

let dir: string;
let shop: TestApp;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'crawlers-'));
  await writeFile(join(dir, 'index.html'), '<html><body><div id="root"></div></body></html>');
  // a path behind the address is no part of it: pages begin at its root
  shop = await createTestApp({ config: { storefrontDir: dir, publicUrl: `${SITE}/shop?x#y` } });
});
afterAll(async () => {
  await shop.close();
  await rm(dir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}, app = shop) => app.app.inject({ url, headers });
/** The patterns of robots.txt as it is read: from the start, `*` for anything. */
const isRefused = (text: string, path: string) =>
  [...text.matchAll(/^Disallow: (.+)$/gm)].some(([, pattern = '']) =>
    new RegExp(`^${pattern.replaceAll('*', '.*')}`).test(path),
  );

describe('robots.txt', () => {
  it('keeps crawlers from the API and from pages of an account, and from nothing else', async () => {
    const { statusCode, headers, body } = await get('/robots.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(isRefused(body, '/api/products')).toBe(true);
    for (const page of Object.values(PAGES)) {
      expect([page.path, isRefused(body, page.path.replace(':id', '7'))]).toEqual([page.path, 'role' in page]);
    }
    for (const path of ['/images/x-1200.jpg', '/assets/x.js', '/share.jpg']) expect(isRefused(body, path)).toBe(false);
  });

  it('names the sitemap of every language by its whole address', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain(`Sitemap: ${SITE}/sitemap.xml\nSitemap: ${SITE}/id/sitemap.xml\n`);
    expect(isRefused(body, '/id/payment')).toBe(true);
    expect(isRefused(body, '/id/products')).toBe(false);
    expect(robotsText(SITE, [EN])).toMatch(/\nSitemap: https:\/\/seduh\.example\/sitemap\.xml\n$/);
  });
});

describe('the sitemap', () => {
  it('lists what everybody may see and what is on the menu, sold out or not, with its last change', async () => {
    const changed = new Date('2026-11-02T03:04:05.678Z');
    const sold = await shop.makeProduct({ updated_at: changed });
    const out = await shop.makeProduct({ stock: 0 });
    const gone = await shop.makeProduct({ archived_at: shop.clock.now() });
    const { statusCode, headers, body } = await get('/sitemap.xml');
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(body).toContain(`<url><loc>${SITE}/</loc><`);
    expect(body).toContain(`<url><loc>${SITE}/products</loc><`);
    expect(body).toContain(`<url><loc>${SITE}/product/${sold}</loc><lastmod>2026-11-02T03:04:05.678Z</lastmod><`);
    expect(body).toContain(out);
    expect(body).not.toContain(gone);
    expect(body.match(/<loc>/g)).toHaveLength(4);
    const { body: indonesian } = await get('/id/sitemap.xml');
    expect(indonesian).toContain(`<url><loc>${SITE}/id/product/${sold}</loc><`);
    // of one language there is no other
    expect(sitemapText(SITE, EN, [], [EN])).not.toContain('hreflang');
  });

  it('tells when staff changed a product, and nothing of a sale', async () => {
    const id = await shop.makeProduct({ stock: 5 });
    const lastmod = async () => new RegExp(`${id}</loc><lastmod>(.*?)<`).exec((await get('/sitemap.xml')).body)?.[1];
    const before = await lastmod();
    shop.clock.set(new Date(shop.clock.now().getTime() + 60_000));
    await shop.database.db.updateTable('products').set({ stock: 4, sold: 1 }).where('id', '=', id).execute();
    expect(await lastmod()).toBe(before);
    const edited = await shop.app.inject({
      method: 'PATCH',
      url: `/api/products/${id}`,
      headers: await shop.as('Admin'),
      payload: { price: 26_000 },
    });
    expect(edited.statusCode).toBe(200);
    expect(await lastmod()).toBe(shop.clock.now().toISOString());
  });

  it('travels compressed, and is revalidated', async () => {
    const plain = await get('/sitemap.xml');
    const brotli = await get('/sitemap.xml', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    const again = await get('/sitemap.xml', { 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('of a second language names each page in both', () => {
    const products = [{ id: '7', updated_at: new Date('2026-11-02T00:00:00Z') }];
    const text = sitemapText(SITE, ID, products, [EN, ID]);
    const both = (en: string, id: string) =>
      `<xhtml:link rel="alternate" hreflang="en" href="${SITE}${en}"/><xhtml:link rel="alternate" hreflang="id" href="${SITE}${id}"/><xhtml:link rel="alternate" hreflang="x-default" href="${SITE}${en}"/>`;
    expect(text).toContain(`<url><loc>${SITE}/id</loc>${both('/', '/id')}</url>`);
    expect(text).toContain(
      `<loc>${SITE}/id/product/7</loc><lastmod>2026-11-02T00:00:00.000Z</lastmod>${both('/product/7', '/id/product/7')}`,
    );
  });
});

it('names no address where nobody said what it is, whatever the caller calls it', async () => {
  const nameless = await createTestApp({ database: shop.database, config: { storefrontDir: dir } });
  const robots = await get('/robots.txt', { host: 'evil.example' }, nameless);
  expect(robots.statusCode).toBe(200);
  expect(robots.body).not.toMatch(/Sitemap|example/);
  expect((await get('/sitemap.xml', { host: 'evil.example' }, nameless)).statusCode).toBe(404);
  await nameless.close();
});
