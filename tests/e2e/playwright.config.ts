import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/suite/chromium.mjs';
import { ISSUER, OUTBOX, SHOP_NOW, SHOP_PORT, SHOP_URL } from './shop';

const LOOKING = '**/accessibility.spec.ts';

/** Journeys in a real browser against the real server on its own database: Friday afternoon, the shop open, riders out. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  workers: 2,
  fullyParallel: false,
  projects: [
    // the journeys share one shop: one after the other, so that what one orders does not surprise another
    { name: 'journeys', testIgnore: LOOKING, workers: 1 },
    // only looks at pages, beside them
    // a finding names its place: no need of a snapshot of the page before and after each look
    { name: 'pages', testMatch: LOOKING, workers: 1, use: { trace: 'off' } },
  ],
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: SHOP_URL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Jakarta',
    launchOptions,
    // without film and copies of the page, which cost more than the journeys: what stood there is in error-context.md
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
  webServer: {
    command: 'node tests/e2e/fresh-shop.mjs',
    cwd: '../..',
    url: `${SHOP_URL}/readyz`,
    env: {
      PORT: String(SHOP_PORT),
      HOST: '127.0.0.1',
      TRUST_PROXY_HOPS: '1',
      APP_NOW: SHOP_NOW,
      MAIL_DIR: OUTBOX,
      OIDC_ISSUER: ISSUER.issuer,
      OIDC_CLIENT_ID: ISSUER.clientId,
      OIDC_CLIENT_SECRET: ISSUER.clientSecret,
    },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
