// first: it parts the storage of stories that stand side by side, before anything has looked at it
import './frames/apart';
import '@seduh/ui/styles.css';
// what the shop says of every page of its own
import '../apps/storefront/src/shell/Shell.css';
import { NO_FAULT } from '@seduh/api-client/faults';
import { handlers } from '@seduh/api-client/mocks';
import { localeOf } from '@seduh/contract/constants';
import { loadWords, speakRefusals } from '../packages/screens/src/lib';
import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { docsPage, docsStory, guidePage } from './brand/docsPage';
import { trueProps } from './brand/trueProps';
import './decorators/body.css';
import { pictureHandlers, workerUrl } from './decorators/folder';
import { forgetOwners } from './decorators/owners';
import { startOver } from './decorators/startOver';
import { unknownCalls } from './decorators/unknownCalls';
import { withApi } from './decorators/withApi';
import { withPage } from './decorators/withPage';
import { loadShop, withShop } from './decorators/withShop';
import { endPlay, followPlays } from './faults/endPlay';
import { endFault, forceFault } from './faults/forceFault';
import { withFault } from './faults/withFault';
import { frameKind } from './frames/frame';
import { globalTypes, initialGlobals } from './toolbar/globals';
import { viewports } from './toolbar/viewports';
import { withConditions } from './toolbar/withConditions';
import { withTheme } from './toolbar/withTheme';
import { followBaselines } from './visual/chromatic';
import { BEHAVIOUR } from './visual/versions';

// a part that arrives on demand is first built by Vite, and on a cold machine that takes more than the usual second
configure({ asyncUtilTimeout: 8_000 });

/** With a development build Storybook presses and types inside React's `act`, which nobody does who uses the shop. */
function pressAsPeopleDo(): void {
  configure({ eventWrapper: (press) => press(), unstable_advanceTimersWrapper: (advance) => advance() });
}

export default {
  globalTypes,
  // each story of a docs page in a frame would be checked once more there
  initialGlobals: { ...initialGlobals, ...NO_FAULT, ...(frameKind() === 'docs' && { a11y: { manual: true } }) },
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker(...handlers, unknownCalls, ...pictureHandlers);
      await worker.start({ quiet: true, serviceWorker: { url: workerUrl }, onUnhandledRequest: 'bypass' });
      return worker;
    }),
    loadShop,
    // a screen is not drawn without its words
    ({ globals }) => {
      // as the shop's pages say theirs; what asks the API says it there
      document.documentElement.lang = localeOf(globals.locale);
      return loadWords([localeOf(globals.locale)]);
    },
  ],
  beforeAll() {
    speakRefusals();
    pressAsPeopleDo();
    // taught by whoever walks over the stories
    if ('storyQuiet' in window) forgetOwners();
    return followPlays();
  },
  beforeEach: [endPlay, endFault, startOver, forceFault],
  decorators: [withShop, withPage, withApi, withFault, withTheme, withConditions],
  // who is pictured for visual regression and by Chromatic: all, but for `!visual` and `behaviour`
  tags: ['autodocs', 'visual'],
  argTypesEnhancers: [followBaselines, trueProps],
  parameters: {
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Gallery',
          'Foundations',
          [
            'Start',
            'Colour',
            'Type',
            'Space',
            'Shape',
            'Density',
            'Motion',
            'Icons',
            'Kawung',
            'Voice',
            'Money and dates',
            'Theme editor',
          ],
          'Patterns',
          ['Form', 'Checkout', 'Empty and error', 'Confirm and undo', 'Loading', 'Selection'],
          'UI',
          [
            'Actions',
            'Fields',
            'Choosing',
            'Navigation and frame',
            'Things for sale, orders',
            'Saying something',
            'People and figures',
          ],
          'Screens',
          [
            'Orders',
            'Cart',
            'Collect',
            'Dashboard',
            'History',
            'Home',
            'Login',
            'Modal',
            'Order',
            'Owed',
            'OrderArchive',
            'Payment',
            'Problem',
            'Product',
            'ProductForm',
            'Products',
            'Profile',
            'PromoForm',
            'Promos',
            'Receipt',
            'EmailLink',
            'ResetPassword',
            'SignUp',
            'Test',
            'Shell',
          ],
          'Flows',
        ],
      },
    },
    viewport: { options: viewports },
    docs: {
      container: docsPage,
      page: guidePage,
      toc: { headingSelector: '.guide-section > h2', title: 'On this page' },
      components: { Story: docsStory },
      // at rest it looks like the state it begins with
      stories: { filter: ({ tags }: { tags: string[] }) => !tags.includes(BEHAVIOUR) },
    },
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'target-size', enabled: true }] },
    },
  },
} satisfies Preview;
