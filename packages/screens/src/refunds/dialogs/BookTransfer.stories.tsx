import { confirmPaymentFailures, paying } from '@seduh/api-client/mocks';
import type { Order } from '@seduh/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import BookTransfer from './BookTransfer';

const meta = {
  title: 'Screens/Orders/BookTransfer',
  component: BookTransfer,
  args: { order: paying.lateTransfer as Order, onClose: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof BookTransfer>;

export default meta;
type Story = StoryObj<typeof meta>;

const book: Story['play'] = async ({ userEvent }) =>
  userEvent.click(await screen.findByRole('button', { name: 'Book it' }));

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText(/taken up again if all of it can still be had/)).toBeVisible();
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async () => {
    await expect(await screen.findByText(/^Tepat Rp[\d.]+ dari .* Pesanan dilanjutkan kalau/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Catat' })).toBeVisible();
  },
};

/** The money has come: the order is taken up again. */
export const Books: Story = {
  ...Default,
  tags: ['behaviour'],
  play: async (context) => {
    await expect(await screen.findByText(/taken up again if all of it can still be had/)).toBeVisible();
    await book(context);
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalled());
  },
};

/** A colleague has booked it already. */
export const Conflict: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(confirmPaymentFailures.notOpen);
  },
  play: async (context) => {
    await book(context);
    await expect(await screen.findByText('This payment is cancelled already')).toBeVisible();
  },
};
