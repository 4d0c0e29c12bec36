// Takes the pictures of the shop that browsers show when they offer to install it.
// usage: node scripts/app-screenshots.mjs URL   of a running built shop, open by its clock. Its output is committed.
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findPictureBrowser } from './suite/chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const sharp = createRequire(join(root, 'apps/api/package.json'))('sharp');
const [shop] = process.argv.slice(2);
if (!shop) throw new Error('usage: node scripts/app-screenshots.mjs URL');

const folder = join(root, 'apps/storefront/public/screenshots');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(findPictureBrowser());

async function take(name, { width, height, scale }, open) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await open(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 72, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
  console.log(`${name}.webp: ${width * scale}x${height * scale}, ${(size / 1000).toFixed(1)} KB`);
  await context.close();
}

const phone = { width: 390, height: 844, scale: 2 };
const menu = (page) => page.goto(`${shop}/products`);
await take('menu-phone', phone, menu);
await take('product-phone', phone, async (page) => {
  await menu(page);
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).filter({ visible: true }).first().waitFor();
});
await take('menu-wide', { width: 1280, height: 800, scale: 1 }, menu);
await browser.close();
