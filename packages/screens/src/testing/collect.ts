import { COLLECT_KEY } from '@seduh/api-client/mocks';
import type { CollectItem, CollectScreen } from '@seduh/contract';
import type { Meta } from '@storybook/react-vite';
import { CollectScreen as Screen } from '../collect/CollectScreen';
import { silentBell } from './board';

// What the stories of the collection screen have in common.

/** The television, by a link that works. */
export const atTelevision = {
  component: Screen,
  args: {
    linkKey: COLLECT_KEY,
    linkOf: (key: string) => `https://seduh.example/collect#${key}`,
    bell: silentBell,
  },
  parameters: { layout: 'fullscreen', session: null },
} satisfies Meta<typeof Screen>;

const GUESTS = ['Yoga', 'Sari', null, 'B. S.', 'Putri', 'Made', 'A.', 'Dewi', null, 'Rani'];

const items = (first: number, count: number): CollectItem[] =>
  Array.from({ length: count }, (_, index) => ({
    number: `SD-${first - index}`,
    called: GUESTS[(first + index) % GUESTS.length] ?? null,
  }));

/** So many orders in each column. */
export const screenOf = (brewing: number, ready: number): CollectScreen => ({
  brewing: items(2090, brewing),
  ready: items(2059, ready),
});
