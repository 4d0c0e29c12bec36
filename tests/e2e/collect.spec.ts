import { callAs, findProduct, newCustomer, orderFor } from './caller';
import { ACCOUNTS } from './shop';
import { dialogOf, storeSession } from './steps';
import { expect, test } from './visit';

test('a television shows an order from brewing to ready by its link, until staff make a new one', async ({
  page,
  visitor,
}) => {
  const caller = await callAs(await newCustomer());
  await caller.patch('/users/edit-profile', { first_name: 'Kartika', last_name: 'Halim', called_by: 'initials' });
  const staff = await callAs(ACCOUNTS.admin);
  const order = await orderFor(caller, await findProduct(caller, 'French Fries'));

  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/orders');
  await page.getByRole('link', { name: 'Collection screen' }).click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = page.getByText(/\/collect#[\w-]{32}$/);
  const first = await link.innerText();

  const television = await visitor();
  await television.goto(first);
  const column = (name: string) => television.getByRole('region', { name, exact: true });
  const number = order.number.replace('SD-', '');
  await expect(column('Brewing')).toBeVisible();
  await expect(television.getByRole('link')).toHaveCount(0);
  await expect(television.getByText(number)).toHaveCount(0);
  await staff.patch(`/transactions/${order.id}`, { status_name: 'confirmed' });
  await expect(column('Brewing').getByText(number)).toBeVisible();
  for (const status_name of ['preparing', 'ready']) await staff.patch(`/transactions/${order.id}`, { status_name });
  await expect(column('Ready').getByRole('listitem').filter({ hasText: number })).toContainText('K. H.');
  await expect(television.getByText('Halim')).toHaveCount(0);

  await page.getByRole('button', { name: 'Make a new link' }).click();
  await dialogOf(page).getByRole('button', { name: 'Make a new one' }).click();
  await expect(link).not.toHaveText(first);
  await expect(television.getByText('This link is not in use any more')).toBeVisible();
  await expect(television.getByText(number)).toHaveCount(0);
  await television.goto('about:blank');
  await television.goto(await link.innerText());
  await expect(column('Ready').getByText(number)).toBeVisible();

  await staff.patch(`/transactions/${order.id}`, { status_name: 'picked up' });
  await expect(column('Ready').getByText(number)).toHaveCount(0);
  await caller.dispose();
  await staff.dispose();
});
