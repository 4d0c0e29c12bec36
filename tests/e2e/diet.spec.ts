import { newCustomer } from './caller';
import { ACCOUNTS } from './shop';
import { addToCart, expectToast, payOnDelivery, storeSession } from './steps';
import { expect, test } from './visit';

test('a customer says once what to be warned of, and is warned up to the kitchen', async ({ page, visitor }) => {
  await storeSession(page, await newCustomer());
  await page.goto('/profile');
  const panel = page.getByRole('region', { name: 'Warn me about' });
  await panel.getByRole('checkbox', { name: 'milk', exact: true }).check({ force: true });
  await expect(panel.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(panel.getByRole('checkbox', { name: 'milk', exact: true })).toBeChecked();

  // as it comes with milk, and without once another one is chosen
  await page.goto('/products?search=Hazelnut Latte');
  await expect(
    page.getByRole('article').filter({ hasText: 'Hazelnut Latte' }).getByText('Contains milk'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Hazelnut Latte', exact: true }).click();
  const warning = page.getByText('Contains milk, which you asked to be warned of.');
  await expect(warning).toBeVisible();
  await page.getByRole('radio', { name: 'Soy milk' }).check({ force: true });
  await expect(warning).toBeHidden();
  await page.getByRole('radio', { name: 'Whole milk' }).check({ force: true });
  await page.getByLabel('Note to the kitchen').fill('alergi kacang');
  await expect(page.getByText(/^We mark this as an allergy for the kitchen/)).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).filter({ visible: true }).first().click();
  await expectToast(page, 'Added to cart');
  await addToCart(page, 'Americano');

  await page.goto('/cart');
  await expect(warning).toHaveCount(1);
  await expect(page.getByText(/^We mark this as an allergy for the kitchen/)).toBeVisible();
  await payOnDelivery(page);
  const number = await page
    .getByText(/^SD-\d+$/)
    .first()
    .innerText();

  const staff = await visitor();
  await storeSession(staff, ACCOUNTS.admin);
  await staff.goto('/orders');
  const card = staff.getByRole('article', { name: number });
  await expect(card.getByText('Allergy: Hazelnut Latte: alergi kacang')).toBeVisible();
  await expect(card.getByText('Contains what they avoid: milk in Hazelnut Latte')).toBeVisible();
});
