import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.mjs';
import { SHOP_NOW, SHOP_PORT } from './shop';

/** Journeys in a real browser against the real server on its own database: Friday afternoon, the shop open, riders out. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  // the journeys share one shop: one after the other, so that what one orders does not surprise another
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${SHOP_PORT}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Jakarta',
    launchOptions,
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node tests/e2e/fresh-shop.mjs',
    cwd: '../..',
    url: `http://127.0.0.1:${SHOP_PORT}/readyz`,
    env: { PORT: String(SHOP_PORT), APP_NOW: SHOP_NOW, HOST: '127.0.0.1', TRUST_PROXY_HOPS: '1' },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
