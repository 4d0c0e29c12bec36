import { closingShop, quotesOf, sessions, showShop, timesFailures } from '@seduh/api-client/mocks';
import { DELIVERY } from '@seduh/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fillCart } from '../testing/cart';
import { atCheckout, findBanner, lines } from '../testing/payment';
import type { PaymentScreen } from './PaymentScreen';

// The shop is open, and closes before what is in the cart would be ready.
const meta = {
  ...atCheckout,
  title: 'Screens/Payment/LastOrders',
  beforeEach({ msw }) {
    msw.use(showShop(closingShop), ...quotesOf(closingShop));
    fillCart(sessions.customer.id, { lines, deliveryId: DELIVERY.pickUp });
  },
} satisfies Meta<typeof PaymentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Why not now stands once above the slip, with the next time. */
export const Told: Story = {
  play: async ({ canvas }) => {
    const banner = within(await findBanner(canvas));
    const said = 'This may be ready only after we close at 14:35. Order for tomorrow 07:15 or later';
    await expect(banner.getByText(said)).toBeVisible();
    await expect(await banner.findByRole('button', { name: 'Order for tomorrow 07:15' })).toBeVisible();
    await expect(banner.getByRole('button', { name: 'Set Time' })).toBeVisible();
  },
};

export const Phone: Story = { ...Told, globals: { viewport: { value: 'phone' } } };

/** When it could be had does not come: no time is named beside the way to choose one. */
export const TimesFailed: Story = {
  beforeEach({ msw }) {
    msw.use(timesFailures.failed);
  },
  play: async ({ canvas }) => {
    const banner = within(await findBanner(canvas));
    await waitFor(() => expect(banner.getAllByRole('button')).toHaveLength(1));
    await expect(banner.getByRole('button', { name: 'Set Time' })).toBeVisible();
  },
};

/** One tap orders for then; nothing of the cart is lost. */
export const ForTomorrow: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const banner = within(await findBanner(canvas));
    await userEvent.click(await banner.findByRole('button', { name: 'Order for tomorrow 07:15' }));
    await expect(await canvas.findByText('Pick up, tomorrow 07:15')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Confirm and pay' })).toBeEnabled());
    await expect(canvas.queryByText(/only after we close/)).toBeNull();
  },
};

/** The form where the time is set says the same. */
export const Details: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit the address details' }));
    const form = within((await canvas.findByRole('radio', { name: 'No' })).closest('form')!);
    await expect(await form.findByText('This may be ready only after we close at 14:35.')).toBeVisible();
    await userEvent.click(await form.findByRole('button', { name: 'Order for tomorrow 07:15' }));
    await expect(form.getByLabelText('Day')).toHaveDisplayValue('Tomorrow');
    await expect(form.getByLabelText('Set Time')).toHaveDisplayValue('07:15');
    await expect(form.getByRole('radio', { name: 'No' })).toHaveFocus();
  },
};
