import { quoteFailures, sessions, shopFailures, showShop, showTimes, shop } from '@seduh/api-client/mocks';
import { DELIVERY } from '@seduh/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fillCart } from '../testing/cart';
import type { PaymentScreen } from './PaymentScreen';
import { atCheckout, findBanner, lines } from '../testing/payment';

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
    await userEvent.click(await form.findByRole('button', { name: 'Order for Monday 13:00' }));
    await expect(form.getByLabelText('Day')).toHaveDisplayValue('Monday');
    await expect(form.getByLabelText('Set Time')).toHaveDisplayValue('13:00');
    await expect(form.getByRole('radio', { name: 'No' })).toHaveFocus();
  },
};

/** Staff have paused pick up: the reason stands once above the slip, with the first time after it. */
export const Paused: Story = {
  beforeEach({ msw }) {
    msw.use(shopFailures.paused, quoteFailures.paused);
    fillCart(sessions.customer.id, usual);
  },
  play: async ({ canvas }) => {
    const banner = within(await findBanner(canvas));
    await expect(banner.getByText('Pick up is paused until 14:45. Order for today 15:00 or later')).toBeVisible();
    await expect(await banner.findByRole('button', { name: 'Order for today 15:00' })).toBeVisible();
  },
};

/** One tap orders for then; nothing of the cart is lost. */
export const PausedForLater: Story = {
  ...Paused,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const banner = within(await findBanner(canvas));
    await userEvent.click(await banner.findByRole('button', { name: 'Order for today 15:00' }));
    await expect(await canvas.findByText('Pick up, today 15:00')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Confirm and pay' })).toBeEnabled());
    await expect(canvas.queryByText(/is paused/)).toBeNull();
  },
};

/** The tile of a paused delivery method says so, and no time inside the pause is on offer. */
export const PausedDetails: Story = {
  ...Paused,
  tags: ['posed'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit the address details' }));
    await expect(await canvas.findByText('Paused until 14:45')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await expect(canvas.getByLabelText('Set Time')).toHaveDisplayValue('15:00');
  },
};

/** A time that has no room for this order says so and cannot be chosen; the next one can. */
export const Full: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(
      showTimes({
        earliest: '2026-11-20T07:38:00.000Z',
        range: { from: '2026-11-20T07:34:00.000Z', to: '2026-11-20T07:38:00.000Z' },
        full: ['2026-11-20T07:45:00.000Z', '2026-11-20T08:15:00.000Z'],
      }),
    );
    fillCart(sessions.customer.id, usual);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit the address details' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'No' }));
    await expect(await canvas.findByRole('option', { name: '15:15, full' })).toBeDisabled();
    // chosen once more, now that it is known what is full
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await waitFor(() => expect(canvas.getByLabelText('Set Time')).toHaveDisplayValue('15:00'));
  },
};
