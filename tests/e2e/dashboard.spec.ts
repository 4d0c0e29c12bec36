import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { callAs, findProduct, fulfil, newCustomer, orderFor } from './caller';
import { openTable, readTable, rupiah } from './report';
import { ACCOUNTS, SHOP } from './shop';
import { expectToast, storeSession } from './steps';
import { expect, test } from './visit';

/** The sums of a column of the downloaded report, by its heading. */
async function readDownload(page: Page): Promise<Record<string, number>> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Report' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^seduh-report-\w+-[\d-]+\.csv$/);
  const [start, head = '', ...rows] = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(start, 'what Excel goes by').toBe('\uFEFFsep=,');
  // a name may have a comma in it and then stands in quotes
  const cells = rows.map((row) =>
    (row.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? []).map((cell) => cell.replace(/,$/, '')),
  );
  const sum = (column: number) => cells.reduce((total, row) => total + Number(row[column]), 0);
  return Object.fromEntries(head.split(',').map((name, column) => [name, sum(column)]));
}

const incomeTile = async (page: Page): Promise<number> =>
  rupiah(
    await page
      .locator('dt', { hasText: /^Income$/ })
      .locator('xpath=following-sibling::dd[1]')
      .innerText(),
  );

test('tile, table and file say the same of days, weeks and months, and an order counts in all of them', async ({
  page,
}) => {
  const caller = await callAs(await newCustomer());
  const staff = await callAs(ACCOUNTS.admin);
  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 2, name: 'Monthly report' })).toBeVisible();
  const before = await incomeTile(page);
  const order = await orderFor(caller, await findProduct(caller, 'Extra Espresso Shot'), { qty: 4 });
  expect(order.total).toBe(35_200);
  await fulfil(staff, order);
  // by itself, while staff look on
  await expect.poll(() => incomeTile(page)).toBe(before + order.total);

  // some of it goes back: the books and the file say so alike
  await staff.post(`/transactions/${order.id}/refunds`, { lines: [{ line: 1, qty: 1 }], reason: 'It was cold' });

  for (const range of ['Daily', 'Weekly', 'Monthly']) {
    await page.getByRole('radio', { name: range, exact: true }).click({ force: true });
    await expect(page.getByRole('heading', { level: 2, name: `${range} report` })).toBeVisible();
    await openTable(page);
    await expect(page.getByRole('table', { name: new RegExp(`^${range} report`) })).toBeVisible();
    const file = await readDownload(page);
    const inTable = async () => {
      const [income, outcome, , refunds, discounts] = (await readTable(page)).sums;
      return { income, outcome, refunds, discounts };
    };
    // a report that was looked at before is shown as it was, and brought up to date at once
    await expect.poll(inTable, { message: `${range}: table and file` }).toEqual({
      income: file.income,
      outcome: file.outcome,
      refunds: file.refund,
      discounts: file.discount,
    });
    const { running } = await readTable(page);
    expect(running[0], `${range}: tile and table`).toBe(await incomeTile(page));
    expect(running[3], `${range}: what was refunded`).toBeGreaterThanOrEqual(order.total / 4);
  }
  await caller.dispose();
  await staff.dispose();
});

test('a report is shared as a link to itself', async ({ visitor }) => {
  const staff = await visitor({ permissions: ['clipboard-read', 'clipboard-write'] });
  await storeSession(staff, ACCOUNTS.admin);
  await staff.goto('/dashboard');
  await staff.getByRole('radio', { name: 'Weekly' }).click({ force: true });
  await expect(staff).toHaveURL(/\?range=weekly$/);
  await staff.getByRole('button', { name: 'Share Report' }).click();
  await expectToast(staff, 'Link copied');
  const link = await staff.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${SHOP.url}/dashboard?range=weekly`);
  await staff.goto(link);
  await expect(staff.getByRole('heading', { level: 2, name: 'Weekly report' })).toBeVisible();
});
