import { callAs, findProduct, newCustomer, orderFor } from './caller';
import { ACCOUNTS, PHONE } from './shop';
import { storeSession } from './steps';
import { expect, test } from './visit';

const BANK_ACCOUNT = 2;

test('a new order does not move the button that staff are about to press', async ({ page }) => {
  const caller = await callAs(await newCustomer());
  const product = await findProduct(caller, 'French Fries');
  // who is still to pay stands last: the next order belongs above it
  const waiting = await orderFor(caller, product, { paymentId: BANK_ACCOUNT });

  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/orders');
  await expect(page.getByText(/^Live\. \d+ open, \d+ done today\./)).toBeVisible();
  const button = page.getByRole('article', { name: waiting.number }).getByRole('button', { name: 'Confirm payment' });
  await button.hover();
  const before = await button.boundingBox();
  const order = await orderFor(caller, product);
  await expect(page.getByText(`New order ${order.number} from`)).toBeVisible();
  const letIn = page.getByRole('button', { name: '1 new', exact: true });
  await expect(letIn).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
  await expect(page.getByRole('article', { name: order.number })).toHaveCount(0);

  await letIn.click();
  await expect(page.getByRole('article', { name: order.number })).toBeFocused();
  // nobody points at it any more
  await page.mouse.move(0, 0);
  await orderFor(caller, product);
  await expect(letIn).toHaveCount(0);
  await caller.dispose();
});

test('the board stays where it is while it loads, on a phone', async ({ visitor }) => {
  const phone = await visitor({ viewport: PHONE });
  await storeSession(phone, ACCOUNTS.admin);
  await phone.addInitScript(() => {
    Object.assign(window, { shifted: [] });
    const { shifted } = window as unknown as { shifted: number[] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifted.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // code and answers one after the other, as a slow network has them: what stands below must not be seen meanwhile
  await phone.route(/\.(?:css|js)$|\/api\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, route.request().url().includes('/api/') ? 1_500 : 300));
    await route.continue();
  });
  await phone.goto('/orders');
  await expect(phone.getByText(/^Live\. \d+ open, \d+ done today\./)).toBeVisible();
  await expect(phone.getByRole('article').first()).toBeVisible();
  const shifts = () => phone.evaluate(() => (window as unknown as { shifted: number[] }).shifted);
  expect((await shifts()).reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
});
