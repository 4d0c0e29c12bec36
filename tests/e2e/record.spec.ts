import { readFile } from 'node:fs/promises';
import { ACCOUNTS, PHONE } from './shop';
import { expectToast, storeSession } from './steps';
import { expect, test } from './visit';

test('a price that was changed stands in the record, with who, before and after, and in its file', async ({
  page,
  visitor,
}) => {
  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/products?search=Matcha+Latte');
  await page.getByRole('article').filter({ hasText: 'Matcha Latte' }).getByRole('link', { name: /Edit/ }).click();
  const price = page.getByLabel('Price', { exact: true });
  await expect(price).toHaveAttribute('placeholder', /\d/);
  const before = (await price.getAttribute('placeholder')) ?? '';
  const form = new URL(page.url()).pathname;
  await price.fill('33500');
  await page.getByRole('button', { name: 'Save Product' }).click();
  await expectToast(page, 'Matcha Latte is saved');

  // in another browser, on a phone
  const other = await visitor();
  await other.setViewportSize(PHONE);
  await storeSession(other, ACCOUNTS.admin);
  await other.goto('/dashboard');
  await other.getByRole('link', { name: 'Record of changes' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Record of changes' })).toBeVisible();
  const entry = other.getByRole('listitem').filter({ hasText: 'Changed a product: Matcha Latte' }).first();
  await expect(entry).toContainText('Price');
  await expect(entry).toContainText(`Before: IDR ${before}`);
  await expect(entry).toContainText('After: IDR 33,500');
  // the suite's clock goes on from half past
  await expect(entry.getByRole('time')).toContainText(/20 Nov 2026, 14:[345]\d/);

  // narrowed, the address says so, and the file holds the same
  await other.getByRole('searchbox', { name: 'Find in the record' }).fill('matcha');
  await expect(other).toHaveURL(/search=matcha/);
  await expect(other.getByRole('status').filter({ hasText: /entr/ })).toHaveText('1 entry');
  const download = other.waitForEvent('download');
  await other.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('seduh-record.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[1]).toBe('date,time,who,what,of,part,field,before,after');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/^2026-11-20,14:[345]\d,[^,]+,product\.update,Matcha Latte,,price,\d+,33500$/);

  await entry.getByRole('link', { name: 'Matcha Latte' }).click();
  await expect(other).toHaveURL(new RegExp(`${form}$`));
});
