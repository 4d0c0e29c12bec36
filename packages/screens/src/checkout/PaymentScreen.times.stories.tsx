import { sessions, showShop, shop } from '@seduh/api-client/mocks';
import { DELIVERY } from '@seduh/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fillCart } from '../testing/cart';
import type { PaymentScreen } from './PaymentScreen';
import { atCheckout, lines } from '../testing/payment';

// When it is wanted: among what the shop can do, each time with its day.
const meta = { ...atCheckout, title: 'Screens/Payment/Times' } satisfies Meta<typeof PaymentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const usual = { lines, deliveryId: DELIVERY.pickUp };
const at = (now: string) => showShop({ ...shop, now });

/** One tap at 15:25 is for a quarter to four, not for tomorrow. */
export const NotNow: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(at('2026-11-20T08:25:00.000Z'));
    fillCart(sessions.customer.id, usual);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit the address details' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'No' }));
    await expect(canvas.getByLabelText('Day')).toHaveDisplayValue('Today');
    await expect(canvas.getByLabelText('Set Time')).toHaveDisplayValue('15:45');
    await userEvent.selectOptions(canvas.getByLabelText('Day'), 'Sunday');
    await userEvent.selectOptions(canvas.getByLabelText('Set Time'), '07:15');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(canvas.getByText('Pick up, Sunday 07:15')).toBeVisible();
  },
};

/** A time that has passed while the cart lay there is not shown as another one. */
export const TimeHasPassed: Story = {
  tags: ['posed'],
  beforeEach: () => fillCart(sessions.customer.id, { ...usual, time: '2026-11-20T07:30:00.000Z' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the time' }));
    const time = await canvas.findByLabelText('Set Time');
    await waitFor(() => expect(time).toHaveDisplayValue('Choose'));
    await expect(time).toHaveAccessibleDescription(/cannot be had any more/);
    await userEvent.selectOptions(time, '16:00');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Confirm and pay' })).toBeEnabled());
  },
};

/** The riders have gone home: one tap orders for when they are back, and says when that is. */
export const ForMonday: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(at('2026-11-21T03:00:00.000Z'));
    fillCart(sessions.customer.id, { ...usual, deliveryId: DELIVERY.doorDelivery });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit the address details' }));
    const form = within((await canvas.findByRole('radio', { name: 'No' })).closest('form')!);
    await userEvent.click(form.getByRole('button', { name: 'Order for Monday 13:00' }));
    await expect(form.getByLabelText('Day')).toHaveDisplayValue('Monday');
    await expect(form.getByLabelText('Set Time')).toHaveDisplayValue('13:00');
    await expect(form.getByRole('radio', { name: 'No' })).toHaveFocus();
  },
};
