import { ACCOUNTS, PHONE } from './shop';
import { addToCart, dialogOf, logIn, payOnDelivery } from './steps';
import { expect, test } from './visit';

test('staff move an order to ready in a second browser while the customer’s page follows without reload', async ({
  visitor,
}) => {
  const customer = await visitor({ viewport: PHONE });
  const staff = await visitor();

  await logIn(customer);
  await addToCart(customer, 'Matcha Latte');
  await logIn(staff, ACCOUNTS.admin);
  // who comes to work lands on the board
  await expect(staff.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();

  await payOnDelivery(customer);
  const number = await customer
    .getByText(/^SD-\d+$/)
    .first()
    .innerText();
  await customer.evaluate(() => Object.assign(window, { notReloaded: true }));

  // the order appears on the board by itself
  const card = staff.getByRole('article').filter({ hasText: number });
  await expect(card).toBeVisible();
  for (const [move, heading] of [
    ['Accept', 'Accepted'],
    ['Start brewing', 'Brewing now'],
    ['Mark ready', 'Ready'],
  ] as const) {
    await card.getByRole('button', { name: move }).click();
    await expect(customer.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  expect(await customer.evaluate(() => 'notReloaded' in window)).toBe(true);
});

test('a customer cancels an order that staff have not accepted', async ({ page }) => {
  await logIn(page);
  await addToCart(page, 'Mineral Water');
  await payOnDelivery(page);
  await page.getByRole('button', { name: /^Cancel/ }).click();
  await dialogOf(page).getByRole('button', { name: 'yes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cancelled' })).toBeVisible();
});
