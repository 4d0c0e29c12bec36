import { callAs, findProduct, newCustomer } from './caller';
import { ACCOUNTS } from './shop';
import { dialogOf, expectToast, storeSession } from './steps';
import { expect, test } from './visit';

test('staff make a group, sell one of its options out, and who looks at the product sees it', async ({
  page,
  visitor,
}) => {
  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/products');
  await page.getByRole('link', { name: 'Options', exact: true }).click();
  await page.getByRole('link', { name: 'New group' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Cup');
  await page.getByLabel('Option 1', { exact: true }).fill('Paper cup');
  await page.getByRole('button', { name: 'Add option' }).click();
  await page.getByLabel('Option 2', { exact: true }).fill('My own cup');
  await page.getByText('Bahasa Indonesia', { exact: true }).first().click();
  await page.getByLabel('Name in Bahasa Indonesia').fill('Gelas');
  await page.getByLabel('Option My own cup in Bahasa Indonesia').fill('Gelas sendiri');
  await page.getByLabel('Price', { exact: true }).nth(1).selectOption({ label: 'Costs less' });
  await page.getByLabel('Surcharge', { exact: true }).nth(1).fill('2000');
  await page.getByRole('button', { name: 'Move My own cup up' }).click();
  await expect(page.getByLabel('Option 1', { exact: true })).toHaveValue('My own cup');
  await page.getByRole('button', { name: 'Save group' }).click();
  await expectToast(page, 'Cup is there. Staff put it on products');
  const card = page.getByRole('region', { name: 'Cup', exact: true });
  await expect(card).toContainText('Choose 1, on no product');

  const staff = await callAs(ACCOUNTS.admin);
  const product = await findProduct(staff, 'Fudge Brownies');
  const groups = await staff.get<{ id: number; group_name: string }[]>('/options/groups');
  const cup = groups.find(({ group_name }) => group_name === 'Cup');
  if (!cup) throw new Error('the group was not made');
  await staff.patch(`/products/${product.id}`, { option_groups: [{ id: cup.id, default_ids: [] }] });
  await staff.dispose();

  const customer = await visitor();
  await storeSession(customer, await newCustomer());
  await customer.goto(`/product/${product.id}`);
  const own = customer.getByRole('radio', { name: 'My own cup' });
  await expect(own).toBeEnabled();
  // in Indonesian by its Indonesian name; what has none goes by the main one
  await customer.goto(`/id/product/${product.id}`);
  await expect(customer.getByRole('group', { name: /^Gelas/ })).toBeVisible();
  await expect(customer.getByRole('radio', { name: 'Gelas sendiri' })).toBeEnabled();
  await expect(customer.getByRole('radio', { name: 'Paper cup' })).toBeEnabled();
  await customer.goto(`/product/${product.id}`);

  await page.reload();
  await expect(card).toContainText('on 1 product');
  await page.getByRole('button', { name: 'Mark sold out: My own cup' }).click();
  await expectToast(page, 'My own cup is sold out until the next opening');
  await customer.reload();
  await expect(own).toBeDisabled();
  await page.getByRole('button', { name: 'Back: My own cup' }).click();
  await expectToast(page, 'My own cup is there again');
  await customer.reload();
  await expect(own).toBeEnabled();

  await card.getByRole('link', { name: 'Edit Cup' }).click();
  await page.getByRole('button', { name: 'Archive group' }).click();
  await dialogOf(page).getByRole('button', { name: 'Archive' }).click();
  await expectToast(page, 'Cup is archived');
  await customer.reload();
  await expect(customer.getByRole('heading', { level: 1, name: 'Fudge Brownies' })).toBeVisible();
  await expect(own).toHaveCount(0);
});
