import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dashboard, DayClose, OpenDay, OwedRefund } from '@seduh/contract';
import type { Page } from '@playwright/test';
import { callAs, findProduct, orderFor } from './caller';
import { endShop, openOwnShop, OWN_SHOP_URL } from './own-shop';
import { readPdf } from './pdf';
import { ACCOUNTS, PHONE } from './shop';
import { dialogOf, expectToast, storeSession } from './steps';
import { expect, test } from './visit';

/** Friday 21:30 in Jakarta: the shop has closed for the day. */
const EVENING = '2026-11-20T14:30:00Z';
const FIELDS = {
  cash: 'Counted in the drawer',
  terminal: 'On the terminal’s slip',
  transfer: 'On the account’s statement',
  card: 'In the provider’s report',
  qris: 'In the provider’s QRIS report',
};

// a shop of its own: its day is closed, which no other journey could undo
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: OWN_SHOP_URL });
const dataDir = mkdtempSync(join(tmpdir(), 'seduh-close-'));
let server: ChildProcess;
let order: Awaited<ReturnType<typeof orderFor>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await openOwnShop(dataDir);
});
test.afterAll(async () => {
  await endShop(server, 'SIGTERM');
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const rupiah = (amount: number) => `IDR ${amount.toLocaleString('en-US')}`;

async function readOpenDay(): Promise<OpenDay> {
  const staff = await callAs(ACCOUNTS.admin, OWN_SHOP_URL);
  const open = await staff.get<OpenDay>('/drawer');
  await staff.dispose();
  return open;
}

test('staff set the float, and the board asks once before a hand-over books its cash', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/counter');
  await page.getByRole('link', { name: 'Close the day' }).click();
  await expect(page.getByText(/^Still running/)).toBeVisible();
  await page.getByRole('button', { name: 'Set the float' }).click();
  await dialogOf(page).getByLabel('Amount').fill('500000');
  await dialogOf(page).getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Noted');
  await expect(page.getByRole('button', { name: 'Set the float' })).toHaveCount(0);

  const customer = await callAs(ACCOUNTS.customer, OWN_SHOP_URL);
  order = await orderFor(customer, await findProduct(customer, 'Americano'), { qty: 2, paymentId: 3 });
  await customer.dispose();
  const staff = await callAs(ACCOUNTS.admin, OWN_SHOP_URL);
  for (const status_name of ['confirmed', 'preparing', 'ready'])
    await staff.patch(`/transactions/${order.id}`, { status_name });
  const before = await staff.get<OpenDay>('/drawer');

  await page.goto('/orders');
  await page.getByRole('tab', { name: /^Ready/ }).click();
  const card = page.getByRole('article', { name: order.number });
  const folded = card.getByRole('button', { name: order.number, expanded: false });
  if ((await folded.count()) > 0) await folded.click();
  await card.getByRole('button', { name: 'Hand over' }).click();
  const ask = dialogOf(page);
  await expect(ask.getByRole('heading', { name: `Cash received ${rupiah(order.total)}?` })).toBeVisible();
  await ask.getByRole('button', { name: 'Not yet' }).click();
  expect((await staff.get<OpenDay>('/drawer')).income).toBe(before.income);

  await card.getByRole('button', { name: 'Hand over' }).click();
  await ask.getByLabel('Cash given').fill(String(order.total + 7_000));
  await expect(ask.getByText('Change: IDR 7,000')).toBeVisible();
  await ask.getByRole('button', { name: 'Received' }).click();
  await expectToast(page, `${order.number} picked up`);
  expect((await staff.get<OpenDay>('/drawer')).income).toBe(before.income + order.total);
  await staff.dispose();
});

/** Has the browser print without a dialog; the paper stays until it is read. */
const printQuietly = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'));
  });

test('in the evening the day is closed with a difference, and its report is printed on A4 and 80 mm', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await endShop(server, 'SIGTERM');
  server = await openOwnShop(dataDir, EVENING);
  await printQuietly(page);
  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/close');
  await expect(page.getByText('The shop has closed for this day. Count, and close it.')).toBeVisible();
  const open = await readOpenDay();
  for (const { tender, expected } of open.tenders)
    await page.getByLabel(FIELDS[tender]).fill(String(expected - (tender === 'cash' ? 12_000 : 0)));
  await expect(page.getByText('IDR 12,000 short')).toBeVisible();
  await page.getByRole('button', { name: 'Leave the float' }).click();
  await expect(page.getByText('IDR 500,000 stays as the next day’s float.')).toBeVisible();
  await page.getByRole('button', { name: 'Close the day' }).click();
  await expect(page.getByText('Say why it is not what was expected')).toBeVisible();
  await page.getByLabel('Why is that?').fill('Change given twice');
  await page.getByRole('button', { name: 'Close the day' }).click();
  await dialogOf(page).getByRole('button', { name: 'Close it' }).click();
  await expect(page.getByText('Friday, 20 Nov is closed')).toBeVisible();

  for (const [button, width, height] of [
    ['Print on A4', 210, 297],
    ['Print on 80 mm', 80, undefined],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.locator('html[data-paper]')).toHaveCount(1);
    const paper = readPdf(await page.pdf({ preferCSSPageSize: true }));
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('.paper-job')).toHaveCount(0);
    expect(paper.pages).toHaveLength(1);
    expect(paper.pages[0]?.width).toBe(width);
    if (height) expect(paper.pages[0]?.height).toBe(height);
    for (const words of ['Friday,20Nov', 'Changegiventwice', 'Leftforthenextday']) expect(paper.text).toContain(words);
  }
});

test('the closed day stays as it is; a refund afterwards is booked on the next', async ({ page }) => {
  await storeSession(page, ACCOUNTS.admin);
  await page.goto(`/orders/past?search=${order.number}`);
  await page.getByRole('button', { name: order.number }).click();
  await page.getByRole('button', { name: `Refund ${order.number}` }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: /^All that is left/ }).click();
  await dialog.getByLabel('Reason').fill('It was cold');
  await dialog.getByRole('button', { name: `Refund ${rupiah(order.total)}` }).click();
  await expect(dialog).toHaveCount(0);
  const staff = await callAs(ACCOUNTS.admin, OWN_SHOP_URL);
  const owed = await staff.get<OwedRefund[]>('/payments/owed');
  for (const { id } of owed.filter((one) => one.number === order.number))
    await staff.post(`/payments/owed/${id}/returned`, undefined);

  await page.goto('/close');
  await expect(page.getByRole('heading', { name: 'Saturday, 21 Nov' })).toBeVisible();
  await expect(page.getByText('Today is closed. What comes in now is booked on this day.')).toBeVisible();
  const open = await staff.get<OpenDay>('/drawer');
  expect(open).toMatchObject({ day: '2026-11-21', float: 500_000, refunds: order.total });

  await page.getByRole('link', { name: 'Friday, 20 Nov' }).click();
  await expect(page.getByRole('article', { name: 'Report of Friday, 20 Nov' })).toContainText('Change given twice');
  const closed = await staff.get<DayClose>('/closes/2026-11-20');
  const { series } = await staff.get<Dashboard>('/dashboard', { range: 'daily' });
  const { income, refunds, discounts, orders } = closed;
  expect(series.find(({ from }) => from === '2026-11-20')).toMatchObject({ income, refunds, discounts, orders });
  await staff.dispose();
});
