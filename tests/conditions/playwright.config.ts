import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/suite/chromium.mjs';
import { storybookServer } from '../storybook/server';

const server = storybookServer({ port: Number(process.env.CONDITIONS_PORT ?? 6107), standIns: true });

/** The built Storybook as people with other needs meet it: narrow, zoomed in, in colours of their own, without motion. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/conditions',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  retries: 0,
  timeout: 180_000,
  reporter: 'list',
  use: { baseURL: server.url, launchOptions },
  webServer: server,
});
