import type { Page } from '@playwright/test';
import type { Table } from '@seduh/contract';
import { DEMO_TABLES } from '@seduh/domain/demo-tables';
import { callAs, newCustomer } from './caller';
import { readPdf } from './pdf';
import { ACCOUNTS, PHONE, SHOP } from './shop';
import { addToCart, expectToast, fillLogin, ORDER_PAGE, storeSession } from './steps';
import { expect, test } from './visit';

const isOfDemo = (label: string) => DEMO_TABLES.some((each) => each === label);

/** Other journeys meet the tables of the demo, and no others. */
test.afterEach(async () => {
  const staff = await callAs(ACCOUNTS.admin);
  for (const { id, label, version, active } of await staff.get<Table[]>('/shop/tables'))
    if (active !== isOfDemo(label)) await staff.patch(`/shop/tables/${id}`, { version, active: !active });
  await staff.dispose();
});

/** A table that stands there, whatever was left of it. */
async function table(label: string): Promise<Table> {
  const staff = await callAs(ACCOUNTS.admin);
  const find = async () => (await staff.get<Table[]>('/shop/tables')).find((each) => each.label === label);
  const found = await find();
  if (!found) await staff.post('/shop/tables', { labels: [label] });
  else if (!found.active) await staff.patch(`/shop/tables/${found.id}`, { version: found.version, active: true });
  const there = await find();
  await staff.dispose();
  if (!there) throw new Error(`there is no table ${label}`);
  return there;
}

/** Pays what is in the cart in cash. */
async function payInCash(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Cash on delivery/ }).check({ force: true });
  await expect(payButton(page)).toBeEnabled();
  await payButton(page).click();
}

const payButton = (page: Page) =>
  page.getByRole('button', { name: 'Confirm and pay' }).filter({ visible: true }).first();

test('staff add tables and print their tiles; a guest scans one on a phone, and the board says where to bring it', async ({
  page,
  visitor,
}) => {
  await storeSession(page, ACCOUNTS.admin);
  await page.addInitScript(() => {
    window.print = () => void window.dispatchEvent(new Event('beforeprint'));
  });
  const printed = async () => {
    await expect(page.locator('.paper-job')).toHaveCount(1);
    // the fonts are awaited before the pages get their size
    await expect(page.locator('html')).toHaveAttribute('data-paper', '');
    const document = readPdf(await page.pdf({ preferCSSPageSize: true }));
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('.paper-job')).toHaveCount(0);
    return document;
  };

  await page.goto('/counter');
  // the demo's stand there already
  const all = DEMO_TABLES.length + 5;
  await page.getByRole('link', { name: 'Tables and their codes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tables' })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Which ones' });
  await field.fill('41–44');
  await field.press('Enter');
  await expectToast(page, '4 tables added');
  await field.fill('Terrace 3');
  await field.press('Enter');
  await expectToast(page, '1 table added');

  await page.getByRole('button', { name: `Print ${all} tiles` }).click();
  const a6 = await printed();
  expect(a6.pages).toEqual(Array.from({ length: all }, () => ({ width: 105, height: 148 })));
  const row = page.getByRole('listitem').filter({ hasText: 'Table 42' });
  const code = /\/t\/([a-z2-9]{6})/.exec((await row.textContent()) ?? '')?.[1] ?? 'no code';
  // whichever code it is: one in some has a digit before an x, which must not become a sign that nobody can type
  expect(await row.locator('[translate=no]').evaluate((link) => getComputedStyle(link).fontFeatureSettings)).toBe(
    '"calt" 0',
  );
  const host = new URL(SHOP.url).host;
  for (const words of ['Seduh', 'Table·Meja42', 'Terrace3', 'Scan,choose,andwebringittoyou.', `${host}/t/${code}`])
    expect(a6.text).toContain(words);
  expect(a6.text).toContain('Pindai,pilih,kamiantarkemejamu.');

  await page.getByText('A4, four each', { exact: true }).click();
  await page.getByRole('button', { name: `Print ${all} tiles` }).click();
  const a4 = await printed();
  expect(a4.pages).toEqual(Array.from({ length: Math.ceil(all / 4) }, () => ({ width: 210, height: 297 })));
  expect(a4.text).toContain('Table·Meja44');

  const guest = await visitor({ viewport: PHONE });
  await guest.goto(`/id/t/${code.toUpperCase()}`);
  await expectToast(guest, 'Meja 42: kami antar ke situ');
  await expect(guest).toHaveURL(/\/id\/products$/);
  await guest.goto(`/t/${code}`);
  await expectToast(guest, 'Table 42: we bring it there');
  await expect(guest).toHaveURL(/\/products$/);

  await addToCart(guest, 'Americano');
  await guest.goto('/cart');
  await expect(guest.getByText('Table 42 · dine in')).toBeVisible();
  await guest.getByRole('link', { name: 'Checkout' }).filter({ visible: true }).first().click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await fillLogin(guest, await newCustomer());
  await expect(guest).toHaveURL(/\/payment$/);
  await expect(guest.getByText('At Seduh, table 42')).toBeVisible();
  await payInCash(guest);
  await expect(guest).toHaveURL(ORDER_PAGE);
  await expect(guest.getByText('Table 42', { exact: true })).toBeVisible();

  const staff = await callAs(ACCOUNTS.admin);
  const [order] = await staff.get<{ id: string; number: string; table: string }[]>('/transactions', {
    status: 'pending',
  });
  expect(order?.table).toBe('42');
  await staff.dispose();
  await page.goto('/orders');
  const card = page.getByRole('article', { name: order?.number ?? '' });
  const folded = card.getByRole('button', { name: order?.number ?? '', expanded: false });
  await expect(card).toBeVisible();
  if ((await folded.count()) > 0) await folded.click();
  await expect(card).toContainText('Dine in, table 42');
  await page.goto(`/orders/${order?.id}/ticket`);
  await expect(page.getByText('Dine in, Table 42')).toBeVisible();
});

test('a table that is retired meanwhile costs nobody their cart: it is said, and goes without', async ({ page }) => {
  const seat = await table('45');
  await storeSession(page, await newCustomer());
  await page.goto(`/t/${seat.code}`);
  await expect(page).toHaveURL(/\/products$/);
  await addToCart(page, 'Americano');
  await page.goto('/payment');
  await expect(page.getByText('At Seduh, table 45')).toBeVisible();
  await page.getByRole('radio', { name: /Cash on delivery/ }).check({ force: true });

  const staff = await callAs(ACCOUNTS.admin);
  await staff.patch(`/shop/tables/${seat.id}`, { version: seat.version, active: false });
  await staff.dispose();
  await expect(payButton(page)).toBeEnabled();
  await payButton(page).click();
  await expect(page.getByText(/^This code is of no table any more/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Order without a table' }).click();
  await expect(page.getByText('At Seduh', { exact: true })).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  await payButton(page).click();
  await expect(page).toHaveURL(ORDER_PAGE);
  await expect(page.getByText('Any free table')).toBeVisible();

  await page.goto(`/t/${seat.code}`);
  await expect(page.getByRole('heading', { level: 1, name: 'This code is of no table any more' })).toBeVisible();
  await page.getByRole('link', { name: 'Go on without a table' }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test('a table gets a new code: its tile is worthless, what was ordered under it stays there, and the new one seats', async ({
  page,
  visitor,
}) => {
  const seat = await table('46');
  await storeSession(page, await newCustomer());
  const sitAndChoose = async () => {
    await page.goto(`/t/${seat.code}`);
    await expect(page).toHaveURL(/\/products$/);
    await addToCart(page, 'Americano');
    await page.goto('/payment');
    await expect(page.getByText('At Seduh, table 46')).toBeVisible();
  };
  await sitAndChoose();
  await payInCash(page);
  await expect(page).toHaveURL(ORDER_PAGE);
  const placed = page.url();
  await sitAndChoose();

  const staff = await visitor();
  await storeSession(staff, ACCOUNTS.admin);
  await staff.goto('/tables');
  const row = staff.getByRole('listitem').filter({ has: staff.getByRole('button', { name: 'Rename table 46' }) });
  await expect(row).toContainText(`/t/${seat.code}`);
  await row.getByRole('button', { name: 'New code for table 46' }).click();
  const asked = staff.getByRole('alertdialog', { name: 'A new code for table 46?' });
  await expect(asked).toContainText('The tile on the table stops working. Print the new one.');
  await asked.getByRole('button', { name: 'Make a new code' }).click();
  await expectToast(staff, 'Table 46 has a new code: print its tile');
  await expect(row).not.toContainText(seat.code);
  const link = /\/t\/[a-z2-9]{6}/.exec((await row.textContent()) ?? '')?.[0] ?? 'no link';

  // whoever still sits there by the old one is told as at a retired table
  await payInCash(page);
  await expect(page.getByText(/^This code is of no table any more/).first()).toBeVisible();
  await page.goto(`/t/${seat.code}`);
  await expect(page.getByRole('heading', { level: 1, name: 'This code is of no table any more' })).toBeVisible();
  await page.goto(link);
  await expectToast(page, 'Table 46: we bring it there');
  await expect(page).toHaveURL(/\/products$/);
  await page.goto('/payment');
  await expect(page.getByText('At Seduh, table 46')).toBeVisible();
  await payInCash(page);
  await expect(page).toHaveURL(ORDER_PAGE);
  await expect(page.getByText('Table 46', { exact: true })).toBeVisible();
  expect(page.url()).not.toBe(placed);
  await page.goto(placed);
  await expect(page.getByText('Table 46', { exact: true })).toBeVisible();
});

test('where no table has a code, who eats in types which one they sit at', async ({ page }) => {
  const staff = await callAs(ACCOUNTS.admin);
  for (const { id, version, active } of await staff.get<Table[]>('/shop/tables'))
    if (active) await staff.patch(`/shop/tables/${id}`, { version, active: false });
  await staff.dispose();
  await storeSession(page, await newCustomer());
  await addToCart(page, 'Americano');
  await page.goto('/payment');
  await page.getByRole('button', { name: 'Edit the address details' }).click();
  await page.getByRole('radio', { name: 'Dine in' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Table number' }).fill('12');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('At Seduh, table 12')).toBeVisible();
  await payInCash(page);
  await expect(page).toHaveURL(ORDER_PAGE);
  await expect(page.getByText('Table 12', { exact: true })).toBeVisible();
});
