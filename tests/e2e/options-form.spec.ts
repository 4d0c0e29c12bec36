import type { Page } from '@playwright/test';
import { newCustomer } from './caller';
import { ACCOUNTS } from './shop';
import { expectToast, storeSession } from './steps';
import { expect, test } from './visit';

const PRODUCT = 'Manual Brew V60';

/** The box of an option among those that come with the product. */
const defaultOf = (page: Page, option: string) =>
  page.getByRole('group', { name: 'Milk by default' }).getByRole('checkbox', { name: option });

async function save(page: Page): Promise<string[]> {
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Save Product' }).click();
  const names = [...((await sent).postData() ?? '').matchAll(/name="(\w+)"/g)].map(([, field]) => field ?? '');
  await expectToast(page, `${PRODUCT} is saved`);
  return names.sort();
}

test('staff give a product milk with oat as it comes; without a default customers must choose', async ({
  page,
  visitor,
}) => {
  test.setTimeout(120_000);
  await storeSession(page, ACCOUNTS.admin);
  await page.goto(`/products?search=${encodeURIComponent(PRODUCT)}`);
  await page
    .getByRole('article')
    .filter({ hasText: PRODUCT })
    .getByRole('link', { name: `Edit ${PRODUCT}` })
    .click();
  await page.getByText('What can be chosen').click();
  await page.getByRole('checkbox', { name: 'Milk', exact: true }).check();
  await expect(page.getByText('None: customers must choose one.')).toBeVisible();
  await defaultOf(page, 'Oat milk').check({ force: true });
  await expect(page.getByText('Oat milk comes with it, unless customers choose otherwise.')).toBeVisible();
  // what is in it is said beside, and added up for the cup as it comes
  await page.getByText('What is in it').click();
  await page.getByLabel('Caffeine').fill('155');
  await expect(page.getByRole('region', { name: 'What customers are asked' })).toContainText('155 mg');
  // and how long it takes, which is in what customers are told
  await page.getByText('How long it takes').click();
  await expect(page.getByLabel('Made at')).toHaveValue('bar');
  await page.getByLabel('Seconds to make').fill('300');
  expect(await save(page)).toEqual(['contains', 'making', 'option_groups', 'version']);
  const productPage = page.url();

  const customer = await visitor();
  await storeSession(customer, await newCustomer());
  await customer.goto(productPage);
  const oat = customer.getByRole('radio', { name: 'Oat milk' });
  const add = customer.getByRole('button', { name: 'Add to cart', exact: true }).filter({ visible: true }).first();
  await expect(oat).toBeChecked();
  await expect(customer.getByText('155 mg')).toBeVisible();
  await add.click();
  await expectToast(customer, 'Added to cart');

  await page.getByRole('link', { name: 'Edit Product' }).click();
  await page.getByText('How long it takes').click();
  await expect(page.getByLabel('Seconds to make')).toHaveAttribute('placeholder', '300 s');
  // something can be chosen now: the fold is open
  await defaultOf(page, 'Oat milk').uncheck({ force: true });
  expect(await save(page)).toEqual(['option_groups', 'version']);

  await customer.reload();
  await expect(oat).not.toBeChecked();
  await add.click();
  await expect(customer.getByText('Choose one')).toBeVisible();
  await oat.check({ force: true });
  await add.click();
  await expectToast(customer, 'Added to cart');
});
