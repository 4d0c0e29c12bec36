import type { SettingsView } from '@seduh/contract';
import { SETTINGS_SECTIONS } from '@seduh/contract/constants';
import { callAs, newCustomer } from './caller';
import { ACCOUNTS } from './shop';
import { addToCart, dialogOf, expectToast, storeSession } from './steps';
import { expect, test } from './visit';

// whatever becomes of the journey, the next one finds riders riding everywhere
test.afterEach(async () => {
  const owner = await callAs(ACCOUNTS.admin);
  const { versions, settings } = await owner.get<SettingsView>('/shop/settings');
  const kept = Object.fromEntries(SETTINGS_SECTIONS.delivery.map((name) => [name, settings[name]]));
  const everywhere = { ...kept, delivery_minimum: 0, delivery_areas: [] };
  await owner.patch('/shop/settings', { section: 'delivery', version: versions.delivery, settings: everywhere });
  await owner.dispose();
});

test('an owner draws two areas; a customer is ridden to in one, and refused elsewhere with the cart kept', async ({
  page,
  visitor,
}) => {
  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Change: Door delivery' }).click();
  const form = dialogOf(page);
  const draw = async (name: string, postcodes: string, fee: string) => {
    await form.getByRole('button', { name: 'Add an area' }).click();
    await form.getByLabel('Name of the area').last().fill(name);
    await form.getByLabel('Postcodes').last().fill(postcodes);
    await form.getByLabel('Fee of the area').last().fill(fee);
  };
  await draw('Menteng', '10310, 10320 10330', '8000');
  await draw('Kuningan', '129', '15000');
  await form.getByLabel('Smallest order', { exact: true }).last().fill('500000');
  await expect(form.getByText('IDR 15,000, orders from IDR 500,000')).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Door delivery: saved');
  await expect(page.getByText('Delivery area, Menteng')).toBeVisible();

  const customer = await visitor();
  await storeSession(customer, await newCustomer());
  await addToCart(customer, 'French Fries');
  await customer.goto('/payment');
  await customer.getByRole('button', { name: 'Edit the address details' }).click();
  await customer.getByRole('radio', { name: 'Door delivery' }).check({ force: true });
  await customer.getByLabel('Delivery address').fill('Jl. Teuku Umar 12');
  const postcode = customer.getByLabel('Postcode');
  await expect(customer.getByText('Shipping, from')).toBeVisible();

  await postcode.fill('40123');
  await expect(customer.getByText('We do not deliver to 40123 yet').first()).toBeVisible();
  await postcode.fill('12950');
  await expect(customer.getByText(/^IDR [\d,]+ more for delivery to Kuningan$/)).toBeVisible();
  await expect(customer.getByText('French Fries').first()).toBeVisible();

  await postcode.fill('10320');
  await expect(customer.getByText('Shipping, Menteng')).toBeVisible();
  await customer.getByRole('button', { name: 'Done' }).click();
  await expect(customer.getByText('IDR 8,000').first()).toBeVisible();
  await customer.getByRole('button', { name: 'Confirm and pay' }).first().click();
  await expect(customer.getByText('Jl. Teuku Umar 12, 10320 (Menteng)')).toBeVisible();
  await expect(customer.getByText('Shipping, Menteng')).toBeVisible();
});
