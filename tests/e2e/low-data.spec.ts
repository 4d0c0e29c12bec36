import type { Page } from '@playwright/test';
import { PHONE } from './shop';
import { hydrated } from './steps';
import { expect, test } from './visit';
import { weigh } from './weigh';

/** A phone with a fine screen: what is drawn on it would be three times as wide as a page says. */
test.use({ viewport: PHONE, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

/** What a page may cost somebody who spares data, bytes as they travel. */
const LIMIT = 60_000;
/** ms; what is fetched ahead, and the worker, come some seconds after the page. */
const A_WHILE = 7_000;

/** Asks to spare data, as browsers do: in words to the page, and by a header. @returns what travels from here, by path */
async function spareData(page: Page): Promise<Map<string, number>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.setExtraHTTPHeaders({ 'save-data': 'on' });
  return weigh(page);
}

const isCode = (path: string): boolean => /\.(?:js|css|woff2)$/.test(path) || path.startsWith('/api/');

test('who spares data gets pages of 60 KB at most, small pictures, and nothing that nobody asked for', async ({
  page,
}) => {
  const menu = await (await page.request.get('/products')).text();
  const [product = ''] = /\/product\/[\w-]{36}/.exec(menu) ?? [];
  const travelled = await spareData(page);
  for (const path of ['/products', product, '/login', '/']) await expectSpared(page, path, travelled);
});

/** Opens a page with nothing at hand, and looks at all of it. */
async function expectSpared(page: Page, path: string, travelled: Map<string, number>): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  await page.goto('about:blank');
  travelled.clear();
  await page.goto(path);
  // what is lazy comes as it is near
  await page.mouse.wheel(0, 10_000);
  await page.waitForLoadState('networkidle');
  if (path === '/') await page.waitForTimeout(A_WHILE);
  const sum = [...travelled.values()].reduce((all, bytes) => all + bytes, 0);
  const told = `${path}: ${sum} in ${JSON.stringify([...travelled])}`;
  expect([...travelled.keys()].filter(isCode), told).toEqual([]);
  expect(travelled.get(path), told).toBeGreaterThan(5_000);
  expect(sum, told).toBeLessThan(LIMIT);
}

test.describe('a browser without that wish', () => {
  /** The name beside it says all: it has none of its own. */
  const pictureOf = (page: Page) => page.locator('article picture img').first();
  const saveData = (page: Page) => page.getByRole('button', { name: 'Save data' });

  test('has a switch in the last line: on, pages are as spare; off, they are whole again', async ({ page }) => {
    const travelled = await weigh(page);
    await page.goto('/products');
    await hydrated(page);
    const picture = pictureOf(page);
    const width = () => picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth));
    const whole = await width();
    await expect(saveData(page)).toHaveAttribute('aria-pressed', 'false');
    await saveData(page).tap();
    await expect(saveData(page)).toHaveAttribute('aria-pressed', 'true');

    for (const path of ['/products', '/login']) await expectSpared(page, path, travelled);
    // it says so without its code
    await expect(saveData(page)).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/products');
    expect(await width()).toBeLessThan(whole);

    await saveData(page).tap();
    await expect(saveData(page)).toHaveAttribute('aria-pressed', 'false');
    travelled.clear();
    await page.reload();
    await hydrated(page);
    expect([...travelled.keys()].filter(isCode)).not.toEqual([]);
    expect(await width()).toBe(whole);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('gets its pictures from caches apart from everybody else', async ({ page }) => {
    await page.goto('/products');
    const src = await pictureOf(page).evaluate((img: HTMLImageElement) => img.currentSrc);
    const answer = (headers: Record<string, string>) => page.request.get(src, { headers });
    const [plain, spare] = [await answer({}), await answer({ cookie: 'low-data=on' })];
    expect(spare.headers()['vary']).toBe('Save-Data, Cookie');
    expect((await spare.body()).length).toBeLessThan((await plain.body()).length);
  });
});

test('links lead on without any code, a press fetches it and counts', async ({ page }) => {
  const travelled = await spareData(page);
  await page.goto('/products');
  await page.getByRole('article').first().getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/product\//);
  expect([...travelled.keys()].filter(isCode)).toEqual([]);
  await page.getByRole('button', { name: /^Add to cart/ }).tap();
  await hydrated(page);
  await expect(page.getByText('Added to cart').first()).toBeVisible();
  // with a cart, the next page shows it
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('link', { name: /^Your Cart, 1/ }).first()).toBeVisible();
});
