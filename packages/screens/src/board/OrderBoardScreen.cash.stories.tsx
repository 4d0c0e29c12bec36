import { orderIn, shop, showShop, workableOrders } from '@seduh/api-client/mocks';
import { DELIVERY } from '@seduh/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { boardArgs } from '../testing/board';
import { OrderBoardScreen } from './OrderBoardScreen';

const meta = {
  title: 'Screens/Orders/Cash',
  component: OrderBoardScreen,
  args: boardArgs,
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof OrderBoardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Handing over asks once for the cash, and works out what goes back from a larger note. */
export const AsksForCash: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(...workableOrders([orderIn('ready', DELIVERY.pickUp)]));
  },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('article', { name: 'SD-2041' }));
    await userEvent.click(card.getByRole('button', { name: 'Hand over' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cash received IDR 108,240?' }));
    await expect(dialog.getByRole('button', { name: 'Received' })).toHaveFocus();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Cash given' }), '100000');
    await expect(dialog.getByText('IDR 8,240 short')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Received' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Cash given' }), '{Backspace>6/}150000');
    await expect(dialog.getByText('Change: IDR 41,760')).toBeVisible();
  },
};

export const CashHandedOver: Story = {
  ...AsksForCash,
  tags: ['behaviour'],
  play: async (context) => {
    await AsksForCash.play?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Received' }));
    await expect(await context.canvas.findByText('SD-2041 picked up')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** "Not yet" leaves the order where it is, and its cash unbooked. */
export const CashNotYet: Story = {
  ...AsksForCash,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('article', { name: 'SD-2041' }));
    await userEvent.click(card.getByRole('button', { name: 'Hand over' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Not yet' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(card.getByRole('button', { name: 'Hand over' })).toBeVisible();
    await expect(card.getByText('Take IDR 108,240 in cash')).toBeVisible();
  },
};

/** The shop's settings say to book without asking. */
export const CashUnasked: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(showShop({ ...shop, asks_cash: false }), ...workableOrders([orderIn('ready', DELIVERY.pickUp)]));
  },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('article', { name: 'SD-2041' }));
    await userEvent.click(card.getByRole('button', { name: 'Hand over' }));
    await expect(await canvas.findByText('SD-2041 picked up')).toBeVisible();
  },
};
