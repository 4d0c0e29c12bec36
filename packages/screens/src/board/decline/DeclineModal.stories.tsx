import { orderIn, seenBy } from '@seduh/api-client/mocks';
import { DELIVERY } from '@seduh/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import '../OrderBoard.css';
import DeclineModal, { type DeclineModalProps } from './DeclineModal';

const out = seenBy(orderIn('out for delivery', DELIVERY.doorDelivery), 'Admin');

const meta = {
  title: 'Screens/Orders/DeclineModal',
  component: DeclineModal,
  args: { order: out, onDecline: fn<DeclineModalProps['onDecline']>(async () => null), onClose: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof DeclineModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const bringBack: Story['play'] = async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Nobody opened the door' }));
  await userEvent.click(screen.getByRole('button', { name: 'Bring back' }));
};

/** What is out for delivery and nobody took comes back, for a reason that the customer reads. */
export const BringBack: Story = {
  tags: ['posed'],
  play: async (context) => {
    await expect(await screen.findByText(/no cash is booked, and what went out is not sold again/)).toBeVisible();
    await context.userEvent.click(screen.getByRole('button', { name: 'Bring back' }));
    await expect(screen.getByText('Say why, in a few words.')).toBeVisible();
    await expect(context.args.onDecline).not.toHaveBeenCalled();
    await bringBack(context);
    await waitFor(() => expect(context.args.onDecline).toHaveBeenCalledWith('Nobody opened the door'));
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalled());
  },
};

/** Paid in cash before it went out: nobody stands there to take the money back, so it is owed. */
export const BringBackPaid: Story = {
  args: { order: { ...out, payment: { ...out.payment, state: 'paid' } } },
  play: async () => {
    await expect(await screen.findByText(/is owed back until the customer has it/)).toBeVisible();
  },
};

/** The same in Indonesian, with the reasons that are usual then. */
export const Indonesian: Story = {
  ...BringBackPaid,
  globals: { locale: 'id' },
  play: async () => {
    await expect(await screen.findByText(/Rp[\d.]+ tercatat belum dikembalikan/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Tidak ada yang membuka pintu' })).toBeVisible();
  },
};

/** The customer has it by now: the reason stays. */
export const BringBackRefused: Story = {
  tags: ['posed'],
  args: {
    onDecline: fn<DeclineModalProps['onDecline']>(async () => 'This order is delivered and cannot become cancelled'),
  },
  play: async (context) => {
    await bringBack(context);
    await expect(await screen.findByText('This order is delivered and cannot become cancelled')).toBeVisible();
    await expect(screen.getByLabelText('Reason')).toHaveValue('Nobody opened the door');
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
};
