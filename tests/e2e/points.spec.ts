import type { MemberCard } from '@seduh/contract';
import { callAs, findProduct, fulfil, newCustomer } from './caller';
import { ACCOUNTS } from './shop';
import { addToCart, confirmAndPay, ORDER_PAGE, storeSession } from './steps';
import { expect, test } from './visit';

test('an order brings the member card and its points, which buy a free cup and come back with its order', async ({
  page,
}) => {
  const person = await newCustomer();
  const customer = await callAs(person);
  const staff = await callAs(ACCOUNTS.admin);
  await storeSession(page, person);
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Member card' });
  await expect(card).toContainText('It is free with one order of IDR 200,000');

  const { id: product_id } = await findProduct(customer, 'Caramel Macchiato');
  const order = await customer.post<{ id: string }>('/transactions', {
    lines: [{ product_id, size_id: 1, qty: 10 }],
    delivery_id: 3,
    payment_id: 3,
  });
  await fulfil(staff, order);
  const { number, balance } = await customer.get<MemberCard>('/users/card');
  expect(number).toMatch(/^\d{12}$/);
  await page.reload();
  await expect(card).toContainText(`${balance} points`);
  await expect(card.getByText(number?.replaceAll(/(\d{4})(?=\d)/g, '$1 ') ?? '')).toBeVisible();
  await expect(card.getByRole('img', { name: 'Code of your member card' })).toBeVisible();

  await addToCart(page, 'Caramel Macchiato');
  await page.goto('/payment');
  await page.getByRole('button', { name: 'Use 20 points: a free cup' }).click();
  await expect(page.getByText('Free cup for 20 points')).toBeVisible();
  await confirmAndPay(page, /Cash on delivery/);
  await expect(page).toHaveURL(ORDER_PAGE);
  await expect(page.getByText('Free cup for 20 points')).toBeVisible();

  await page.goto('/profile');
  await expect(card).toContainText(`${balance - 20} points`);
  const placed = (await customer.get<MemberCard>('/users/card')).entries[0];
  await customer.patch(`/transactions/${placed?.order_id}`, { status_name: 'cancelled' });
  await page.reload();
  await expect(card).toContainText(`${balance} points`);
  await expect(card).toContainText('Free cup given back');
});
