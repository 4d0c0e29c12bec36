import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { managerHead } from './brand/manager-head.mjs';
import { componentProps } from './componentProps.mjs';
import { demoPictures } from './demo-pictures.mjs';
import { pseudoTwins } from './pseudo/twins.mjs';
import { llms } from './tools/llms.mjs';
import { readGuides } from '../scripts/ui/guides.mjs';
import { uiSrc } from '../scripts/ui/sources.mjs';

// one file that works in dev, build and Vitest: no `msw init`, no worker in the repository or in the app
const worker = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));

const { guides } = await readGuides();
/** The shelf of each component's folder. */
const shelves = new Map([...guides].map(([path, { group }]) => [dirname(path), group]));

/** A component stands on its shelf in the sidebar; the id in its meta keeps its address. */
function onShelf(title: string, file: string): string {
  const shelf = shelves.get(relative(uiSrc, dirname(file)).replaceAll('\\', '/'));
  return shelf ? title.replace(/^UI\//, `UI/${shelf}/`) : title;
}

/** A screen with others on one page would have one storage and one mocked API with them: the gallery shows each in its own. */
const SCREENS = /\/(?:packages\/screens|apps\/storefront)\//;
/** What is tried of a part in a file of its own (`ImageDrop.rules.stories.tsx`) is no page of it. */
const FURTHER = /\/packages\/ui\/src\/.*\/\w+\.\w+\.stories\.tsx$/;
const isWithoutDocs = (file: string): boolean => SCREENS.test(file) || FURTHER.test(file);

export default {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '.', titlePrefix: '', files: '{faults,gallery,toolbar,visual}/*.stories.tsx' },
    { directory: '../packages/ui/src/foundations', titlePrefix: 'Foundations', files: '*.stories.tsx' },
    { directory: '../packages/ui/src/patterns-docs', titlePrefix: 'Patterns', files: '*.stories.tsx' },
    { directory: '../packages/ui/src', titlePrefix: 'UI', files: '[A-Z]*/*.stories.tsx' },
    { directory: '../packages/ui/src/shop', titlePrefix: 'UI', files: '*/*.stories.tsx' },
    { directory: '../packages/screens/src', titlePrefix: '', files: '**/*.stories.tsx' },
    { directory: '../apps/storefront/src', titlePrefix: '', files: '**/*.stories.tsx' },
  ],
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) => ({
          ...entry,
          title: onShelf(entry.title ?? options.makeTitle(), file),
          tags: [...(entry.tags ?? []), ...(isWithoutDocs(file) ? ['!autodocs'] : [])],
        })),
    })),
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
    'msw-storybook-addon',
    // the manifest's parts and the commit
    './tools/preset.ts',
  ],
  staticDirs: [
    { from: worker, to: '/mockServiceWorker.js' },
    { from: await demoPictures(), to: '/images' },
    { from: '../packages/ui/src/styles/fonts', to: '/fonts' },
    { from: '../apps/storefront/public/favicon.svg', to: '/favicon.svg' },
  ],
  managerHead: (head = '') => managerHead(head, guides),
  // a background is a token, and changes with the theme; React's development build says what it minds, see
  // docs/decisions/0047
  features: {
    backgrounds: false,
    developmentModeForBuild: true,
    componentsManifest: true,
    experimentalSearchDocsHeadings: true,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [componentProps(), llms(), pseudoTwins()],
      build: {
        // Storybook's own parts are large, and no customer loads them
        chunkSizeWarningLimit: 2_000,
        // React's warnings name components
        rolldownOptions: { output: { keepNames: true } },
      },
      optimizeDeps: {
        // found only once the first screen's story runs, which would reload the page in the middle of a test
        include: ['@seduh/api-client > swr', '@seduh/contract > zod'],
      },
    }),
} satisfies StorybookConfig;
