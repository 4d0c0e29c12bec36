import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ACCOUNTS } from './shop';
import { hydrated, storeSession } from './steps';
import { expect, test } from './visit';

const WIDTHS = [360, 1280];
const THEMES = ['light', 'dark'] as const;

const pages = {
  visitor: ['/', '/login', '/register', '/products', '/cart', '/no-such-page'],
  customer: ['/products', '/payment', '/history'],
  admin: ['/products', '/orders'],
};

/** Asserts that axe finds nothing and that nothing sticks out sideways. */
async function expectSound(page: Page, place: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, place).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `${place} sticks out sideways`).toBe(0);
}

for (const theme of THEMES) {
  for (const width of WIDTHS) {
    test.describe(`${theme}, ${width} px`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme: theme, reducedMotion: 'reduce' });

      for (const [who, paths] of Object.entries(pages)) {
        test(`every page of a ${who} passes axe`, async ({ page }) => {
          if (who !== 'visitor') await storeSession(page, who === 'admin' ? ACCOUNTS.admin : ACCOUNTS.customer);
          for (const path of paths) {
            await page.goto(path);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
            await hydrated(page);
            await expectSound(page, `${path} as ${who}`);
          }
          if (who === 'visitor') {
            await page.goto('/products');
            await page.getByRole('article').first().getByRole('link').click();
            await expect(page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).first()).toBeVisible();
            await expectSound(page, 'a product');
          }
        });
      }
    });
  }
}

test('on every page the page’s own policy is kept and nothing is logged as an error', async ({ page }) => {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(error.message));
  await storeSession(page, ACCOUNTS.customer);
  for (const path of ['/', '/products', '/cart', '/payment', '/history']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  expect(trouble).toEqual([]);
});

test('with the keyboard alone: find a coffee, add it, look into the cart', async ({ page }) => {
  await page.goto('/products');
  await expect(page.getByText(/^page 1 of \d+$/)).toBeVisible();
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
