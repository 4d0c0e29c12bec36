import { findNetwork, loseNetwork } from '@seduh/api-client/mocks';
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
