import type { Locator, Page } from '@playwright/test';
import { ACCOUNTS } from './shop';
import { chooseFile, dialogOf, hydrated, storeSession } from './steps';
import { expect, test } from './visit';

test('with the keyboard alone: find a coffee, add it, look into the cart', async ({ page }) => {
  await page.goto('/products');
  await expect(page.getByText(/^page 1 of \d+$/)).toBeVisible();
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Favorites' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/categories=/);
  const add = page.getByRole('button', { name: /^Add .* to cart$/ }).first();
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Added to cart').first()).toBeVisible();
  await expect(add).toBeFocused();
});

/** Goes on by Tab, as far as a hand would, until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('with the keyboard alone: staff add a product', async ({ page }) => {
  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/products');
  const picture = await page.screenshot();
  await page.goto('/product/new');
  await expect(page.getByRole('heading', { level: 1, name: 'New on the menu' })).toBeVisible();
  await hydrated(page);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Choose From Gallery' }));
  await chooseFile(page, () => page.keyboard.press('Enter'), {
    name: 'cup.png',
    mimeType: 'image/png',
    buffer: picture,
  });
  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await page.keyboard.type('Wedang Ronde');
  await tabTo(page, page.getByLabel('Price', { exact: true }));
  await page.keyboard.type('21000');
  await tabTo(page, page.getByLabel('Category'));
  await page.keyboard.type('Non');
  await tabTo(page, page.getByLabel('Description', { exact: true }));
  await page.keyboard.type('Ginger and glutinous rice balls.');
  await tabTo(page, page.getByRole('button', { name: 'Save Product' }));
  await page.keyboard.press('Enter');

  const dialog = dialogOf(page);
  await expect(dialog.getByText('Do you want to add this product?')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'yes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Wedang Ronde created successfully')).toBeVisible();
  await tabTo(page, dialog.getByRole('link', { name: 'See this product' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Wedang Ronde' })).toBeVisible();
  await expect(page.getByText('IDR 21,000').first()).toBeVisible();
});
