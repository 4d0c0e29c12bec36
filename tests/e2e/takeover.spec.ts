import type { Page } from '@playwright/test';
import { newCustomer } from './caller';
import { addToCart, expectToast, hydrated, storeSession } from './steps';
import { expect, test } from './visit';

/** Presses on a page as soon as React knows what is pressed there, which is before it has taken the whole page over. */
const pressAtTakeover = (page: Page, selector: string) =>
  page.addInitScript((wanted) => {
    const press = () => {
      const found = document.querySelector<HTMLElement>(wanted);
      if (found && Object.keys(found).some((key) => key.startsWith('__react'))) found.click();
      else port2.postMessage(null);
    };
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', press);
    port1.start();
    port2.postMessage(null);
  }, selector);

test('what is pressed at the very moment the code takes a page over counts once', async ({ page }) => {
  await addToCart(page, 'Cappuccino');
  await pressAtTakeover(page, '.pd-add');
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Added to cart').first()).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('IDR 68,000').first()).toBeVisible();
});

test('a coupon picked at that moment is picked, not put back', async ({ page }) => {
  await storeSession(page, await newCustomer());
  await pressAtTakeover(page, 'input[value=PASTA20]');
  await page.goto('/products');
  await expect(page.getByRole('radio', { name: /^Afternoon plate/ })).toBeChecked();
  await page.getByRole('button', { name: 'Apply Changes' }).click();
  await expectToast(page, 'PASTA20 waits in your cart');
});

test('a phone whose clock is wrong does not close an open shop while its page is taken over', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T19:00:00Z');
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/shop', async (route) => {
    await answered;
    await route.continue();
  });
  const note = page.locator('.closed-note .sd-wrap');
  const drawn = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.goto('/');
  await hydrated(page);
  await drawn();
  await expect(page.getByText('Open until 21:00').first()).toBeAttached();
  expect(await note.count()).toBe(0);
  const heard = page.waitForResponse('**/api/shop');
  answer();
  await heard;
  await drawn();
  expect(await note.count()).toBe(0);
});

test('each first page is taken over as it stands, whatever the device keeps', async ({ page }) => {
  test.slow();
  const troubles: string[] = [];
  page.on('pageerror', ({ message }) => troubles.push(`${new URL(page.url()).pathname}: ${message}`));
  const [product = ''] = /\/product\/[\w-]{36}/.exec(await (await page.request.get('/products')).text()) ?? [];
  const lookAtAll = async () => {
    for (const path of [
      '/',
      '/products',
      '/products?categories=mine',
      product,
      '/login',
      '/register',
      '/cart',
      '/id/cart',
    ]) {
      await page.goto(path);
      await hydrated(page);
    }
  };
  await lookAtAll();
  await page.evaluate(() => localStorage.setItem('seduh.cart', JSON.stringify({ lines: [], promoCode: 'KEPT' })));
  await lookAtAll();
  await addToCart(page, 'Cappuccino');
  await lookAtAll();
  // somebody is in, whose favourites the device does not know
  await storeSession(page, await newCustomer());
  await lookAtAll();
  expect(troubles).toEqual([]);
});

test('the first pages come from the server as they will look', async ({ request }) => {
  for (const path of ['/', '/products', '/login'])
    expect(await (await request.get(path)).text(), path).toMatch(/<h1[ >]/);
});

test("an empty cart's words are the ones that were there before the code: made anew they would be painted anew", async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, (route) => released.then(() => route.continue()));
  await page.goto('/cart', { waitUntil: 'commit' });
  const words = page.getByText('Nothing in it yet.');
  await words.evaluate((element) => element.setAttribute('data-seen', ''));
  release();
  await hydrated(page);
  await expect(page.locator('.cart-guess')).toHaveCount(0);
  await expect(words).toHaveAttribute('data-seen');
});

test('the ways in stay where they are as the code comes, also where there are no passkeys', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, (route) => released.then(() => route.continue()));
  await page.goto('/login');
  const google = page.getByRole('link', { name: 'Login with Google' });
  const place = async () => (await google.boundingBox())?.y;
  const before = await place();
  release();
  await hydrated(page);
  await expect(page.getByRole('button', { name: /passkey/i })).toHaveCount(0);
  expect(Math.abs(((await place()) ?? 0) - (before ?? Number.NaN))).toBeLessThan(4);
});
