import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/suite/chromium.mjs';
import { storybookServer } from '../storybook/server';

const server = storybookServer({ port: Number(process.env.FAULTS_PORT ?? 6109), standIns: true });

/** The fault panel of the built Storybook: every fault on every screen, as an address or the panel forces it. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/faults',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  // a slow answer takes three seconds by itself
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: { baseURL: server.url, launchOptions },
  webServer: server,
});
