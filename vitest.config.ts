import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/suite/chromium.mjs';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

/** By default one core is left idle, which is half of what CI has. */
const WORKERS = Math.max(2, availableParallelism() - 1);
const UNIT =
  '{packages/{ui,contract,domain,api-client,screens}/src,apps/storefront/src,scripts,.storybook,tests/bench}/**';
/** Unit tests that cannot share a world say so in their name. */
const ISOLATED = `${UNIT}/*.isolated.test.{ts,tsx}`;
/** Needs no more than Node, unlike what else lies there. */
const BALANCER = 'tests/operations/balancer.test.ts';
const unit = { environment: 'happy-dom' as const, setupFiles: ['./scripts/suite/test-setup.ts'] };

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    projects: [
      {
        // what replaces modules or leaves a timer behind has a browser-like world of its own
        extends: './vite.config.ts',
        test: { ...unit, name: 'unit-isolated', include: [ISOLATED] },
      },
      {
        // all others share one: a world for each file takes ten times as long
        extends: './vite.config.ts',
        test: {
          ...unit,
          name: 'unit',
          setupFiles: [...unit.setupFiles, './scripts/suite/shared-world.ts'],
          include: [`${UNIT}/*.test.{ts,tsx}`],
          exclude: [ISOLATED],
          // read as text by what is tested
          css: { include: [/tokens\.css/] },
          isolate: false,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['{apps/api,packages/embedded-postgres}/src/**/*.test.ts', BALANCER],
          globalSetup: ['./apps/api/src/testing/global-setup.ts', './packages/embedded-postgres/src/testing/sweep.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // each test makes its own app and database: the modules keep nothing from one file to the next
          isolate: false,
        },
      },
      {
        test: {
          name: 'parity',
          environment: 'node',
          include: ['tests/parity/**/*.test.ts'],
          globalSetup: ['./apps/api/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          isolate: false,
        },
      },
      {
        // extra: what it needs of the machine it says where that is not there; no part of the suite
        test: {
          name: 'operations',
          environment: 'node',
          include: ['tests/operations/**/*.test.ts'],
          exclude: [BALANCER],
          globalSetup: ['./apps/api/src/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        // `extends` is load-bearing: without it Tailwind does not run and every story passes unstyled
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir })],
        test: {
          name: 'stories',
          setupFiles: ['./tests/storybook/setup.ts'],
          isolate: false,
          // a browser's pages are not told what the root says
          maxWorkers: WORKERS,
          // the longest flow walks from the sign-up to a paid order
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions,
              // larger than any story's viewport: a larger story would be scaled down to fit
              contextOptions: { viewport: { width: 1440, height: 1000 }, reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
