import { addToCart, hydrated } from './steps';
import { expect, test } from './visit';

test('what is pressed at the very moment the code takes a page over counts once', async ({ page }) => {
  await addToCart(page, 'Cappuccino');
  await page.addInitScript(() => {
    // React knows the button from here on, and has not yet taken the whole page over
    const press = () => {
      const button = document.querySelector<HTMLElement>('.pd-add');
      if (button && Object.keys(button).some((key) => key.startsWith('__react'))) button.click();
      else port2.postMessage(null);
    };
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', press);
    port1.start();
    port2.postMessage(null);
  });
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Added to cart').first()).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('IDR 68,000').first()).toBeVisible();
});
