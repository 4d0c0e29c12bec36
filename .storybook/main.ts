import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { demoPictures } from './demo-pictures.mjs';

// one file that works in dev, build and Vitest: no `msw init`, no worker in the repository or in the app
const worker = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));

export default {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../packages/ui/src', titlePrefix: 'UI', files: '**/*.stories.tsx' },
    { directory: '../apps/storefront/src', titlePrefix: '', files: '**/*.stories.tsx' },
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-themes',
    'msw-storybook-addon',
  ],
  staticDirs: [
    { from: worker, to: '/mockServiceWorker.js' },
    { from: await demoPictures(), to: '/images' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    optimizeDeps: {
      ...config.optimizeDeps,
      // found only once the first screen's story runs, which would reload the page in the middle of a test
      include: [...(config.optimizeDeps?.include ?? []), '@seduh/api-client > swr', '@seduh/contract > zod'],
    },
  }),
} satisfies StorybookConfig;
