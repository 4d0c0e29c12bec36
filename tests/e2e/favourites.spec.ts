import type { Page } from '@playwright/test';
import { expectToast, fillLogin, hydrated, signUp, somebodyNew } from './steps';
import { expect, test } from './visit';

const heartOf = (page: Page, name: string) => page.getByRole('button', { name: `Keep ${name} as a favourite` });
const tabOf = (page: Page) => page.getByRole('tab', { name: 'My favourites' });
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');

/** Whether what the page has kept here has reached the server. */
const isSent = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('seduh.favourites.'))
      .every(([, text]) => Object.keys(JSON.parse(text).unsent).length === 0),
  );

test('a visitor keeps two products, logs in with them, and has them in another browser', async ({ page, visitor }) => {
  test.slow();
  const guest = somebodyNew();
  await signUp(page, guest);
  await page.goto('/products');
  await expect(tabOf(page)).toBeHidden();
  await heartOf(page, 'Hazelnut Latte').click();
  await expect(heartOf(page, 'Hazelnut Latte')).toHaveAttribute('aria-pressed', 'true');
  await expect(tabOf(page)).toBeVisible();

  // on its page, too
  await page.goto('/products?search=Croissant');
  await page.getByRole('link', { name: 'Butter Croissant', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Butter Croissant' })).toBeVisible();
  await heartOf(page, 'Butter Croissant').click();
  await page.goto('/products');
  await tabOf(page).click();
  await expect(page).toHaveURL(/\?categories=mine$/);
  await expect(cards(page)).toHaveCount(2);
  await page.reload();
  await expect(cards(page)).toHaveCount(2);

  await page.goto('/login');
  await fillLogin(page, guest);
  await expectToast(page, 'Login Success!');
  await page.goto('/products?categories=mine');
  await expect(cards(page)).toHaveCount(2);
  await expect.poll(() => isSent(page)).toBe(true);

  const phone = await visitor();
  await phone.goto('/login');
  await fillLogin(phone, guest);
  await expectToast(phone, 'Login Success!');
  await phone.goto('/products?categories=mine');
  await hydrated(phone);
  await expect(cards(phone)).toHaveCount(2);
  await heartOf(phone, 'Butter Croissant').click();
  await expect(cards(phone)).toHaveCount(1);
  await phone.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(phone)).toHaveCount(2);
  await heartOf(phone, 'Hazelnut Latte').click();
  await expectToast(phone, 'Hazelnut Latte removed from your favourites');
  await expect(cards(phone)).toHaveCount(1);
  await expect.poll(() => isSent(phone)).toBe(true);

  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await expect(heartOf(page, 'Butter Croissant')).toHaveAttribute('aria-pressed', 'true');
});
