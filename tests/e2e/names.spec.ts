import { newCustomer } from './caller';
import { ACCOUNTS } from './shop';
import { expectToast, storeSession } from './steps';
import { expect, test } from './visit';

test('staff give a product an Indonesian name; each language shows its own, and both find it', async ({
  page,
  visitor,
}) => {
  test.setTimeout(120_000);
  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/products?search=Affogato');
  await page.getByRole('article').first().getByRole('link', { name: 'Edit Affogato' }).click();
  const name = page.getByLabel('Name in Bahasa Indonesia');
  // its description is Indonesian already: the fold is open
  await name.fill('Es Krim Siram Kopi');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Save Product' }).click();
  const names = [...((await sent).postData() ?? '').matchAll(/name="(\w+)"/g)].map(([, field]) => field);
  expect(names.sort()).toEqual(['name_translations', 'version']);
  await expectToast(page, 'Affogato is saved');

  const customer = await visitor();
  await storeSession(customer, await newCustomer());
  const only = customer.getByRole('article');
  for (const typed of ['siram kopi', 'siram kopii', 'affogato']) {
    await customer.goto(`/id/products?search=${encodeURIComponent(typed)}`);
    await expect(only.first()).toContainText('Es Krim Siram Kopi');
    await customer.goto(`/products?search=${encodeURIComponent(typed)}`);
    await expect(only.first()).toContainText('Affogato');
    await expect(customer.getByText('Es Krim Siram Kopi')).toHaveCount(0);
  }

  // the page of it, its title and description: in one language each, and turned in place
  await customer.goto('/id/products?search=affogato');
  await only.first().getByRole('link').first().click();
  const heading = customer.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Es Krim Siram Kopi');
  await expect(customer).toHaveTitle(/Es Krim Siram Kopi/);
  await expect(customer.getByText('Gelato vanila disiram').first()).toBeVisible();
  await customer.getByRole('button', { name: 'Masukkan ke keranjang' }).filter({ visible: true }).first().click();
  await customer.locator('.last-line').getByRole('link', { name: 'English', exact: true }).click();
  await expect(heading).toHaveText('Affogato');
  await expect(customer.getByText('Vanilla gelato drowned').first()).toBeVisible();
  await customer.goto('/cart');
  const line = customer.getByRole('main').getByRole('listitem').first();
  await expect(line).toContainText('Affogato');
  await customer.locator('.last-line').getByRole('link', { name: 'Bahasa Indonesia', exact: true }).click();
  await expect(line).toContainText('Es Krim Siram Kopi');

  // taken away, the main one shows again; the form waits for names that the product's page does not hand over
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/products/*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(page.url());
  await page.getByRole('link', { name: 'Edit Product' }).click();
  await expect(page.getByText('Loading the product')).toBeAttached();
  answer();
  await page.getByLabel('Name in Bahasa Indonesia').fill('');
  await page.getByRole('button', { name: 'Save Product' }).click();
  await expectToast(page, 'Affogato is saved');
  await customer.goto('/id/products?search=affogato');
  await expect(only.first()).toContainText('Affogato');
});
