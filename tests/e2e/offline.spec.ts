import type { Page } from '@playwright/test';
import { callAs, findProduct, newCustomer as newAccount, orderFor } from './caller';
import { ACCOUNTS, PHONE } from './shop';
import {
  addToCart,
  expectToast,
  fillLogin,
  ORDER_PAGE,
  payOnDelivery,
  signUp,
  somebodyNew,
  storeSession,
} from './steps';
import { expect, test as base } from './visit';
import { layWire, type Way, type Wire } from './wire';

/** A browser that comes to the shop over a wire, and takes the service worker that all other journeys do without. */
const test = base.extend<{ wire: Wire }>({
  wire: async ({ browserName: _any }, use) => {
    const wire = await layWire();
    await use(wire);
    await wire.cut();
  },
  baseURL: ({ wire }, use) => use(wire.url),
});
test.use({ serviceWorkers: 'allow', viewport: PHONE });
// they wait more than they work: one after the other they were what the others waited for at the end
test.describe.configure({ mode: 'parallel' });

const title = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Waits until the worker is there with all its files, and answers this page. */
const installed = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return registration?.active?.state === 'activated' && navigator.serviceWorker.controller !== null;
        }),
      { timeout: 30_000 },
    )
    .toBe(true);

/** Paths of all that is kept on this device. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

const isKept = (page: Page, path: string) => expect.poll(() => keptPaths(page), { timeout: 20_000 }).toContain(path);

/** Somebody new, logged in. */
async function newCustomer(page: Page): Promise<void> {
  const person = somebodyNew();
  await signUp(page, person);
  await fillLogin(page, person);
  await expect(page).toHaveURL(/:\d+\/$/);
}

/** The menu with its pictures, and the word of how old it is. */
async function expectKeptMenu(page: Page, what: string): Promise<void> {
  await title(page, 'What will it be today?');
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(page.getByText(new RegExp(String.raw`^${what} What you see is as of 14:\d\d\.`))).toBeVisible();
  const picture = page.getByRole('article').first().locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

test('a second visit costs 2 KB at most, and a way to the shop that lies or is slow shows the menu last seen', async ({
  page,
  wire,
}) => {
  await page.goto('/');
  await installed(page);
  await isKept(page, '/api/products');
  // of the menu's eight products, which comes last
  await expect
    .poll(async () => (await keptPaths(page)).filter((path) => path.startsWith('/images/')).length)
    .toBeGreaterThanOrEqual(8);
  await page.close();
  const visit = await page.context().newPage();
  const before = wire.bytes();
  wire.asked.length = 0;
  await visit.goto('/');
  // the worker is looked for when the page has come to rest
  await expect.poll(() => wire.asked.includes('GET /sw.js'), { timeout: 20_000 }).toBe(true);
  await visit.waitForLoadState('networkidle');
  const bytes = wire.bytes() - before;
  expect(bytes, wire.asked.join(', ')).toBeLessThanOrEqual(2048);

  for (const way of ['hotel', 'nonsense', 'no-shop', 'slow'] satisfies Way[]) {
    wire.way = way;
    await visit.goto('/products');
    await expectKeptMenu(visit, 'The shop does not answer.');
  }
  // what is wrong is not kept
  wire.way = 'open';
  await visit.goto('/products');
  await expect(visit.getByRole('article')).toHaveCount(8);
  await expect(visit.getByText('The shop does not answer.')).toHaveCount(0);
});

test('with the network cut the menu last seen, the cart, the open order and its receipt are there, for nobody else', async ({
  page,
  wire,
  context,
}) => {
  // an order's whole way, twice: 40 s on a machine that does nothing else
  test.setTimeout(120_000);
  await newCustomer(page);
  await installed(page);
  await addToCart(page, 'Americano');
  const order = new URL(await payOnDelivery(page)).pathname.replace('/history', '/api/transactions');
  await isKept(page, order);
  await isKept(page, `${order}/receipt`);
  const orderPage = page.url();
  await addToCart(page, 'Cold Brew');
  await page.goto('/history');
  await expect(page.getByRole('article')).toHaveCount(1);
  await isKept(page, '/api/transactions/history');
  await page.goto('/products');
  await expect(page.getByRole('article')).toHaveCount(8);
  await isKept(page, '/api/promos');
  await page.close();

  // nobody listens any more, and the app is opened anew
  await wire.cut();
  const opened = await context.newPage();
  await opened.goto('/products');
  await expectKeptMenu(opened, 'The shop does not answer.');
  await opened.goto('/cart');
  await expect(opened.getByText('Cold Brew').first()).toBeVisible();
  await opened.goto('/payment');
  // the browser knows of it as well: it forgets that with each page, as far as it is only told so
  await context.setOffline(true);
  await expect(opened.getByText(/^You are offline. Paying waits/)).toBeVisible();
  await opened.goto(orderPage);
  await title(opened, 'Order placed');
  await opened.getByRole('link', { name: 'Receipt' }).click();
  await title(opened, 'Receipt');
  await expect(opened.getByText('Americano').first()).toBeVisible();
  await opened.goto('/history');
  await expect(opened.getByRole('article')).toHaveCount(1);

  // somebody else's session in the same browser, without a word: nothing of the first is found
  const first = (await opened.evaluate(() => localStorage.getItem('userInfo'))) ?? '';
  const other = JSON.stringify({ ...JSON.parse(first), id: 'other', token: 'other' });
  await opened.evaluate((text) => localStorage.setItem('userInfo', text), other);
  await opened.goto(orderPage);
  await title(opened, 'This order did not come');
  await opened.evaluate((text) => localStorage.setItem('userInfo', text), first);
  await opened.goto(orderPage);
  await title(opened, 'Order placed');

  // who logs out leaves nothing behind, not even without a network
  await opened.goto('/');
  await opened.getByRole('button', { name: 'Log out' }).click();
  await opened.getByRole('button', { name: 'yes' }).click();
  await expectToast(opened, 'Logout Success!');
  await expect
    .poll(async () => (await keptPaths(opened)).filter((path) => /transactions|users/.test(path)))
    .toEqual([]);

  // all goes on once there is a network, for the next person too
  await wire.mend();
  await context.setOffline(false);
  await newCustomer(opened);
  await expect(opened.getByText(/^You are offline|^The shop does not answer/)).toHaveCount(0);
  await wire.cut();
  await opened.goto(orderPage);
  await title(opened, 'This order did not come');
});

test('an order that got no answer waits and asks, also after a restart, and is one order', async ({
  page,
  wire,
  context,
}) => {
  const keys: (string | undefined)[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/transactions'))
      keys.push(request.headers()['idempotency-key']);
  });
  await newCustomer(page);
  await installed(page);
  await addToCart(page, 'Americano');
  await page.goto('/payment');
  await page.getByRole('radio', { name: /Cash on delivery/ }).check({ force: true });
  const pay = page.getByRole('button', { name: 'Confirm and pay' }).filter({ visible: true }).first();
  await expect(pay).toBeEnabled();
  await wire.cut();
  await pay.click();
  await expect(page.getByText(/trying again never orders twice/)).toBeVisible();
  await page.close();

  await wire.mend();
  wire.asked.length = 0;
  const opened = await context.newPage();
  await opened.goto('/');
  await expect(opened.getByText(/^Your last order got no answer/)).toBeVisible({ timeout: 20_000 });
  expect(wire.asked).not.toContain('POST /api/transactions');
  await opened.getByRole('link', { name: 'Look at it' }).click();
  await opened.getByRole('button', { name: 'Try again' }).click();
  await expect(opened).toHaveURL(ORDER_PAGE);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await expect(opened.getByText(/^Your last order got no answer/)).toHaveCount(0);
});

test('a newer version waits, asks, and comes with one reload; other tabs go on', async ({ page, wire, context }) => {
  await page.goto('/cart');
  await installed(page);
  const other = await context.newPage();
  await other.goto('/products');
  let documents = 0;
  for (const tab of [page, other])
    tab.on('request', (request) => void (request.isNavigationRequest() && (documents += 1)));

  wire.replaced.set('/sw.js', (text) => text.replace(/([`'"])[0-9a-f]{8}\1/, '"newbuild"'));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText('A new version is here.')).toBeVisible({ timeout: 20_000 });
  await expect(other.getByText('A new version is here.')).toBeVisible();
  expect(documents).toBe(0);

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => documents).toBe(1);
  await title(page, 'Cart');
  await expect(page.getByText('A new version is here.')).toHaveCount(0);
  // both builds' files are kept: the tab over the older one fetches its next page without a network too
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('seduh-files-')).length),
    )
    .toBe(2);
  await wire.cut();
  await other.getByRole('link', { name: 'Your Cart' }).filter({ visible: true }).first().click();
  await title(other, 'Cart');
  await page.waitForTimeout(500);
  expect(documents).toBe(1);
});

test('with the network cut Indonesian goes on in Indonesian, and a language never read leads to the one that was', async ({
  page,
  wire,
  context,
}) => {
  await page.goto('/id/products');
  await installed(page);
  await isKept(page, '/id/history');
  await isKept(page, '/api/products');
  expect(await keptPaths(page)).not.toContain('/history');
  await page.close();
  await wire.cut();
  const opened = await context.newPage();
  await opened.goto('/id/products');
  await expect(opened.locator('html')).toHaveAttribute('lang', 'id');
  await expect(opened.getByRole('article')).toHaveCount(8);
  await expect(opened.getByText(/^Kedai tidak menjawab\. Ini keadaan pukul 14\.\d\d\./)).toBeVisible();
  await opened.goto('/cart?x=1');
  await expect(opened).toHaveURL(/\/id\/cart\?x=1$/);

  // who goes over to English has that kept too
  await wire.mend();
  await opened.goto('/id/products');
  await opened.getByRole('link', { name: 'English' }).click();
  await expect(opened).toHaveURL(/:\d+\/products$/);
  await isKept(opened, '/history');
  await wire.cut();
  await opened.reload();
  await expect(opened.locator('html')).toHaveAttribute('lang', 'en');
  await expectKeptMenu(opened, 'The shop does not answer.');
});

test('browsers may install it: the manifest is true, and each icon is what it says', async ({ page }) => {
  await page.goto('/cart');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(href ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as Manifest;
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone', short_name: 'Seduh' });
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Menu', '/products'],
    ['Your order', '/history'],
  ]);
  expect(manifest.description).toBe(await page.locator('meta[name=description]').getAttribute('content'));
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
  );
  const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
  for (const { src, sizes, type, purpose } of pictures) {
    const picture = await page.request.get(src);
    expect(picture.headers()['content-type'], src).toBe(type);
    const seen = await page.evaluate(lookAt, src);
    expect(`${seen.width}x${seen.height}`, src).toBe(sizes);
    // outside the circle that every shape of icon leaves, there is nothing but the ground
    if (purpose === 'maskable') expect(seen.coloursOutside, src).toBe(1);
  }
  for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).ok()).toBe(true);
  const session = await page.context().newCDPSession(page);
  await installed(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
});

interface Manifest {
  description: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
}

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

/** In the browser: a picture's real size, and how many colours there are outside its safe circle. */
async function lookAt(src: string) {
  const image = new Image();
  image.src = src;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const data = context?.getImageData(0, 0, width, height).data ?? [];
  const colours = new Set<string>();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const start = (y * width + x) * 4;
      if (Math.hypot(x - width / 2, y - height / 2) > width * 0.4) colours.add(data.slice(start, start + 4).join());
    }
  }
  return { width, height, coloursOutside: colours.size };
}

test('staff have the board they saw through a reload without the network, and what they did meanwhile is told', async ({
  page,
  wire,
}) => {
  const caller = await callAs(await newAccount());
  const order = await orderFor(caller, await findProduct(caller, 'French Fries'));
  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/orders');
  const card = page.getByRole('article', { name: order.number });
  await expect(card).toBeVisible();
  await installed(page);

  await wire.cut();
  await card.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Not connected. 1 move is told as soon as it is back.')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Not connected\. The orders as of \d\d:\d\d/)).toBeVisible();
  await expect(page.getByText('Not connected. 1 move is told as soon as it is back.')).toBeVisible();
  await page.getByRole('tab', { name: /^Brewing/ }).click();
  await expect(card).toBeVisible();

  await wire.mend();
  await expect(page.getByText(/^Not connected\./)).toHaveCount(0, { timeout: 40_000 });
  await expect
    .poll(async () => (await caller.get<{ status_name: string }>(`/transactions/${order.id}`)).status_name)
    .toBe('confirmed');
  await expect(card.getByRole('button', { name: 'Start brewing' })).toBeVisible();

  // who logs out leaves nothing of it behind
  await page.reload();
  expect(await page.evaluate(() => sessionStorage.getItem('seduh.board'))).not.toBeNull();
  await page.goto('/');
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await page.getByRole('button', { name: 'yes' }).click();
  await expectToast(page, 'Logout Success!');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('seduh.board'))).toBeNull();
  await caller.dispose();
});
