import type { ProductDetail } from '@seduh/contract';
import { callAs, findProduct, fulfil, newCustomer, orderFor } from './caller';
import { ACCOUNTS } from './shop';
import { expectToast, storeSession } from './steps';
import { expect, test } from './visit';

test('what a customer usually has is on home and on its page, and in the cart by one press', async ({ page }) => {
  const person = await newCustomer();
  const customer = await callAs(person);
  const staff = await callAs(ACCOUNTS.admin);
  const { id } = await findProduct(customer, 'Caramel Macchiato');
  const { option_groups: groups } = await customer.get<ProductDetail>(`/products/${id}`);
  const soy = groups.flatMap(({ options }) => options).find(({ option_name }) => option_name === 'Soy milk');
  const sweet = groups.flatMap(({ options }) => options).find(({ option_name }) => option_name === '100 % sugar');
  const order = () =>
    customer.post<{ id: string }>('/transactions', {
      lines: [{ product_id: id, size_id: 2, qty: 1, option_ids: [soy?.id, sweet?.id] }],
      delivery_id: 3,
      payment_id: 3,
    });

  await storeSession(page, person);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your usual' })).toHaveCount(0);

  for (let round = 0; round < 2; round += 1) await fulfil(staff, await order());
  await fulfil(staff, await orderFor(customer, await findProduct(customer, 'Affogato')));
  await page.goto('/');
  const usual = page.getByRole('region', { name: 'Your usual' });
  const cups = usual.getByRole('listitem');
  await expect(cups.first()).toContainText('Caramel Macchiato');
  await expect(cups.first()).toContainText('Large, Soy milk, 100 % sugar');
  await expect(cups.first()).toContainText('Had 2 times');
  await usual.getByRole('button', { name: 'Add Caramel Macchiato to cart' }).click();
  await expectToast(page, 'Added to cart');

  await page.goto(`/product/${id}`);
  const here = page.getByRole('region', { name: 'You usually have it like this' });
  await here.getByRole('button', { name: 'Add Caramel Macchiato to cart' }).click();
  await expectToast(page, 'Added to cart');
  await page.goto('/cart');
  // the same cup is the same line
  await expect(page.getByRole('spinbutton', { name: 'Quantity of Caramel Macchiato' })).toHaveValue('2');
  await expect(page.getByText(/Large, Soy milk, 100 % sugar/)).toBeVisible();
});
