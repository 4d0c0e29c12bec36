import { type Page } from '@playwright/test';
import { callAs, newCustomer } from './caller';
import { ACCOUNTS } from './shop';
import { addToCart, confirmAndPay, dialogOf, expectStatus, ORDER_PAGE, storeSession } from './steps';
import { expect, test } from './visit';

const codeOn = (page: Page) => page.getByRole('img', { name: 'QRIS code for IDR 33,000' });

/** From an empty cart to the order's page with its code. @returns where the code leads */
async function showCode(page: Page): Promise<string> {
  await storeSession(page, await newCustomer());
  await addToCart(page, 'Vietnam Drip');
  await confirmAndPay(page, /^QRIS/);
  await expect(page).toHaveURL(ORDER_PAGE);
  await expect(codeOn(page)).toBeVisible();
  await expect(page.getByText(/^This is a simulator/)).toBeVisible();
  return (await page.getByRole('link', { name: 'Open it here' }).getAttribute('href')) ?? '';
}

const press = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click();

test('a code is scanned by another phone and paid there, and the page that shows it turns to paid by itself', async ({
  page,
  visitor,
}) => {
  const link = await showCode(page);
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));

  // whoever scans is nobody the shop knows
  const phone = await visitor();
  await phone.goto(link);
  await expect(phone.getByText('This is a simulation of the app of a bank or e-wallet.')).toBeVisible();
  await expect(phone.getByText('IDR 33,000')).toBeVisible();
  await press(phone, 'Pay');
  await expect(phone.getByText('this payment is paid')).toBeVisible();

  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(codeOn(page)).toHaveCount(0);
  await expect(page.getByText('We have it. QRIS.')).toBeVisible();
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  await expectStatus(page, 'Order placed');
});

test('the picture of a code is saved, and a declined one gives way to another that is paid', async ({
  page,
  visitor,
}) => {
  const link = await showCode(page);
  const download = page.waitForEvent('download');
  await press(page, 'Save the picture');
  expect((await download).suggestedFilename()).toMatch(/^qris-SD-\d+\.png$/);

  const phone = await visitor();
  await phone.goto(link);
  await press(phone, 'Decline');
  await expect(page.getByText(/^The payment was declined, nothing was taken/)).toBeVisible();
  await press(page, 'Get a new code');
  await expect(codeOn(page)).toBeVisible();
  const other = (await page.getByRole('link', { name: 'Open it here' }).getAttribute('href')) ?? '';
  expect(other).not.toBe(link);
  await phone.goto(other);
  await press(phone, 'Pay');
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
});

test('a code that is paid late gives its money back, and staff see the way it came', async ({ page, visitor }) => {
  const link = await showCode(page);
  const phone = await visitor();
  await phone.goto(link);
  await press(phone, 'Approve late');
  await expectStatus(page, 'Cancelled');
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
  await expect(codeOn(page)).toHaveCount(0);

  const staff = await callAs(ACCOUNTS.admin);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await staff.get(`/transactions/${id}`)).toMatchObject({
    payment_method: 'QRIS',
    payment: { state: 'refunded', refunds: [{ cause: 'late payment' }] },
  });
  await staff.dispose();
});

test('an order is cancelled while its code is shown, and cannot be paid any more', async ({ page, visitor }) => {
  const link = await showCode(page);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await dialogOf(page).getByRole('button', { name: 'yes' }).click();
  await expectStatus(page, 'Cancelled');
  const phone = await visitor();
  await phone.goto(link);
  await expect(phone.getByText('this payment is cancelled')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Pay', exact: true })).toHaveCount(0);
});
