import { dialogOf, expectToast, logIn, payOnDelivery } from './steps';
import { expect, test } from './visit';

test('a cup as its drinker wants it, from the menu to the receipt', async ({ page }) => {
  await logIn(page);
  await page.goto('/products?search=Strawberry Smoothie');
  // how sweet it is nobody says for them: the plus asks
  await page.getByRole('button', { name: 'Add Strawberry Smoothie to cart' }).click();
  const sheet = dialogOf(page);
  await sheet.getByRole('button', { name: /^Add for/ }).click();
  await expect(sheet.getByText('Choose one')).toBeVisible();
  await sheet.getByRole('radio', { name: '50 % sugar' }).check({ force: true });
  await sheet.getByRole('button', { name: /^Add for/ }).click();
  await expectToast(page, 'Added to cart');
  await expect(sheet).toBeHidden();

  await page.goto('/products?search=Hazelnut');
  await page.getByRole('link', { name: 'Hazelnut Latte', exact: true }).click();
  await page.getByRole('radio', { name: 'Oat milk' }).check({ force: true });
  const add = page.getByRole('button', { name: 'Add to cart', exact: true }).filter({ visible: true }).first();
  await add.click();
  await expectToast(page, 'Added to cart');

  await page.goto('/cart');
  await expect(page.getByText(/Oat milk/)).toBeVisible();
  await expect(page.getByText(/50 % sugar/)).toBeVisible();
  // another mind, in the cart
  await page.getByRole('button', { name: 'Change Hazelnut Latte' }).click();
  await expect(sheet.getByRole('radio', { name: /^Oat milk/ })).toBeChecked();
  await sheet.getByRole('radio', { name: /^Soy milk/ }).check({ force: true });
  await sheet.getByRole('button', { name: /^Save for/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(/Soy milk/)).toBeVisible();
  await expect(page.getByText(/Oat milk/)).toHaveCount(0);
  const order = await payOnDelivery(page);
  await page.goto(`${order}/receipt`);
  await expect(page.getByText(/Soy milk/).first()).toBeVisible();
  await expect(page.getByText(/50 % sugar/).first()).toBeVisible();
});
