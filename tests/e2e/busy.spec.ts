import { callAs, newCustomer } from './caller';
import { ACCOUNTS } from './shop';
import { addToCart, dialogOf, storeSession } from './steps';
import { expect, test } from './visit';

/** What the demo shop calls busy, minutes. */
const LIMIT = 30;

// whatever becomes of the journey, the next one finds the shop as it was
test.afterEach(async () => {
  const staff = await callAs(ACCOUNTS.admin);
  await staff.put('/shop/staffing', { people: null, busy_minutes: LIMIT });
  await staff.dispose();
});

test('staff say from which wait on it is busy, and a customer with a full cart hears it, or not', async ({
  page,
  visitor,
}) => {
  const customer = await visitor();
  await storeSession(customer, await newCustomer());
  await addToCart(customer, 'French Fries');
  await customer.goto('/cart');
  const pieces = customer.getByRole('spinbutton', { name: 'Quantity of French Fries' });
  await pieces.fill('90');
  await pieces.press('Enter');
  const busy = customer.getByText(/^We are busy: ready/).first();
  await expect(busy).toBeVisible();
  await expect(customer.getByRole('button', { name: /^Order for/ })).toBeVisible();

  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/orders');
  await page.getByRole('button', { name: 'Who is on' }).click();
  await expect(dialogOf(page).getByRole('radio', { name: `over ${LIMIT} min` })).toBeChecked();
  await dialogOf(page).getByRole('radio', { name: 'Never' }).check({ force: true });
  await dialogOf(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialogOf(page)).toHaveCount(0);

  await customer.reload();
  await expect(pieces).toHaveValue('90');
  await expect(customer.getByText(/^Ready /).first()).toBeVisible();
  await expect(busy).toHaveCount(0);
});
