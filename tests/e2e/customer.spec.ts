import { DESKTOP, PHONE } from './shop';
import { addToCart, expectToast, fillLogin, payOnDelivery, signUp, somebodyNew } from './steps';
import { expect, test } from './visit';

for (const [name, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('a visitor browses, fills a cart, signs up, logs in with the cart kept, and pays on delivery', async ({
      page,
    }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'See the menu' }).first().click();
      await expect(page).toHaveURL(/\/products/);
      await expect(page.getByText(/^page 1 of \d+$/)).toBeVisible();

      await addToCart(page, 'Hazelnut Latte');
      await addToCart(page, 'Butter Croissant');
      await page.goto('/cart');
      await expect(page.getByText('IDR 53,000').first()).toBeVisible();

      const guest = somebodyNew();
      await signUp(page, guest);
      await fillLogin(page, guest);
      await expectToast(page, 'Login Success!');
      await page.goto('/payment');
      await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible();
      await expect(page.getByText('Hazelnut Latte').first()).toBeVisible();
      await expect(page.getByText('Butter Croissant').first()).toBeVisible();
      // 25,000 + 28,000 and 10 % tax and fees, eaten in or picked up
      await expect(page.getByText('IDR 58,300').first()).toBeVisible();

      await payOnDelivery(page);
      await page.goto('/cart');
      await expect(page.getByText('Your cart is dry')).toBeVisible();

      await page.goto('/history');
      await expect(page.getByRole('heading', { level: 1, name: "Let's see what you have bought!" })).toBeVisible();
      await expect(page.getByText('Hazelnut Latte').first()).toBeVisible();
    });
  });
}

test('the cart survives a reload, and two tabs agree about it', async ({ page, context }) => {
  await addToCart(page, 'Cold Brew');
  const other = await context.newPage();
  await other.goto('/cart');
  await expect(other.getByText('Cold Brew').first()).toBeVisible();
  await other.getByRole('group', { name: 'Quantity of Cold Brew' }).getByRole('button', { name: 'One more' }).click();
  await page.goto('/cart');
  await page.reload();
  await expect(page.getByText('IDR 72,000').first()).toBeVisible();
});

test('search, sort, category and page live in the address, each kept when another changes', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('tab', { name: 'Foods' }).click();
  await expect(page).toHaveURL(/categories=/);
  await page.getByRole('button', { name: /Sort by/ }).click();
  await page.getByRole('option', { name: 'cheapest' }).click();
  await expect(page).toHaveURL(/sort=cheapest/);
  await expect(page).toHaveURL(/categories=/);
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Chocolate Chip Cookie');
  await page.getByRole('button', { name: /next/i }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page).toHaveURL(/sort=cheapest/);
  await page.goBack();
  await expect(page.getByText('page 1 of 2')).toBeVisible();
});
