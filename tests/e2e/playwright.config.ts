import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/suite/chromium.mjs';
import { SHOP, SHOP_NOW, shopOf } from './shop';

/** Each has a shop of its own, in which its journeys follow each other. */
const WORKERS = 3;

/** Journeys in a real browser against the real server on its own database: Friday afternoon, the shop open, riders out. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  workers: WORKERS,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: SHOP.url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Jakarta',
    launchOptions,
    // no trace, which is a ninth of all time: error-context.md says what stood on the page
    trace: 'off',
    // what a worker asks, a page's routes do not see; offline.spec.ts takes it
    serviceWorkers: 'block',
  },
  webServer: Array.from({ length: WORKERS }, (_, worker) => {
    const { port, url, issuer, outbox } = shopOf(worker);
    return {
      command: 'node tests/e2e/fresh-shop.mjs',
      cwd: '../..',
      url: `${url}/readyz`,
      env: {
        PORT: String(port),
        HOST: '127.0.0.1',
        TRUST_PROXY_HOPS: '1',
        APP_NOW: SHOP_NOW,
        MAIL_DIR: outbox,
        OIDC_ISSUER: issuer.issuer,
        OIDC_CLIENT_ID: issuer.clientId,
        OIDC_CLIENT_SECRET: issuer.clientSecret,
      },
      timeout: 120_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
    };
  }),
});
