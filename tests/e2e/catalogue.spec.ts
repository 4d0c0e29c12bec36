import { newCustomer } from './caller';
import { ACCOUNTS } from './shop';
import { addToCart, chooseFile, dialogOf, expectToast, storeSession } from './steps';
import { expect, test } from './visit';

test('staff add a product with its picture, change it, sell it out, archive it and bring it back', async ({
  page,
  visitor,
}) => {
  test.setTimeout(120_000);
  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/products');
  const picture = await page.getByRole('article').first().screenshot();
  await page.getByRole('link', { name: 'Add new product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New on the menu' })).toBeVisible();

  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  await page.getByRole('button', { name: 'Save Product' }).click();
  await expectToast(page, 'All input must be fulfilled');
  await expect(dialogOf(page)).toHaveCount(0);
  expect(calls).toEqual([]);

  await chooseFile(page, () => page.getByRole('button', { name: 'Choose From Gallery' }).click(), {
    name: 'cup.png',
    mimeType: 'image/png',
    buffer: picture,
  });
  await page.getByLabel('Name', { exact: true }).fill('Kopi Rempah');
  await page.getByLabel('Price', { exact: true }).fill('31500');
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('31,500');
  await page.getByLabel('Category').selectOption({ label: 'Coffee' });
  await page.getByLabel('Description', { exact: true }).fill('Clove, cardamom and a robusta that can stand them.');
  await page.getByRole('button', { name: 'Save Product' }).click();
  await expect(dialogOf(page).getByText('Do you want to add this product?')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'yes' }).click();
  await expect(dialogOf(page).getByText('Kopi Rempah created successfully')).toBeVisible();
  await dialogOf(page).getByRole('link', { name: 'See this product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kopi Rempah' })).toBeVisible();
  await expect(page.getByText('IDR 31,500').first()).toBeVisible();
  const productPage = page.url();

  const customer = await visitor();
  await storeSession(customer, await newCustomer());
  const addButton = customer
    .getByRole('button', { name: 'Add to cart', exact: true })
    .filter({ visible: true })
    .first();
  await addToCart(customer, 'Kopi Rempah');
  const shown = customer.getByRole('main').locator('img[src*="/images/"]').first();
  expect(
    await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);

  await page.getByRole('link', { name: 'Edit Product' }).click();
  await expect(page.getByLabel('Price', { exact: true })).toHaveAttribute('placeholder', '31,500');
  await page.getByLabel('Price', { exact: true }).fill('33000');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Save Product' }).click();
  const names = [...((await sent).postData() ?? '').matchAll(/name="(\w+)"/g)].map(([, name]) => name);
  expect(names.sort()).toEqual(['price', 'version']);
  await expectToast(page, 'Kopi Rempah is saved');
  await expect(page).toHaveURL(productPage);
  await expect(page.getByText('IDR 33,000').first()).toBeVisible();

  await page.getByRole('button', { name: 'Sold out until next opening' }).click();
  await expect(page.getByRole('button', { name: 'Back on the menu' })).toBeVisible();
  await customer.goto(productPage);
  await expect(customer.getByText('Sold out').first()).toBeVisible();
  await expect(addButton).toBeDisabled();
  await page.getByRole('button', { name: 'Back on the menu' }).click();
  await expect(page.getByRole('button', { name: 'Sold out until next opening' })).toBeVisible();
  await customer.reload();
  await expect(addButton).toBeEnabled();

  await page.getByRole('link', { name: 'Edit Product' }).click();
  await page.getByRole('button', { name: 'Archive product' }).click();
  await dialogOf(page).getByRole('button', { name: 'Archive' }).click();
  await expectToast(page, 'Kopi Rempah is off the menu');
  await customer.goto('/products?search=Kopi+Rempah');
  await expect(customer.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(customer.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(customer.getByRole('link', { name: 'Kopi Rempah', exact: true })).toHaveCount(0);
  await page.goto('/products?archived=1');
  await page.getByRole('button', { name: 'Bring back Kopi Rempah' }).click();
  await expectToast(page, 'Kopi Rempah is back on the menu');
  await customer.reload();
  await expect(customer.getByRole('link', { name: 'Kopi Rempah', exact: true })).toBeVisible();
});

test('two members of staff do not save over each other unseen', async ({ page, visitor }) => {
  const other = await visitor();
  for (const staff of [page, other]) {
    await storeSession(staff, ACCOUNTS.admin);
    await staff.goto('/products?search=Caramel+Sauce');
    await staff.getByRole('article').filter({ hasText: 'Caramel Sauce' }).getByRole('link', { name: /Edit/ }).click();
    await expect(staff.getByLabel('Price', { exact: true })).toHaveAttribute('placeholder', '6,000');
  }
  await page.getByLabel('Description', { exact: true }).fill('A jug of house caramel sauce, salted.');
  await other.getByLabel('Price', { exact: true }).fill('7500');
  await other.getByRole('button', { name: 'Save Product' }).click();
  await expectToast(other, 'Caramel Sauce is saved');

  await page.getByRole('button', { name: 'Save Product' }).click();
  const told = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Price:' });
  await expect(told).toContainText('IDR 6,000');
  await expect(told).toContainText('IDR 7,500');
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('A jug of house caramel sauce, salted.');
  await page.getByRole('button', { name: 'Load the new values' }).click();
  await page.getByRole('button', { name: 'Save Product' }).click();
  await expectToast(page, 'Caramel Sauce is saved');
  await expect(page.getByText('IDR 7,500').first()).toBeVisible();
  await expect(page.getByText('A jug of house caramel sauce, salted.')).toBeVisible();
});

test('a promo that staff add is on the menu at once, and a customer pays less with it', async ({ page, visitor }) => {
  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/products');
  const picture = await page.getByRole('article').first().screenshot();
  await page.getByRole('link', { name: 'Add Promo' }).click();
  await page.getByRole('button', { name: 'Save Promo' }).click();
  await expectToast(page, 'All input must be fulfilled');

  await chooseFile(page, () => page.getByRole('button', { name: 'Take Picture' }).click(), {
    name: 'promo.png',
    mimeType: 'image/png',
    buffer: picture,
  });
  await page.getByLabel('Enter Discount').fill('30');
  await page.getByLabel('Durations').fill('5');
  await page.getByLabel('Coupon Code').fill('sore30');
  await page.getByLabel('Name', { exact: true }).fill('Afternoon, 30% off');
  await page.getByLabel('Minimum Price').fill('20000');
  await page.getByLabel('Description', { exact: true }).fill('For the hours between lunch and dinner.');
  await expect(page.getByText('Min. IDR 20,000. Code SORE30')).toBeVisible();
  await page.getByRole('button', { name: 'Save Promo' }).click();
  await expect(dialogOf(page).getByText('Do you want to add this promo?')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'yes' }).click();
  await expect(dialogOf(page).getByText('promo SORE30 created successfully')).toBeVisible();
  await expect(dialogOf(page).getByRole('link', { name: 'See this product' })).toBeVisible();
  await dialogOf(page).getByRole('link', { name: 'Back to all products' }).click();
  await expect(page.getByRole('radio', { name: /^Afternoon, 30% off/ })).toBeAttached();

  const customer = await visitor();
  await storeSession(customer, await newCustomer());
  await addToCart(customer, 'Fudge Brownies');
  await customer.goto('/products');
  await customer.getByRole('radio', { name: /^Afternoon, 30% off/ }).check({ force: true });
  await customer.getByRole('button', { name: 'Apply Changes' }).click();
  await customer.goto('/payment');
  const slip = customer.getByRole('complementary', { name: 'Payment summary' });
  await expect(slip.getByText('- IDR 9,000')).toBeVisible();
  await expect(slip.getByText('IDR 23,100')).toBeVisible();

  await page.goto('/promos');
  await page.getByRole('button', { name: 'End SORE30' }).click();
  await dialogOf(page).getByRole('button', { name: 'End it' }).click();
  await expectToast(page, 'SORE30 has ended');
  await customer.reload();
  await expect(slip.getByText('This code has ended')).toBeVisible();
  await expect(slip.getByText('IDR 33,000')).toBeVisible();
});

test('staff take over how long a latte really takes, and take that back', async ({ page }) => {
  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/products');
  await page.getByRole('button', { name: 'How long things really take' }).click();
  const latte = dialogOf(page).getByRole('listitem').filter({ hasText: 'Hazelnut Latte' });
  await expect(latte).toContainText(/Set: 75 s\. Really: about (9|10|11|12)\d s\./);
  await latte.getByRole('button', { name: 'Take over: Hazelnut Latte' }).click();
  await expect(latte).toContainText(/Taken over: it is set to \d+ s now\./);
  const seconds = /set to (\d+) s/.exec((await latte.textContent()) ?? '')?.[1];

  const other = await page.context().newPage();
  await other.goto('/products?search=Hazelnut+Latte');
  await other.getByRole('article').filter({ hasText: 'Hazelnut Latte' }).getByRole('link', { name: /Edit/ }).click();
  await other.getByText('How long it takes').click();
  await expect(other.getByLabel('Seconds to make')).toHaveAttribute('placeholder', `${seconds} s`);
  await other.close();

  await latte.getByRole('button', { name: 'Undo: Hazelnut Latte' }).click();
  await expect(latte).toContainText('Set: 75 s.');
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'How long things really take' })).toBeFocused();
});
