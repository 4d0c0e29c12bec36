import type { SettingsView } from '@seduh/contract';
import { SETTINGS_ORDER, SETTINGS_SECTIONS, type SettingName } from '@seduh/contract/constants';
import { callAs, newCustomer } from './caller';
import { ACCOUNTS, PHONE } from './shop';
import { addToCart, dialogOf, expectToast, storeSession } from './steps';
import { expect, test } from './visit';

let before: SettingsView;
test.beforeEach(async () => {
  const owner = await callAs(ACCOUNTS.admin);
  before = await owner.get<SettingsView>('/shop/settings');
  await owner.dispose();
});

// whatever becomes of the journey, the next one finds the shop as it was
test.afterEach(async () => {
  const owner = await callAs(ACCOUNTS.admin);
  const { versions } = await owner.get<SettingsView>('/shop/settings');
  for (const section of SETTINGS_ORDER.filter((one) => versions[one] !== before.versions[one])) {
    const names: readonly SettingName[] = SETTINGS_SECTIONS[section];
    const settings = Object.fromEntries(names.map((name) => [name, before.settings[name]]));
    await owner.patch('/shop/settings', { section, version: versions[section], settings });
  }
  await owner.dispose();
});

test('an owner keeps the shop open longer tonight; a customer reads it, and the setting says who did it', async ({
  page,
  visitor,
}) => {
  const customer = await visitor();
  await customer.goto('/');
  await expect(customer.getByText('Open until 21:00').first()).toBeVisible();

  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.getByRole('button', { name: 'Change: Opening hours' }).click();
  const form = dialogOf(page);
  await form.getByLabel('Friday closes').fill('22:30');
  // before it is saved
  await expect(form.getByText('Open until 22:30')).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Opening hours: saved');
  await expect(page.getByText(/Before: 07:00–21:00$/)).toBeVisible();

  // a page is kept for a second
  await expect(async () => {
    await customer.goto('/');
    await expect(customer.getByText('Open until 22:30').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('on a phone an owner closes tomorrow: checkout does not offer it', async ({ page, visitor }) => {
  await page.setViewportSize(PHONE);
  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Change: Special days' }).click();
  const form = dialogOf(page);
  await form.getByRole('button', { name: 'Add a day' }).click();
  await form.getByLabel('Date').last().fill('21/11/2026');
  await form.getByLabel('Name', { exact: true }).last().fill('Stocktaking');
  await form.getByRole('button', { name: 'Save' }).click();
  // orders for tomorrow are named first, where the demo has any
  const anyway = form.getByRole('button', { name: 'Save anyway' });
  const saved = page.getByText('Special days: saved').first();
  await expect(anyway.or(saved).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(page.getByText('Stocktaking, closed')).toBeVisible();

  const customer = await visitor();
  await storeSession(customer, await newCustomer());
  await addToCart(customer, 'French Fries');
  await customer.goto('/payment');
  await customer.getByRole('button', { name: 'Edit the address details' }).click();
  await customer.getByRole('radio', { name: 'Pick up' }).check({ force: true });
  await customer.getByRole('radio', { name: 'No', exact: true }).check({ force: true });
  const days = customer.getByLabel('Day', { exact: true }).locator('option');
  // the first says to choose
  await expect(days.nth(1)).toHaveText('Today');
  await expect(days.nth(2)).toBeAttached();
  await expect(days.filter({ hasText: 'Tomorrow' })).toHaveCount(0);
});

test('of two who change the fee at once the second sees the first’s, and keeps what they typed', async ({
  page,
  visitor,
}) => {
  const other = await visitor();
  for (const one of [page, other]) {
    await storeSession(one, ACCOUNTS.admin);
    await one.goto('/settings');
    await one.getByRole('button', { name: 'Change: Door delivery' }).click();
    await expect(dialogOf(one).getByLabel('Fee')).toHaveValue('10,000');
  }
  await dialogOf(page).getByLabel('Fee').fill('12000');
  await dialogOf(page).getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Door delivery: saved');

  await dialogOf(other).getByLabel('Fee').fill('15000');
  await dialogOf(other).getByRole('button', { name: 'Save' }).click();
  await expect(dialogOf(other).getByText('Delivery fee: IDR 12,000')).toBeVisible();
  await expect(dialogOf(other).getByLabel('Fee')).toHaveValue('15,000');
  await dialogOf(other).getByRole('button', { name: 'Save' }).click();
  await expectToast(other, 'Door delivery: saved');
  await expect(other.getByText('IDR 15,000').first()).toBeVisible();
});
