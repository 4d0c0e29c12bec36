import { boardOrders, seenBy, showOrders } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { boardArgs } from '../testing/board';
import { browserThat, toldHere } from '../testing/push';
import { OrderBoardScreen } from './OrderBoardScreen';

const meta = {
  title: 'Screens/Orders/News',
  component: OrderBoardScreen,
  args: boardArgs,
  parameters: { layout: 'fullscreen', session: 'admin' },
  beforeEach({ msw }) {
    msw.use(showOrders(boardOrders.map((order) => seenBy(order, 'Admin'))));
  },
} satisfies Meta<typeof OrderBoardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = 'Notices of new orders on this device';

/** This device tells of new orders while the board is closed. */
export const On: Story = {
  beforeEach({ msw }) {
    browserThat({ permission: 'granted', isTold: true });
    msw.use(toldHere);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** One press turns it on, another one off. */
export const OnAndOff: Story = {
  tags: ['behaviour'],
  beforeEach: () => browserThat({}),
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name, pressed: false });
    await userEvent.click(toggle);
    await userEvent.click(await canvas.findByRole('button', { name, pressed: true }));
    await expect(await canvas.findByRole('button', { name, pressed: false })).toBeVisible();
  },
};

/** Where the browser does not let the shop, a press says how. */
export const Denied: Story = {
  tags: ['behaviour'],
  beforeEach: () => browserThat({ permission: 'denied' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await screen.findByText(/^Your browser does not let Seduh send you news/)).toBeVisible();
  },
};
