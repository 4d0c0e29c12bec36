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
