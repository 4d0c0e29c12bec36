import { keepBoard } from '@seduh/api-client';
import { boardOrders, findNetwork, loseNetwork, ordersFailures, seenBy, showOrders } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { OrderBoardScreen } from './OrderBoardScreen';
import { boardArgs } from '../testing/board';

const meta = {
  title: 'Screens/Orders/Live',
  component: OrderBoardScreen,
  args: boardArgs,
  parameters: { layout: 'fullscreen', session: 'admin' },
  beforeEach: () => findNetwork,
} satisfies Meta<typeof OrderBoardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const liveness = () => document.querySelector<HTMLElement>('[data-liveness]')?.dataset.liveness;

/** Without a network nothing is live, however lately the server was heard; back again it is. */
export const Offline: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Live\. 8 open/)).toBeVisible());
    await expect(liveness()).toBe('live');
    loseNetwork();
    await expect(await canvas.findByText(/^Last heard \d\d:\d\d\. 8 open/)).toBeVisible();
    await expect(liveness()).toBe('stale');
  },
};
export const Phone: Story = { ...Offline, globals: { viewport: { value: 'phone' } } };

/** Reloaded without a network: the orders of before, and how old they are. */
export const Kept: Story = {
  beforeEach({ msw }) {
    msw.use(ordersFailures.offline);
    keepBoard({ orders: boardOrders.map((order) => seenBy(order, 'Admin')), at: Date.now() - 9 * 60_000 });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'SD-2043' })).toBeVisible();
    await expect(
      canvas.getByText(/^Not connected\. The orders as of 14:\d\d: what came since is not here\.$/),
    ).toBeVisible();
  },
};
export const KeptPhone: Story = {
  ...Kept,
  globals: { viewport: { value: 'phone' }, locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Tidak terhubung\. Pesanan per 14\.\d\d/)).toBeVisible();
  },
};

/** Back again, the board is what the server says. */
export const KeptThenBack: Story = {
  ...Kept,
  tags: ['behaviour'],
  play: async ({ canvas, msw }) => {
    await canvas.findByText(/^Not connected\. The orders as of/);
    msw.use(showOrders([]));
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText('No orders yet')).toBeVisible();
    await expect(canvas.queryByText(/^Not connected\. The orders as of/)).toBeNull();
  },
};
