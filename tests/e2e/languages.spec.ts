import type { Page } from '@playwright/test';
import { callAs, findProduct, newCustomer, orderFor } from './caller';
import { englishOn } from './english';
import { ACCOUNTS, PHONE, SHOP } from './shop';
import { addToCart, dialogOf, expectToast, fillLogin, signUp, somebodyNew, storeSession } from './steps';
import { expect, test } from './visit';

/** Everything a page logs that it should not. */
function complaintsOf(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && said.push(message.text())));
  page.on('pageerror', (error) => void said.push(error.message));
  return said;
}

const langOf = (page: Page) => page.evaluate(() => document.documentElement.lang);
const switchTo = (page: Page, name: 'English' | 'Bahasa Indonesia') =>
  page.getByRole('contentinfo').or(page.locator('.last-line')).getByRole('link', { name, exact: true }).click();
/** Waits until the page's code has taken over: before, the switch is a plain link. */
const alive = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(document.querySelector('a[hreflang]') ?? {}).length))
    .toBeGreaterThan(0);
const nav = (page: Page) => page.getByRole('navigation').filter({ visible: true }).first();
const documentsOf = (page: Page) => {
  const documents: string[] = [];
  page.on('request', (request) => void (request.isNavigationRequest() && documents.push(request.url())));
  return documents;
};

test.describe('an Indonesian browser', () => {
  test.use({ locale: 'id-ID' });

  test('is led from the front door to Indonesian, and from there through the shop', async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto('/');
    await expect(page).toHaveURL(`${SHOP.url}/id`);
    await alive(page);
    expect(await langOf(page)).toBe('id');
    await nav(page).getByRole('link', { name: 'Menu', exact: true }).click();
    await expect(page).toHaveURL(`${SHOP.url}/id/products`);
    await expect(page.getByRole('article')).toHaveCount(8);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/id\/product\/[\w-]{36}$/);
    // a guard sends to the login of the language, and a reload keeps it
    await page.goto('/id/history');
    await expect(page).toHaveURL(`${SHOP.url}/id/login`);
    await page.reload();
    expect(await langOf(page)).toBe('id');
    expect(complaints).toEqual([]);
  });

  test('reads what somebody shared as it was shared, unless a language was chosen', async ({ page }) => {
    await page.goto('/products');
    await expect(page).toHaveURL(`${SHOP.url}/products`);
    expect(await langOf(page)).toBe('en');
    await alive(page);
    await switchTo(page, 'Bahasa Indonesia');
    await expect(page).toHaveURL(`${SHOP.url}/id/products`);
    await page.goto('/login');
    await expect(page).toHaveURL(`${SHOP.url}/id/login`);
    await alive(page);
    await switchTo(page, 'English');
    await expect(page).toHaveURL(`${SHOP.url}/login`);
    await page.goto('/');
    await expect(page).toHaveURL(`${SHOP.url}/`);
    await page.goto('/id/products?search=latte#x');
    await expect(page).toHaveURL(`${SHOP.url}/products?search=latte#x`);
  });
});

test.describe('what was shared in another language', () => {
  test.use({ locale: 'id-ID' });
  const offer = (page: Page) => page.getByRole('link', { name: 'Baca dalam Bahasa Indonesia' });
  /** What has moved on the page so far, but for what somebody did. */
  const shifts = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          new PerformanceObserver((list) => {
            const entries = list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[];
            const nodes = entries.flatMap(({ sources }) => sources.map(({ node }) => node));
            resolve(
              nodes.map((node) => (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 80)),
            );
          }).observe({ type: 'layout-shift', buffered: true });
          // nothing has
          setTimeout(() => resolve([]), 500);
        }),
    );

  test('is offered in that of the browser, in a line that moves nothing, and is read in it from then on', async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await page.goto('/login?next=%2Fhistory');
    await alive(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const before = await shifts(page);
    await expect(offer(page)).toBeVisible({ timeout: 10_000 });
    expect(await shifts(page)).toEqual(before);
    await expect(offer(page)).toHaveAttribute('href', '/id/login?next=%2Fhistory');
    await page.getByRole('textbox', { name: 'Email' }).fill('rani@seduh.example');
    await offer(page).click();
    await expect(page).toHaveURL(`${SHOP.url}/id/login?next=%2Fhistory`);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('rani@seduh.example');
    await expect(offer(page)).toBeHidden();
    await page.goto('/products');
    await expect(page).toHaveURL(`${SHOP.url}/id/products`);
    expect(complaints).toEqual([]);
  });

  test('is offered no more to who declined', async ({ page }) => {
    await page.clock.install();
    await page.goto('/products');
    await alive(page);
    await page.clock.runFor(6_000);
    await page.getByRole('button', { name: 'Tidak, terima kasih' }).click();
    await expect(offer(page)).toBeHidden();
    await page.reload();
    await alive(page);
    await page.clock.runFor(6_000);
    await expect(page.getByRole('button', { name: 'Save data' })).toBeVisible();
    await expect(offer(page)).toBeHidden();
    expect(await langOf(page)).toBe('en');
  });
});

test('the switch keeps place, cart and what was typed, and is no new page', async ({ page }) => {
  const complaints = complaintsOf(page);
  await addToCart(page, 'Americano');
  await page.goto('/products?search=latte');
  await page.goto('/login');
  await alive(page);
  const documents = documentsOf(page);
  await page.getByRole('textbox', { name: 'Email' }).fill('rani@seduh.example');
  await page.locator('input[type=password]').fill('half a passw');
  await page.evaluate(() => scrollTo(0, 40));
  const top = await page.evaluate(() => scrollY);
  await switchTo(page, 'Bahasa Indonesia');
  await expect(page).toHaveURL(`${SHOP.url}/id/login`);
  await expect(nav(page).getByRole('link', { name: 'Menu', exact: true })).toBeVisible();
  expect(await langOf(page)).toBe('id');
  await expect(page.locator('input[type=email]')).toHaveValue('rani@seduh.example');
  await expect(page.locator('input[type=password]')).toHaveValue('half a passw');
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await expect(page.getByRole('link', { name: 'Keranjangmu, 1 item' })).toBeVisible();
  // what a search engine was told of the other page is gone; the app that may be installed speaks the language too
  await expect(page.locator('link[rel=canonical], link[hreflang]')).toHaveCount(0);
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/id/manifest.webmanifest');
  expect(documents).toEqual([]);
  // to the menu, and back: the language that was chosen stays
  await nav(page).getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(page).toHaveURL(`${SHOP.url}/id/products`);
  // the foot of the page before is where the menu will be
  await expect(page.getByRole('heading', { level: 1, name: 'Hari ini mau pesan apa?' })).toBeVisible();
  await switchTo(page, 'English');
  await expect(page).toHaveURL(`${SHOP.url}/products`);
  await expect(nav(page).getByRole('link', { name: 'Product', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${SHOP.url}/login`);
  expect(await langOf(page)).toBe('en');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(`${SHOP.url}/products`);
  expect(documents).toEqual([]);
  expect(complaints).toEqual([]);
});

test('fetches the words of one language, and those of the other when it is asked for', async ({ page }) => {
  const asked = new Map<string, string>();
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) asked.set(response.url(), await response.text().catch(() => ''));
  });
  const said = (text: string) => [...asked.values()].some((code) => code.includes(text));
  await page.goto('/id/products');
  await alive(page);
  await page.waitForLoadState('networkidle');
  expect(said('Langsung ke isi')).toBe(true);
  expect(said('Setiap hari')).toBe(true);
  expect(said('Skip to content')).toBe(false);
  expect(said('Every day')).toBe(false);
  await switchTo(page, 'English');
  await expect(page).toHaveURL(`${SHOP.url}/products`);
  await expect.poll(() => said('Skip to content')).toBe(true);
});

test('says so where the other language does not come, and keeps the page', async ({ page }) => {
  await page.goto('/login');
  await alive(page);
  await page.locator('input[type=email]').fill('rani@');
  await page.route(/\.js$/, (route) => route.abort());
  await switchTo(page, 'Bahasa Indonesia');
  await expect(page.getByText('The other language did not come.', { exact: false })).toBeVisible();
  await expect(page).toHaveURL(`${SHOP.url}/login`);
  expect(await langOf(page)).toBe('en');
  await expect(page.locator('input[type=email]')).toHaveValue('rani@');
  // browsers ask for no module twice: from then on the link is a link
  await page.unrouteAll({ behavior: 'wait' });
  await switchTo(page, 'Bahasa Indonesia');
  await expect(page).toHaveURL(`${SHOP.url}/id/login`);
  expect(await langOf(page)).toBe('id');
});

test('a page in either language names the other, and itself', async ({ page }) => {
  const product = (await (await page.request.get('/api/products?limit=1')).json()) as { data: { id: string }[] };
  for (const path of ['/', '/products', `/product/${product.data[0]?.id}`]) {
    const heads = await Promise.all(
      [path, `/id${path === '/' ? '' : path}`].map(async (address) => {
        const answer = await page.request.get(address, { headers: { accept: 'text/html' } });
        expect(answer.status()).toBe(200);
        expect(answer.headers().vary ?? '').not.toMatch(/language/i);
        return answer.text();
      }),
    );
    expect(heads.map((html) => /<html lang="(\w+)"/.exec(html)?.[1])).toEqual(['en', 'id']);
    // where nobody said what the shop's address is, none is named; what it names is tried with pageHead
    expect(heads.map((html) => /og:locale" content="(\w+)"/.exec(html)?.[1])).toEqual(['en_GB', 'id_ID']);
    const [english = '', indonesian = ''] = heads;
    expect(english).toContain('Skip to content');
    expect(indonesian).toContain('Langsung ke isi');
    expect(indonesian).not.toContain('Skip to content');
  }
});

test('what is not there is not there in Indonesian either', async ({ page }) => {
  for (const path of ['/nothing', '/product/01a1fdb1-d7e9-70ac-98af-91f06e26276b', '/assets/x.js', '/idle']) {
    const [english, indonesian] = await Promise.all(
      [path, `/id${path}`].map((address) => page.request.get(address, { headers: { accept: 'text/html' } })),
    );
    expect([path, indonesian?.status()]).toEqual([path, english?.status()]);
  }
  await page.goto('/id/nothing');
  expect(await langOf(page)).toBe('id');
  // an address that begins with two slashes leads to no other site
  await page.goto('/id//seduh.example/x');
  await alive(page);
  for (const link of await page.locator('a[hreflang]').all())
    expect(new URL((await link.getAttribute('href')) ?? '', SHOP.url).origin).toBe(SHOP.url);
});

test('what is chosen on one device another one follows after the login', async ({ page, visitor }) => {
  const person = somebodyNew();
  await signUp(page, person);
  await fillLogin(page, person);
  await expect(page).toHaveURL(`${SHOP.url}/`);
  await alive(page);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await switchTo(page, 'Bahasa Indonesia');
  expect((await saved).ok()).toBe(true);
  await page.goto('/id/profile');
  await expect(page.getByRole('main').getByRole('link', { name: 'English' })).toBeVisible();

  const other = await visitor({ baseURL: SHOP.url });
  await other.goto('/login');
  await fillLogin(other, person);
  await expect(other).toHaveURL(`${SHOP.url}/id`);
  expect(await langOf(other)).toBe('id');
  // and keeps that choice, logged in or not
  await other.goto('/products');
  await expect(other).toHaveURL(`${SHOP.url}/id/products`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('a page is Indonesian, and the other language is a link away', async ({ page }) => {
    await page.goto('/id/products');
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    await expect(page.getByRole('article')).toHaveCount(8);
    await expect(page.getByRole('heading', { name: 'Jam buka' })).toBeVisible();
    await switchTo(page, 'English');
    await expect(page).toHaveURL(`${SHOP.url}/products`);
    await expect(page.getByRole('heading', { name: 'Hours' })).toBeVisible();
    await switchTo(page, 'Bahasa Indonesia');
    await expect(page).toHaveURL(`${SHOP.url}/id/products`);
  });
});

test('staff take an order from the board to its customer in Indonesian, and read nothing in English', async ({
  visitor,
}) => {
  const caller = await callAs(await newCustomer());
  const { number } = await orderFor(caller, await findProduct(caller, 'Americano'));
  const staff = await visitor({ baseURL: SHOP.url });
  await storeSession(staff, ACCOUNTS.admin);

  // the same reader finds English where there is some
  await staff.goto('/orders');
  await expect(staff.getByRole('article', { name: number })).toBeVisible();
  expect(await englishOn(staff)).toEqual(expect.arrayContaining(['Orders', 'Brewing', 'Accept', 'Past orders']));

  await staff.goto('/id/orders');
  const card = staff.getByRole('article', { name: number });
  for (const move of ['Terima', 'Mulai seduh', 'Tandai siap', 'Serahkan']) {
    const button = card.getByRole('button', { name: move, exact: true });
    await expect(button).toBeVisible();
    expect(await englishOn(staff)).toEqual([]);
    await button.click();
  }
  const cash = dialogOf(staff);
  await expect(cash.getByRole('button', { name: 'Sudah', exact: true })).toBeVisible();
  expect(await englishOn(staff)).toEqual([]);
  await cash.getByRole('button', { name: 'Sudah', exact: true }).click();
  await expectToast(staff, `${number} sudah diambil`);
  await expect(card).toBeHidden();

  await staff.getByRole('link', { name: 'Riwayat pesanan' }).click();
  await expect(staff).toHaveURL(`${SHOP.url}/id/orders/past`);
  await staff.getByRole('button', { name: number }).click();
  await expect(staff.getByText(/Sudah diambil, oleh /)).toBeVisible();
  await expect(staff.getByText('1 Americano, Reguler')).toBeVisible();
  await staff.getByRole('button', { name: `Kembalikan uang ${number}` }).click();
  await expect(dialogOf(staff).getByText(/bisa dikembalikan\.$/)).toBeVisible();
  expect(await englishOn(staff)).toEqual([]);
});
