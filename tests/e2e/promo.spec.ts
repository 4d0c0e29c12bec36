import { newCustomer } from './caller';
import { ACCOUNTS } from './shop';
import { addToCart, chooseFile, dialogOf, expectStatus, expectToast, payOnDelivery, storeSession } from './steps';
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

test('a coupon for a third cup is tried on past orders, published, and makes the cheapest cup free', async ({
  page,
  visitor,
}) => {
  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/products');
  const picture = await page.getByRole('article').first().screenshot();
  await page.getByRole('link', { name: 'Add Promo' }).click();
  await page.getByRole('radio', { name: 'Buy some, get more free' }).check();
  await page.getByLabel('Buy', { exact: true }).fill('2');
  await page.getByLabel('Get free').fill('1');
  await page.getByLabel('Of', { exact: true }).selectOption('All of Foods');
  await page.getByRole('checkbox', { name: 'End it at a budget' }).check();
  await page.getByLabel('Budget', { exact: true }).fill('100000');

  const foresight = page.getByRole('region', { name: 'Before you publish' });
  await foresight.getByRole('button', { name: 'See what it would have done' }).click();
  await expect(foresight.getByText(/^It would have ended by itself on /)).toBeVisible();
  await expect(foresight.getByText('IDR 100,000', { exact: true })).toBeVisible();
  await expect(foresight.getByText(/We do not know what things cost you/)).toBeVisible();

  await chooseFile(page, () => page.getByRole('button', { name: 'Take Picture' }).click(), {
    name: 'promo.png',
    mimeType: 'image/png',
    buffer: picture,
  });
  await page.getByLabel('Durations').fill('5');
  await page.getByLabel('Coupon Code').fill('tiga');
  await page.getByLabel('Minimum Price').fill('0');
  await page.getByLabel('Name', { exact: true }).fill('The third plate is free');
  await page.getByLabel('Description', { exact: true }).fill('Buy two plates, the cheapest of three is free.');
  await page.getByRole('button', { name: 'Save Promo' }).click();
  await dialogOf(page).getByRole('button', { name: 'yes' }).click();
  await expect(dialogOf(page).getByText('promo TIGA created successfully')).toBeVisible();

  const customer = await visitor();
  await storeSession(customer, await newCustomer());
  await addToCart(customer, 'Fudge Brownies');
  await addToCart(customer, 'Avocado Egg Toast');
  await customer.goto('/products');
  await customer.getByRole('radio', { name: /^The third plate is free, 2\+1 free/ }).check({ force: true });
  await expect(customer.getByText('Add 1 more of Foods to use TIGA')).toBeVisible();
  await customer.getByRole('button', { name: 'Apply Changes' }).click();
  await customer.goto('/payment');
  const slip = customer.getByRole('complementary', { name: 'Payment summary' });
  await expect(slip.getByText('Add 1 more of Foods to use TIGA')).toBeVisible();
  await customer
    .getByRole('group', { name: 'Quantity of Avocado Egg Toast' })
    .getByRole('button', { name: 'One more' })
    .click();
  await expect(slip.getByText('TIGA applied')).toBeVisible();
  // the brownies, as they are the cheapest of the three
  await expect(slip.getByText('- IDR 30,000')).toBeVisible();
  await payOnDelivery(customer);
  await expect(customer.getByText('Promo TIGA')).toBeVisible();

  await page.goto('/promos');
  await expect(page.getByText('IDR 70,000 of its budget left')).toBeVisible();
  await page.getByRole('link', { name: 'Edit TIGA' }).click();
  const figures = page.getByRole('region', { name: 'So far' });
  await expect(figures.getByText('IDR 70,000')).toBeVisible();
  await expect(figures.getByText('20 Nov: 1 order')).toBeVisible();
});
