import { readFile } from 'node:fs/promises';
import type { Dashboard, Figures } from '@seduh/contract';
import { callAs, findProduct, fulfil, newCustomer, orderFor } from './caller';
import { rupiah } from './report';
import { ACCOUNTS, PHONE } from './shop';
import { storeSession } from './steps';
import { expect, test } from './visit';

test('on a phone today’s figures say what the dashboard and the file say, an order counts in them, and they come by mail', async ({
  page,
}) => {
  const caller = await callAs(await newCustomer());
  const staff = await callAs(ACCOUNTS.admin);
  const order = await orderFor(caller, await findProduct(caller, 'Extra Espresso Shot'), { qty: 4 });
  await fulfil(staff, order);

  await page.setViewportSize(PHONE);
  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Figures', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Figures' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'When it is busy' })).toBeVisible();
  await page.getByRole('radio', { name: 'Today' }).click({ force: true });
  await expect(page).toHaveURL(/\?from=2026-11-20&to=2026-11-20$/);
  await expect(page.getByText(/^20 Nov, held against 19 Nov, up to 1[45]:\d\d\.$/)).toBeVisible();

  // other journeys of this shop may sell meanwhile: what is on the page is compared with what is asked at its time
  const today = (await staff.get<Dashboard>('/dashboard', { range: 'daily' })).series.at(-1);
  const figures = await staff.get<Figures>('/figures', { from: '2026-11-20', to: '2026-11-20' });
  expect(figures.totals.now.income).toBe(today?.income);
  expect(figures.totals.now.orders).toBe(today?.orders);
  expect(figures.cups.some(({ product_name, now }) => product_name === 'Extra Espresso Shot' && now.sold >= 4)).toBe(
    true,
  );
  expect(figures.customers.find(({ kind }) => kind === 'new')?.now.customers).toBeGreaterThanOrEqual(1);

  await page.reload();
  const tile = page.locator('dt', { hasText: /^Income$/ }).locator('xpath=following-sibling::dd[1]');
  await expect.poll(async () => rupiah(await tile.innerText())).toBe(today?.income);
  const methods = page.getByRole('region', { name: 'By delivery and payment' });
  await methods.getByRole('button', { name: 'Show as table' }).click();
  const sums = methods.getByRole('row', { name: /^Sum/ });
  await expect(sums).toContainText(`IDR ${today?.income.toLocaleString('en-US')}`);

  const download = page.waitForEvent('download');
  await methods.getByRole('button', { name: 'Download CSV: By delivery and payment' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('seduh-methods-2026-11-20-2026-11-20.csv');
  const [, head = '', ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(head).toMatch(/^way,payment method,orders,income,refunds,discounts,orders 2026-11-19 to 2026-11-19,/);
  expect(rows.reduce((sum, row) => sum + Number(row.split(',')[3]), 0)).toBe(today?.income);

  const box = page.getByRole('checkbox', { name: /^Mail me yesterday/ });
  await box.check({ force: true });
  await expect.poll(async () => (await staff.get<{ wanted: boolean }>('/figures/mail')).wanted).toBe(true);
  await page.reload();
  await expect(box).toBeChecked();
  await box.uncheck({ force: true });
  await expect.poll(async () => (await staff.get<{ wanted: boolean }>('/figures/mail')).wanted).toBe(false);
  await caller.dispose();
  await staff.dispose();
});
