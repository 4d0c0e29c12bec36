import { type Page } from '@playwright/test';
import { callAs, newCustomer } from './caller';
import { addToCart, confirmAndPay, dialogOf, expectStatus, ORDER_PAGE, storeSession } from './steps';
import { expect, test } from './visit';

/** From an empty cart to the card provider's page. */
async function goToPayByCard(page: Page): Promise<void> {
  await addToCart(page, 'Vietnam Drip');
  await confirmAndPay(page, /^Card/);
  await expect(page).toHaveURL(/\/api\/payments\/simulator\//);
  await expect(page.getByText('IDR 33,000')).toBeVisible();
}

const press = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click();

test('who pays by card from an Indonesian page comes back to one, and a second tab keeps its own language', async ({
  page,
  context,
}) => {
  await storeSession(page, await newCustomer());
  await addToCart(page, 'Vietnam Drip');
  await page.goto('/id/payment');
  await page.getByRole('radio', { name: /^Kartu/ }).check({ force: true });
  await page.getByRole('button', { name: 'Konfirmasi dan bayar' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/api\/payments\/simulator\//);
  const other = await context.newPage();
  await other.goto('/products');
  await press(page, 'Approve');
  await expect(page).toHaveURL(/\/id\/history\/[\w-]{36}$/);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('id');
  await expect(page.getByText('Lunas', { exact: true }).first()).toBeVisible();
  await other.reload();
  expect(await other.evaluate(() => document.documentElement.lang)).toBe('en');
});

test('a card payment that is approved shows on the order’s page by itself, and Back never orders twice', async ({
  page,
  context,
}) => {
  const person = await newCustomer();
  await storeSession(page, person);
  await goToPayByCard(page);

  const other = await context.newPage();
  await storeSession(other, person);
  await other.goto('/history');
  await other.getByRole('link', { name: 'Vietnam Drip' }).first().click();
  await expect(other.getByText('Waiting for payment').first()).toBeVisible();
  await other.evaluate(() => Object.assign(window, { notReloaded: true }));

  await press(page, 'Approve');
  await expect(page).toHaveURL(ORDER_PAGE);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(other.getByText('Paid', { exact: true })).toBeVisible();
  await expect(other.getByText('Waiting for payment')).toHaveCount(0);
  expect(await other.evaluate(() => 'notReloaded' in window)).toBe(true);

  // back over the provider's page, which has nothing to pay any more, to the order that took the checkout's place
  await page.goBack();
  await page.reload();
  await expect(page.getByText('Nothing can be paid here any more')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(ORDER_PAGE);
  await page.goto('/payment');
  await expect(page.getByText('Your cart is dry')).toBeVisible();
  const caller = await callAs(person);
  expect(await caller.get('/transactions/history')).toHaveLength(1);
  await caller.dispose();
});

test('a declined card is said, tried again and approved', async ({ page }) => {
  await storeSession(page, await newCustomer());
  await goToPayByCard(page);
  await press(page, 'Decline');
  await expect(page.getByText(/The card was declined, nothing was taken/)).toBeVisible();
  await press(page, 'Try again');
  await expect(page).toHaveURL(/\/api\/payments\/simulator\//);
  await press(page, 'Approve');
  await expectStatus(page, 'Order placed');
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
});

test('money that comes after the time was up goes back, and the order stays cancelled', async ({ page }) => {
  await storeSession(page, await newCustomer());
  await goToPayByCard(page);
  await press(page, 'Approve late');
  await expectStatus(page, 'Cancelled');
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Refunded IDR 33,000 on/)).toBeVisible();
});

test('an unpaid order waits on its page, and can be cancelled there', async ({ page }) => {
  await storeSession(page, await newCustomer());
  await goToPayByCard(page);
  const provider = page.url();
  await page.goBack();
  await expect(page).toHaveURL(ORDER_PAGE);
  await expect(page.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', new URL(provider).pathname);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await dialogOf(page).getByRole('button', { name: 'yes' }).click();
  await expectStatus(page, 'Cancelled');
  await expect(page.getByText('Nothing to pay.')).toBeVisible();
  await page.goto(provider);
  await expect(page.getByText('this payment is cancelled')).toBeVisible();
});
