import { newCustomer } from './caller';
import { addToCart, expectStatus, expectToast, payOnDelivery, storeSession } from './steps';
import { expect, test } from './visit';

test('a coupon from the panel says what is missing, counts once that is there, and once a day', async ({ page }) => {
  await storeSession(page, await newCustomer());
  await addToCart(page, 'Hazelnut Latte');
  await page.goto('/products');
  await page.getByRole('radio', { name: /^Afternoon plate/ }).check({ force: true });
  await page.getByRole('button', { name: 'Apply Changes' }).click();
  await expectToast(page, 'PASTA20 waits in your cart');
  await expect(page.getByText('IDR 25,000 more to use PASTA20')).toBeVisible();

  await page.goto('/payment');
  const slip = page.getByRole('complementary', { name: 'Payment summary' });
  await expect(slip.getByText('IDR 25,000 more to use PASTA20')).toBeVisible();
  await expect(slip.getByText('IDR 27,500')).toBeVisible();
  await page
    .getByRole('group', { name: 'Quantity of Hazelnut Latte' })
    .getByRole('button', { name: 'One more' })
    .click();
  await expect(slip.getByText('PASTA20 applied')).toBeVisible();
  await expect(slip.getByText('- IDR 10,000')).toBeVisible();
  // 50,000 less 20 %, and 10 % tax and fees
  await expect(slip.getByText('IDR 44,000')).toBeVisible();

  await payOnDelivery(page);
  await expect(page.getByText('Promo PASTA20')).toBeVisible();
  await expect(page.getByText('IDR 44,000').first()).toBeVisible();

  await addToCart(page, 'Butter Pancakes');
  await addToCart(page, 'Butter Croissant');
  await page.goto('/payment');
  await page.getByLabel('Promo code').fill('pasta20');
  await slip.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(slip.getByText('Already used today')).toBeVisible();
  await slip.getByRole('button', { name: 'Remove the promo code' }).click();
  await payOnDelivery(page);
  await expectStatus(page, 'Order placed');
  await expect(page.getByText('IDR 80,300').first()).toBeVisible();
});

test('a coupon for those who dine in stays in the slip and does not count for those who do not', async ({ page }) => {
  await storeSession(page, await newCustomer());
  await addToCart(page, 'Avocado Egg Toast');
  await page.goto('/payment');
  const more = page
    .getByRole('group', { name: 'Quantity of Avocado Egg Toast' })
    .getByRole('button', { name: 'One more' });
  await more.click();
  await more.click();
  const slip = page.getByRole('complementary', { name: 'Payment summary' });
  await page.getByLabel('Promo code').fill('MAKAN');
  await slip.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(slip.getByText('MAKAN applied')).toBeVisible();
  // 144,000 less 10 %, and 10 % tax and fees
  await expect(slip.getByText('IDR 142,560')).toBeVisible();

  await page.getByRole('button', { name: 'Edit the address details' }).click();
  await page.getByRole('radio', { name: 'Pick up' }).check({ force: true });
  await expect(slip.getByText('Dine in only')).toBeVisible();
  await expect(slip.getByText('MAKAN', { exact: true })).toBeVisible();
  await expect(slip.getByText('IDR 158,400')).toBeVisible();
});
