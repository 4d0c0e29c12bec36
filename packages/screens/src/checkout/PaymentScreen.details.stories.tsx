import { profileFailures, quoteFailures, rani, sessions, showProfile } from '@seduh/api-client/mocks';
import { DELIVERY } from '@seduh/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fillCart } from '../testing/cart';
import type { PaymentScreen } from './PaymentScreen';
import { atCheckout, lines } from '../testing/payment';

const usual = { lines, promoCode: 'PASTA20' };

// Where, when and by which promo: what is typed in on the way to paying.
const meta = { ...atCheckout, title: 'Screens/Payment/Details' } satisfies Meta<typeof PaymentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EditDetails: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit the address details' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Door delivery' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Delivery address' })).toHaveValue(rani.address);
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await expect(canvas.getByLabelText('Day')).toHaveDisplayValue('Today');
    await expect(canvas.getByLabelText('Set Time')).toHaveDisplayValue('15:15');
    await userEvent.click(canvas.getByRole('radio', { name: 'Dine in' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Table number' }), '7');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(canvas.getByText('At Seduh, table 7')).toBeVisible();
    await expect(canvas.getByText('Dine in, today 15:15')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit the address details' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('Have IDR 108,240 ready')).toBeVisible());
  },
};

export const PickUp: Story = {
  beforeEach: () =>
    fillCart(sessions.customer.id, { ...usual, deliveryId: DELIVERY.pickUp, time: '2026-11-20T09:00:00.000Z' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Collect at Seduh')).toBeVisible();
    await expect(canvas.getByText('Pick up, today 16:00')).toBeVisible();
  },
};

export const NoAddress: Story = {
  beforeEach({ msw }) {
    msw.use(showProfile({ ...rani, address: null }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Where to?')).toBeVisible();
    await expect(canvas.getByText('Checkout').closest('li')).toHaveAttribute('aria-current', 'step');
    const pay = canvas.getByRole('button', { name: 'Confirm and pay' });
    await waitFor(() => expect(pay).toBeEnabled());
  },
};

export const AsksForTheAddress: Story = {
  ...NoAddress,
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Where to?')).toBeVisible();
    const pay = canvas.getByRole('button', { name: 'Confirm and pay' });
    await waitFor(() => expect(pay).toBeEnabled());
    await userEvent.click(pay);
    const address = await canvas.findByRole('textbox', { name: 'Delivery address' });
    await expect(address).toHaveFocus();
    await expect(address).toHaveAccessibleDescription('All input must be fulfilled');
    await userEvent.type(address, 'Jl. Cikini 5');
    await userEvent.click(pay);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledOnce());
  },
};

export const AddressFailed: Story = {
  beforeEach({ msw }) {
    msw.use(profileFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your saved address did not come/)).toBeVisible();
  },
};

export const PromoEntry: Story = {
  tags: ['posed'],
  beforeEach: () => fillCart(sessions.customer.id, { lines }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Promo code' }), 'pandan{Enter}');
    await expect(await canvas.findByText('PANDAN applied')).toBeVisible();
    await expect(canvas.getByText('- IDR 18,450')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the promo code' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the code' }));
    await waitFor(() => expect(canvas.queryByText('- IDR 18,450')).toBeNull());
  },
};

export const PromoRefused: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    fillCart(sessions.customer.id, { lines: [{ ...lines[0]!, qty: 1 }], promoCode: 'PASTA20' });
    msw.use(quoteFailures.promoMissing);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('IDR 12,000 more to use PASTA20')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the promo code' }));
    await expect(canvas.getByRole('textbox', { name: 'Promo code' })).toHaveValue('');
  },
};
