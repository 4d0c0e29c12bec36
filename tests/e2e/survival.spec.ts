import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, request, test } from '@playwright/test';
import { callAs, findProduct, orderFor } from './caller';
import { endShop, openOwnShop, OWN_SHOP_URL as base } from './own-shop';
import { ACCOUNTS, SHOP, SHOP_NOW } from './shop';
import { dialogOf, expectToast, storeSession } from './steps';

/** Three hours after the shop was opened first: no transfer is waited for that long. */
const EVENING = '2026-11-20T10:30:00Z';

test.describe.configure({ mode: 'serial' });
const dataDir = mkdtempSync(join(tmpdir(), 'seduh-survival-'));
let server: ChildProcess;
/** Two orders whose transfers come three hours later; what the second is of is taken off the menu by then. */
let late: { id: string; number: string; total: number }[];

test.afterAll(async () => {
  await endShop(server, 'SIGTERM');
  // what a killed server leaves running notices a moment later
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

test('an acknowledged order outlives kill -9 of the server, and the shop opens again by itself', async () => {
  test.setTimeout(180_000);
  server = await openOwnShop(dataDir);
  const api = await request.newContext({ baseURL: base });
  const json = async <T>(answer: Promise<{ json(): Promise<unknown> }>) =>
    ((await (await answer).json()) as { data: T }).data;
  const { token } = await json<{ token: string }>(api.post('/api/auths/login', { data: ACCOUNTS.customer }));
  const [product] = await json<{ id: string }[]>(api.get('/api/products?search=americano'));
  const headers = { 'x-access-token': token, 'idempotency-key': 'outlives-the-server' };
  const data = { lines: [{ product_id: product?.id, size_id: 2, qty: 3 }], delivery_id: 3, payment_id: 3 };
  const placed = await api.post('/api/transactions', { headers, data });
  expect(placed.status()).toBe(201);
  const order = ((await placed.json()) as { data: { id: string; total: number } }).data;
  const customer = await callAs(ACCOUNTS.customer, base);
  const transfer = async (name: string) =>
    orderFor(customer, await findProduct(customer, name), { qty: 2, paymentId: 2 });
  late = [await transfer('Mocha'), await transfer('Affogato')];
  await customer.dispose();

  for (const now of [SHOP_NOW, EVENING]) {
    // as in a power cut for its process: nothing of it gets to run any more
    await endShop(server, 'SIGKILL');
    server = await openOwnShop(dataDir, now);
    const kept = await json<{ id: string; total: number }>(api.get(`/api/transactions/${order.id}`, { headers }));
    expect(kept).toMatchObject({ id: order.id, total: order.total, status_name: 'pending' });
    // the same key still stands for the same order
    const again = await api.post('/api/transactions', { headers, data });
    expect([again.status(), ((await again.json()) as { data: unknown }).data]).toEqual([201, order]);
  }
  const next = await api.post('/api/transactions', {
    headers: { ...headers, 'idempotency-key': 'the-next-one' },
    data,
  });
  expect(next.status()).toBe(201);
  await api.dispose();
});

test('a transfer that comes late takes its order up again, or is owed until staff say that it is back', async ({
  browser,
}) => {
  const staff = await callAs(ACCOUNTS.admin, base);
  await staff.patch(`/products/${(await findProduct(staff, 'Affogato')).id}`, { stock: 0 });
  await staff.dispose();
  const page = await browser.newPage({ baseURL: base });
  await storeSession(page, ACCOUNTS.admin);
  const [had, gone] = late;
  if (!had || !gone) throw new Error('the shop took no orders');
  const book = async ({ number }: { number: string }) => {
    await page.goto(`/orders/past?search=${number}`);
    await page.getByRole('button', { name: number }).click();
    await expect(page.getByText('Not paid in time').first()).toBeVisible();
    await page.getByRole('button', { name: `Book transfer of ${number}` }).click();
    await dialogOf(page).getByRole('button', { name: 'Book it' }).click();
  };
  await book(had);
  await expectToast(page, `${had.number} is paid and back on the board`);
  await book(gone);
  const sum = `IDR ${gone.total.toLocaleString('en-US')}`;
  await expectToast(page, `${gone.number} cannot be had any more: ${sum} is owed back`);
  await page.goto('/orders');
  await expect(page.getByRole('article', { name: had.number }).getByRole('button', { name: 'Accept' })).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByText(`1 refund owed, ${sum} in all.`)).toBeVisible();
  await page.getByRole('link', { name: '1 refund owed' }).click();
  await expect(page.getByText('Came too late', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: `Mark returned: ${sum} of ${gone.number}` }).click();
  await dialogOf(page).getByRole('button', { name: 'It is back' }).click();
  await expect(page.getByText('Nothing is owed')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 2, name: 'Monthly report' })).toBeVisible();
  await expect(page.getByText('refund owed', { exact: false })).toHaveCount(0);
  await page.close();
});

test('where a shop is watched, a visit tells how fast it was as it ends', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: base });
  // what measures is fetched when the page is calm
  const code = page.waitForResponse(
    async (response) => response.url().endsWith('.js') && (await response.text()).includes('sendBeacon'),
  );
  await page.goto('/id/products');
  const file = (await code).url();
  // it has come, and runs once the page has time: the same module is there for a second asker when it has
  await page.evaluate((url) => import(url), file);
  await page.getByRole('link', { name: 'Americano' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Americano' })).toBeVisible();
  // sent as the page is left: no page is there to be asked for it
  await page.goto('about:blank');
  const metrics = async () => (await page.request.get(`http://127.0.0.1:${SHOP.metricsPort}/metrics`)).text();
  for (const vital of ['LCP', 'FCP', 'TTFB'])
    await expect.poll(metrics).toContain(`seduh_web_vital_seconds_count{vital="${vital}",page="products"} 1`);
  expect(await metrics()).toContain('seduh_web_vital_layout_shift_count{page="products"} 1');
  await page.close();
});
