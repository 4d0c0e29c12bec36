import { findNetwork, loseNetwork } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { PaymentScreen } from './PaymentScreen';
import { atCheckout, pressPay } from '../testing/payment';

const meta = { ...atCheckout, title: 'Screens/Payment/Offline' } satisfies Meta<typeof PaymentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Paying waits for the network, and says so; what is in the cart does not go. */
export const PayingWaits: Story = {
  tags: ['behaviour'],
  beforeEach() {
    loseNetwork();
    return findNetwork;
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/Paying waits until you are back/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Hazelnut Latte' })).toBeVisible();
    const pay = canvas.getByRole('button', { name: 'Confirm and pay' });
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Order summary' })).not.toHaveAttribute('aria-busy'));
    await expect(pay).toBeDisabled();

    findNetwork();
    await waitFor(() => expect(canvas.queryByText(/Paying waits/)).toBeNull());
    await pressPay(canvas);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledOnce());
  },
};
