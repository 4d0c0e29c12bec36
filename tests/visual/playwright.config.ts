import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findPictureBrowser } from '../../scripts/suite/chromium.mjs';
import { storybookServer } from '../storybook/server';

const launchOptions = findPictureBrowser();
// a second run at the same time takes another port by VISUAL_PORT
const server = storybookServer({ port: Number(process.env.VISUAL_PORT ?? 6106), standIns: true });

// a part of a layer that is drawn anew by itself, or a picture that is decoded aside, is a pixel off at its edges
const STEADY = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--run-all-compositor-stages-before-draw',
];

/**
 * Every story of the built Storybook as it was accepted, pixel by pixel, as people with other needs meet it, and under
 * every fault: docs/decisions/0020 to 0022.
 */
export default defineConfig({
  testDir: '..',
  testMatch: ['visual/*.spec.ts', 'conditions/*.spec.ts', 'faults/*.spec.ts'],
  outputDir: '../../test-results/visual',
  fullyParallel: true,
  // a story waits for frames, so that three leave a fifth of two cores idle
  workers: 4,
  forbidOnly: true,
  retries: 0,
  // a page with all code takes half of it to load on a slow machine, four at a time
  timeout: 60_000,
  globalSetup: './report/begin.ts',
  reporter: 'list',
  use: {
    baseURL: server.url,
    launchOptions: {
      ...launchOptions,
      args: [...launchOptions.args, ...STEADY],
      env: { ...launchOptions.env, FONTCONFIG_FILE: fileURLToPath(new URL('letters.conf', import.meta.url)) },
    },
  },
  webServer: server,
});
