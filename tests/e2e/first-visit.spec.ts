import { get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { PHONE, SHOP } from './shop';
import { hydrated } from './steps';
import { expect, test } from './visit';
import { codeOf, weigh } from './weigh';

/** What a server may send before it has heard that anything came: ten segments. */
const FIRST_FLIGHT = 10 * 1_460;
/** A page is packed as tight as it goes once it has outlasted a look at what it shows; ms. */
const LOOK = 1_100;

interface Answer {
  html: string;
  /** As they travel. */
  bytes: { head: number; body: number };
}

/** A page as a browser asks for it that has nothing of it yet. */
function ask(path: string): Promise<Answer> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br', 'x-forwarded-for': '127.9.9.9' };
  return new Promise((resolve, reject) => {
    get(SHOP.url + path, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        const status = `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n`.length;
        const head = answer.rawHeaders.reduce((sum, text) => sum + text.length + 2, status + 2);
        resolve({ html: brotliDecompressSync(body).toString(), bytes: { head, body: body.length } });
      });
    }).on('error', reject);
  });
}

/** The pages that most visits begin with, in both languages. */
async function firstPages(): Promise<string[]> {
  const { html } = await ask('/products');
  const [product = ''] = /\/product\/[\w-]{36}/.exec(html) ?? [];
  return ['/', '/products', product, '/login', '/register', '/cart'].flatMap((path) => [path, `/id${path}`]);
}

test('every first page fits into the first flight, with its headers and previews, in both languages', async () => {
  test.slow();
  for (const path of ['/products', '/id/products'])
    await expect.poll(async () => (await ask(path)).html.split('src="data:image/avif').length - 1).toBe(2);
  for (const path of await firstPages()) {
    for (let visit = 0; visit < 2; visit += 1) {
      await ask(path);
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
    const { head, body } = (await ask(path)).bytes;
    expect(head + body, `${path}: ${head} of headers and ${body} of HTML`).toBeLessThanOrEqual(FIRST_FLIGHT);
  }
});

test.describe('a phone with nothing at hand', () => {
  test.use({ viewport: PHONE, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

  /** What may be asked for until the page is at rest, pictures in view included, and what that may weigh. */
  const LIMITS: Record<string, { requests: number; bytes: number }> = {
    '/': { requests: 21, bytes: 245_000 },
    '/products': { requests: 25, bytes: 258_000 },
    '/product/…': { requests: 27, bytes: 245_000 },
    '/cart': { requests: 19, bytes: 196_000 },
    '/login': { requests: 17, bytes: 212_000 },
  };

  for (const [name, limit] of Object.entries(LIMITS))
    test(`gets ${name} in at most ${limit.requests} requests and ${limit.bytes} bytes`, async ({ page }) => {
      const [, path = name] = name.endsWith('…')
        ? (/(\/product\/[\w-]{36})/.exec((await ask('/products')).html) ?? [])
        : [];
      await neverRest(page);
      const travelled = await weigh(page);
      await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      const told = JSON.stringify([...travelled], null, 1);
      expect(travelled.size, told).toBeLessThanOrEqual(limit.requests);
      const sum = [...travelled.values()].reduce((all, bytes) => all + bytes, 0);
      expect(sum, told).toBeLessThanOrEqual(limit.bytes);
    });

  /** What a page may bring until it is whole on the screen and the browser idle: only then its code is asked for. */
  const SEEN: Record<string, { requests: number; bytes: number }> = {
    '/': { requests: 4, bytes: 36_000 },
    '/products': { requests: 6, bytes: 38_000 },
  };

  for (const [path, limit] of Object.entries(SEEN))
    test(`has ${path} whole on the screen with ${limit.bytes} bytes`, async ({ page }) => {
      await neverRest(page);
      await neverIdle(page);
      const travelled = await weigh(page);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const inView = page.locator('img[loading=eager]');
      expect(await inView.count()).toBeGreaterThan(0);
      expect(await inView.evaluateAll((all) => all.every((each) => (each as HTMLImageElement).naturalWidth > 0))).toBe(
        true,
      );
      const told = JSON.stringify([...travelled], null, 1);
      expect(travelled.size, told).toBeLessThanOrEqual(limit.requests);
      const sum = [...travelled.values()].reduce((all, bytes) => all + bytes, 0);
      expect(sum, told).toBeLessThanOrEqual(limit.bytes);
      expect([...travelled.keys()].filter((each) => each.endsWith('.js'))).toEqual([]);
    });

  for (const [path, then] of [
    ['/', 'are there'],
    ['/products', 'are there'],
    ['/products', 'are scrolled'],
  ] as const)
    test(`asks at ${path} for pictures further down once those in view ${then}`, async ({ page }) => {
      let asked = 0;
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\.avif$/, async (route) => {
        asked += 1;
        await released;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      const inView = page.locator('img[loading=eager]');
      await expect.poll(async () => asked > 0 && asked === (await inView.count())).toBe(true);
      const first = asked;
      // without waiting they are asked for in the same breath; after two seconds nothing waits
      await page.waitForTimeout(400);
      expect(asked).toBe(first);

      if (then === 'are there') release();
      else await page.mouse.wheel(0, 200);
      await expect.poll(() => asked).toBeGreaterThan(first);
      release();
      await expect(page.locator('html')).not.toHaveAttribute('data-early');
    });

  test('fetches ahead the pages that links in view lead to, and no others', async ({ page }) => {
    const travelled = await weigh(page);
    const isFetched = (route: string) => travelled.has(codeOf(route));
    await page.goto('/login');
    await hydrated(page);
    await showLinks(page, 'nowhere');
    // what is needed without a network comes first
    await expect.poll(() => isFetched('TroubledPage'), { timeout: 20_000 }).toBe(true);
    await page.waitForTimeout(2_000);
    expect(['Cart', 'Products', 'Home'].filter((name) => isFetched(`${name}Route`))).toEqual([]);

    await showLinks(page, '/products');
    await expect.poll(() => isFetched('ProductsRoute')).toBe(true);
    await page.waitForTimeout(1_000);
    expect(['Cart', 'Home'].filter((name) => isFetched(`${name}Route`))).toEqual([]);
  });
});

/** Keeps from coming what waits until a page is at rest: on a slow machine it would be counted with the page. */
const neverRest = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: start } = window;
    const later = (run: () => void, ms = 0) => (ms >= 1_000 ? 0 : start(run, ms));
    window.setTimeout = later as typeof setTimeout;
  });

/** The browser has never time to spare: what waits for that never comes. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

/** Hides all links but those to this path. */
const showLinks = (page: Page, path: string) =>
  page.evaluate((shown) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`a:not([href="${shown}"]) { display: none !important }`);
    document.adoptedStyleSheets = [sheet];
  }, path);
