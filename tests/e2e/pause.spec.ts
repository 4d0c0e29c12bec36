import { callAs, newCustomer } from './caller';
import { ACCOUNTS } from './shop';
import { addToCart, dialogOf, expectStatus, ORDER_PAGE, storeSession } from './steps';
import { expect, test } from './visit';

// whatever becomes of the journey, the next one finds the shop taking orders
test.afterEach(async () => {
  const staff = await callAs(ACCOUNTS.admin);
  await staff.delete('/shop/pauses/3');
  await staff.dispose();
});

test('staff pause pick up; a customer with a filled cart is told, orders for later, and sees it reopen', async ({
  page,
  visitor,
}) => {
  // open pages ask every 10 to 20 s
  test.slow();
  const customer = await visitor();
  await storeSession(customer, await newCustomer());
  await addToCart(customer, 'French Fries');
  await customer.goto('/payment');
  await customer.getByRole('button', { name: 'Edit the address details' }).click();
  await customer.getByRole('radio', { name: 'Pick up' }).check({ force: true });
  await customer.getByRole('button', { name: 'Done' }).click();
  const pay = customer.getByRole('button', { name: 'Confirm and pay' }).filter({ visible: true }).first();
  await expect(pay).toBeEnabled();

  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/orders');
  await page.getByRole('button', { name: 'Pause orders' }).click();
  await dialogOf(page).getByRole('radio', { name: 'Pick up' }).check({ force: true });
  await dialogOf(page).getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByText(/^Pick up is paused until \d\d:\d\d\. 1\d min left\.$/)).toBeVisible();

  // the page stands open: it hears of it by itself, and what is in the cart is there
  const note = customer.getByText(/^Pick up is paused until \d\d:\d\d\. Your cart is kept\.$/);
  await expect(note).toBeVisible({ timeout: 40_000 });
  await expect(customer.getByText('French Fries').first()).toBeVisible();
  const later = customer.getByRole('alert').getByRole('button', { name: /^Order for today/ });
  const time = (await later.textContent())?.match(/\d\d:\d\d/)?.[0] ?? '';
  await later.click();
  await expect(customer.getByText(`Pick up, today ${time}`)).toBeVisible();
  await pay.click();
  await expect(customer).toHaveURL(ORDER_PAGE);
  await expectStatus(customer, 'Order placed');

  await customer.goto('/cart');
  await expect(customer.getByText(/^Pick up is paused/)).toBeVisible();
  await page.getByRole('button', { name: 'Take orders again' }).click();
  await expect(page.getByText(/^Pick up is paused/)).toHaveCount(0);
  await expect(customer.getByText(/^Pick up is paused/)).toHaveCount(0, { timeout: 30_000 });
});
