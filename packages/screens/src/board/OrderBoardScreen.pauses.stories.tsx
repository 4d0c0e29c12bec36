import { pausedAllShop, pausedShop, pauseFailures, showShop } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { boardArgs, StatefulBoard } from '../testing/board';
import { OrderBoardScreen } from './OrderBoardScreen';

// Staff take no orders for a while; the board without a pause stands among its other states.
const meta = {
  title: 'Screens/Orders/Pauses',
  component: OrderBoardScreen,
  args: boardArgs,
  render: (args) => <StatefulBoard {...args} />,
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof OrderBoardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** @returns the dialog, opened by its button */
async function openDialog(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Pause orders' }));
  return within(await screen.findByRole('dialog', { name: 'Pause orders' }));
}

/** One delivery method, with what is left, above the columns. */
export const Paused: Story = {
  beforeEach({ msw }) {
    msw.use(showShop(pausedShop));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pick up is paused until 14:45.')).toBeVisible();
    await expect(canvas.getByText('15 min left.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take orders again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pause orders' })).toHaveAttribute('title', 'Orders are paused');
    await canvas.findByRole('region', { name: 'Brewing' });
  },
};

/** Until staff reopen; it says when it ends by itself. */
export const PausedAll: Story = {
  beforeEach({ msw }) {
    msw.use(showShop(pausedAllShop));
  },
  play: async ({ canvas }) => {
    const words = 'Orders are paused for now, until tomorrow 07:00 at the latest.';
    await expect(await canvas.findByText(words)).toBeVisible();
    await canvas.findByRole('region', { name: 'Brewing' });
  },
};

export const PausedPhone: Story = {
  ...Paused,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pick up is paused until 14:45.')).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: 'Brewing 3' })).toBeVisible();
  },
};

export const Indonesian: Story = {
  ...PausedAll,
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    const words = 'Pesanan dijeda dulu, paling lambat sampai besok pukul 07.00.';
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Terima pesanan lagi' })).toBeVisible();
    await canvas.findByRole('region', { name: 'Diseduh' });
  },
};

/** Which orders and for how long; it says when each choice ends. */
export const Dialog: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await expect(dialog.getByRole('radio', { name: 'All of them' })).toBeChecked();
    await expect(await dialog.findByText('Until 14:45.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Until reopened' }));
    await expect(dialog.getByText(/by itself when the shop opens tomorrow 07:00/)).toBeVisible();
  },
};

/** What is paused stands first, each with its way back. */
export const DialogPaused: Story = {
  ...Paused,
  tags: ['posed'],
  play: async ({ canvas }) => {
    await canvas.findByText('Pick up is paused until 14:45.');
    const dialog = await openDialog(canvas);
    await expect(dialog.getByRole('button', { name: /^Take orders again: Pick up is paused/ })).toBeVisible();
  },
};

/** Paused, undone by the toast; paused, and reopened; all by keyboard as well, as the parts are native. */
export const Pauses: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const pause = async () => {
      const dialog = await openDialog(canvas);
      await userEvent.click(dialog.getByRole('radio', { name: 'Pick up' }));
      await userEvent.click(dialog.getByRole('radio', { name: '30 min' }));
      await userEvent.keyboard('{Tab}{Tab}{Enter}');
      await canvas.findByText('Pick up is paused until 15:00.');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await pause();
    await expect(canvas.getByRole('button', { name: 'Pause orders' })).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.queryByText(/Pick up is paused/)).toBeNull());
    await pause();
    await userEvent.click(canvas.getByRole('button', { name: 'Take orders again' }));
    await waitFor(() => expect(canvas.queryByText(/Pick up is paused/)).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Pause orders' })).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    // the clock of the page goes on, that of the mocks does not
    await expect(await canvas.findByText(/^Pick up is paused until (?:15:00|14:59)\.$/)).toBeVisible();
  },
};

/** What did not work is said where it was asked, and what was chosen stays. */
export const DialogFailed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(pauseFailures.failed);
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('radio', { name: '60 min' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pause' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: '60 min' })).toBeChecked();
  },
};
