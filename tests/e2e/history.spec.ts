import { callAs, findProduct, fulfil, newCustomer, orderFor } from './caller';
import { ACCOUNTS } from './shop';
import { dialogOf, expectToast, storeSession } from './steps';
import { expect, test } from './visit';

test('a customer deletes bought orders, takes that back, and is told what has changed before ordering again', async ({
  page,
}) => {
  const person = await newCustomer();
  const customer = await callAs(person);
  const staff = await callAs(ACCOUNTS.admin);
  const mocha = await findProduct(customer, 'Mocha');
  await fulfil(staff, await orderFor(customer, mocha, { qty: 2 }));
  await fulfil(staff, await orderFor(customer, await findProduct(customer, 'Affogato')));
  await orderFor(customer, await findProduct(customer, 'Espresso'));

  await storeSession(page, person);
  await page.goto('/history');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(3);
  // what is under way cannot be deleted, and is not chosen with all the others
  await expect(cards.filter({ hasText: 'Espresso' }).getByRole('checkbox')).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Select all' }).check({ force: true });
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialogOf(page).getByRole('button', { name: 'yes' }).click();
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(3);
  await page.reload();
  await expect(cards).toHaveCount(3);

  await cards.filter({ hasText: 'Affogato' }).getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialogOf(page).getByRole('button', { name: 'yes' }).click();
  await expectToast(page, '1 order deleted');
  await page.reload();
  await expect(cards).toHaveCount(2);

  await staff.patch(`/products/${mocha.id}`, { price: 41_000 });
  await page.getByRole('button', { name: /^Order again: Mocha/ }).click();
  await expect(dialogOf(page).getByText('IDR 41,000 a piece. It was IDR 40,000.')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(/\/payment$/);
  // 2 x 41,000 and 10 % tax and fees
  await expect(page.getByText('IDR 90,200').first()).toBeVisible();
  // said on the page that shows it: the Undo has come along
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is dry' })).toBeVisible();
  await staff.patch(`/products/${mocha.id}`, { price: 40_000 });
  await customer.dispose();
  await staff.dispose();
});
