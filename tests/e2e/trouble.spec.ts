import type { Page } from '@playwright/test';
import { linkOfTable } from './caller';
import { ACCOUNTS, PHONE } from './shop';
import { addToCart, confirmAndPay, expectToast, fillLogin, hydrated, ORDER_PAGE, signUp, somebodyNew } from './steps';
import { expect, test } from './visit';
import { codeOf } from './weigh';

const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const payButton = (page: Page) =>
  page.getByRole('button', { name: 'Confirm and pay' }).filter({ visible: true }).first();

/** Whether the page has asked for this file of the build, and has had it. */
const has = (page: Page, file: string) =>
  page.evaluate((end) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(end)), file);

/** Somebody of their own, logged in by the form. */
async function newCustomer(page: Page): Promise<{ email: string; password: string }> {
  const person = somebodyNew();
  await signUp(page, person);
  await fillLogin(page, person);
  await expect(page).toHaveURL(/:\d+\/$/);
  return person;
}

test.describe('without a network', () => {
  test.use({ viewport: PHONE });

  test('what was seen of the menu stays, the cart is kept, paying waits, and all goes on by itself', async ({
    page,
  }) => {
    await newCustomer(page);
    await addToCart(page, 'Cold Brew');
    // its link is in view, so its code would be here by then
    const profile = `**${codeOf('ProfileRoute')}`;
    await page.route(profile, (route) => route.abort());
    await page.goto('/payment');
    await expect(payButton(page)).toBeEnabled();
    await page.getByRole('link', { name: 'Product', exact: true }).filter({ visible: true }).click();
    await expect(page.getByText(/^page 1 of \d+$/)).toBeVisible();
    // what is needed without a network comes when the page is at rest
    await expect.poll(() => has(page, codeOf('TroubledPage')), { timeout: 20_000 }).toBe(true);

    await page.context().setOffline(true);
    await expect(page.getByText('You are offline. Your cart is kept, paying waits.')).toBeVisible();
    await page.getByRole('tab', { name: 'Foods' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.getByRole('tab', { name: 'Favorites' }).click();
    await expect(page.getByRole('article')).toHaveCount(8);
    await page.getByRole('link', { name: 'Your Cart 1 item' }).filter({ visible: true }).click();
    await title(page, 'Your Cart');
    await expect(page.getByText('Cold Brew').first()).toBeVisible();
    await expect(page.getByText(/^You are offline. Paying waits/)).toBeVisible();
    await expect(payButton(page)).toBeDisabled();

    // a page whose code was never loaded: dressed as the others, and there by itself once the network is back
    await page.getByRole('link', { name: 'Profile' }).filter({ visible: true }).first().click();
    await title(page, 'You are offline');
    await expect(page.getByRole('link', { name: 'See the menu' })).toBeVisible();

    await page.unrouteAll({ behavior: 'wait' });
    await page.context().setOffline(false);
    await title(page, 'User Profile');
    await page
      .getByRole('link', { name: /^Your Cart 1 item/ })
      .filter({ visible: true })
      .click();
    await expect(payButton(page)).toBeEnabled();
    await expect(page.getByText(/^You are offline/)).toHaveCount(0);
  });
});

test('code that a newer build has taken away is fetched anew by one reload, never in a loop', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => void (request.isNavigationRequest() && (documents += 1)));
  const files = /\/assets\/[^/]+\.js$/;
  await page.route(files, async (route) => {
    const response = await route.fetch();
    const isGone = (await response.text()).includes('Good to see you again.');
    await route.fulfill(isGone ? { status: 404, body: '404 Not Found' } : { response });
  });
  await page.goto('/cart');
  await hydrated(page);
  await page.getByRole('link', { name: 'Login' }).first().click();

  await title(page, '500, we spilled it');
  expect(documents).toBe(2);
  // some of what is loaded ahead may still be on its way through it
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(documents).toBe(3);
});

test('a session that ends in the checkout leads through the login back to the same step, with all of it', async ({
  page,
}) => {
  const person = await newCustomer(page);
  await page.goto(await linkOfTable('7'));
  await expect(page).toHaveURL(/\/products$/);
  await addToCart(page, 'Americano');
  await page.goto('/payment');
  await page.getByRole('button', { name: 'Add a note for Americano' }).click();
  await page.getByRole('textbox', { name: 'Note for Americano' }).fill('no sugar');
  await page.keyboard.press('Enter');
  await expect(page.getByText('At Seduh, table 7')).toBeVisible();
  await page.getByRole('radio', { name: /Cash on delivery/ }).check({ force: true });
  await expect(payButton(page)).toBeEnabled();

  // as when all sessions were ended from another device
  const { token } = JSON.parse((await page.evaluate(() => localStorage.getItem('userInfo'))) ?? '{}') as {
    token: string;
  };
  await page.request.delete('/api/auths/logout', { headers: { 'x-access-token': token } });
  await payButton(page).click();
  await expect(page.getByText('You have to login first').first()).toBeVisible();
  await fillLogin(page, person);

  await expect(page).toHaveURL(/\/payment$/);
  await expect(page.getByText('Regular, no sugar')).toBeVisible();
  await expect(page.getByText('At Seduh, table 7')).toBeVisible();
  await expect(page.getByRole('list').filter({ hasText: 'Checkout' }).getByRole('listitem').nth(2)).toHaveAttribute(
    'aria-current',
    'step',
  );
  await confirmAndPay(page, /Cash on delivery/);
});

test('two tabs agree: one order of one cart, one login, and nobody else sees the cart', async ({ page, context }) => {
  await newCustomer(page);
  await addToCart(page, 'Mineral Water');
  const other = await context.newPage();
  const keys = new Set<string>();
  let asked = 0;
  for (const tab of [page, other]) {
    await tab.route('**/api/transactions', async (route) => {
      asked += 1;
      keys.add((await route.request().headerValue('idempotency-key')) ?? '');
      // both are on their way before one of them is answered
      await expect.poll(() => asked).toBe(2);
      await route.continue();
    });
    await tab.goto('/payment');
    await expect(payButton(tab)).toBeEnabled();
  }
  await Promise.all([payButton(page).click(), payButton(other).click()]);
  await expect(page).toHaveURL(ORDER_PAGE);
  await expect(other).toHaveURL(page.url());
  expect(keys.size).toBe(1);

  await addToCart(page, 'Matcha Latte');
  await other.goto('/history');
  await expect(other.getByRole('article')).toHaveCount(1);
  await page.evaluate(() => localStorage.removeItem('userInfo'));
  await expect(other).toHaveURL(/\/login$/);
  await fillLogin(other, ACCOUNTS.customer);
  await page.goto('/cart');
  await expect(page.getByText('Matcha Latte')).toHaveCount(0);
});

test('with its storage blocked a browser starts logged out, and can order all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/products');
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click();
  // in memory only, so not before the page has its code
  await expectToast(page, 'Added to cart');
  await page.getByRole('link', { name: 'Login' }).filter({ visible: true }).first().click();
  await fillLogin(page, ACCOUNTS.customer);
  await expect(page).toHaveURL(/:\d+\/$/);
  await page
    .getByRole('link', { name: /^Your Cart/ })
    .filter({ visible: true })
    .first()
    .click();
  await title(page, 'Your Cart');
  await expect(payButton(page)).toBeEnabled();
});
