import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3, type TestS3 } from '@seduh/api/testing/s3';
import { expect, test } from '@playwright/test';
import { endShop, openOwnShop, OWN_SHOP_URL as base } from './own-shop';
import { ACCOUNTS, SHOP_NOW } from './shop';
import { chooseFile, dialogOf, hydrated, storeSession } from './steps';

const dataDir = mkdtempSync(join(tmpdir(), 'seduh-bucket-'));
let s3: TestS3;
let network: Server;
/** What was fetched from the network in front of the bucket. */
const fetched: string[] = [];
let shop: ChildProcess;

test.use({ baseURL: base, serviceWorkers: 'allow' });

test.beforeAll(async () => {
  s3 = await startS3();
  network = createServer(async ({ url = '' }, response) => {
    fetched.push(url);
    const bytes = await s3.read(url.slice(1));
    const type = `image/${url.split('.').at(-1)?.replace('jpg', 'jpeg')}`;
    response.writeHead(bytes ? 200 : 404, { 'content-type': type, 'access-control-allow-origin': '*' }).end(bytes);
  });
  await new Promise<void>((listening) => network.listen(0, '127.0.0.1', listening));
  shop = await openOwnShop(dataDir, SHOP_NOW, {
    S3_ENDPOINT: s3.settings.endpoint,
    S3_BUCKET: s3.settings.bucket,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    S3_PUBLIC_URL: `http://127.0.0.1:${(network.address() as AddressInfo).port}`,
  });
});

test.afterAll(async () => {
  await endShop(shop, 'SIGTERM');
  network.close();
  await s3.close();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

test('a product saved while the bucket is away waits in its form; then its picture comes from the network in front, and is kept', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/product/new');
  const picture = await page.screenshot();
  await hydrated(page);
  await chooseFile(page, () => page.getByRole('button', { name: 'Choose From Gallery' }).click(), {
    name: 'cup.png',
    mimeType: 'image/png',
    buffer: picture,
  });
  await page.getByLabel('Name', { exact: true }).fill('Wedang Uwuh');
  await page.getByLabel('Price', { exact: true }).fill('21000');
  await page.getByLabel('Category').selectOption({ label: 'Non Coffee' });
  await page.getByLabel('Description', { exact: true }).fill('Of leaves, and red.');
  const save = async () => {
    await page.getByRole('button', { name: 'Save Product' }).click();
    await dialogOf(page).getByRole('button', { name: 'yes' }).click();
  };

  await s3.stop();
  await save();
  const refusal = page.getByText('The picture cannot be kept right now, so nothing was saved.').first();
  await expect(refusal).toBeVisible({ timeout: 20_000 });
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Wedang Uwuh');
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Of leaves, and red.');

  // the shop leaves a store that was silent alone for a moment; each try is waited for, as a picture takes its time
  await s3.start();
  await expect(async () => {
    const created = page.waitForResponse(
      (response) => response.request().method() === 'POST' && new URL(response.url()).pathname === '/api/products',
    );
    const [answer] = await Promise.all([created, save()]);
    expect(answer.status()).toBe(201);
  }).toPass({ timeout: 90_000 });
  await expect(dialogOf(page).getByText('Wedang Uwuh created successfully')).toBeVisible();
  await dialogOf(page).getByRole('link', { name: 'See this product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wedang Uwuh' })).toBeVisible();
  const shown = page.getByRole('main').locator('img').first();
  const isShown = () =>
    expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await isShown();
  expect(fetched.some((url) => /^\/images\/[0-9a-f]{32}-\d+\.avif$/.test(url))).toBe(true);

  // with the service worker there, the picture is kept although it came from elsewhere
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 })
    .toBe(true);
  await page.reload();
  await isShown();
  const kept = () =>
    page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys())
          if (/\/images\/[0-9a-f]{32}-/.test(url)) return (await cache.match(url))?.type;
      }
      return undefined;
    });
  await expect.poll(kept, { timeout: 20_000 }).toBe('cors');
  network.close();
  network.closeAllConnections();
  await page.reload();
  await isShown();
});
