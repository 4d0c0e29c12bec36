import '@seduh/ui/styles.css';
import { handlers } from '@seduh/api-client/mocks';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { startOver } from './decorators/startOver';
import { withApi } from './decorators/withApi';
import { withPage } from './decorators/withPage';

// a part that arrives on demand is first built by Vite, and on a cold machine that takes more than the usual second
configure({ asyncUtilTimeout: 8_000 });

/** Phone, laptop: the two widths every screen is judged at. */
const viewports = {
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
} as const;

export default {
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker(...handlers);
      await worker.start({
        quiet: true,
        onUnhandledRequest(request, print) {
          if (new URL(request.url).pathname.startsWith('/api/')) print.error();
        },
      });
      return worker;
    }),
  ],
  beforeEach: startOver,
  decorators: [
    withPage,
    withApi,
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'target-size', enabled: true }] },
    },
  },
} satisfies Preview;
