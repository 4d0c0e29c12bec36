import { sessions, showQuote } from '@seduh/api-client/mocks';
import { DELIVERY } from '@seduh/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { busyQuote, fillCart } from '../testing/cart';
import { atCheckout, lines } from '../testing/payment';
import type { PaymentScreen } from './PaymentScreen';

const meta = {
  ...atCheckout,
  title: 'Screens/Payment/Busy',
  beforeEach({ msw }) {
    msw.use(showQuote(busyQuote));
    fillCart(sessions.customer.id, { lines, deliveryId: DELIVERY.pickUp });
  },
} satisfies Meta<typeof PaymentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const findNote = async (canvas: Canvas) =>
  within((await canvas.findByText(/^We are busy/)).closest<HTMLElement>('[role=status]') ?? document.body);

/** It is said, a later time is one tap away, and it can be paid all the same. */
export const Told: Story = {
  play: async ({ canvas }) => {
    const banner = await findNote(canvas);
    await expect(banner.getByText('We are busy: ready 15:02–15:24. You can order for later instead.')).toBeVisible();
    await expect(await banner.findByRole('button', { name: /^Order for today \d\d:\d\d$/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Confirm and pay' })).toBeEnabled());
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Kami sedang ramai: siap /)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Pesan untuk hari ini/ })).toBeVisible();
  },
};

/** One tap orders for then; nothing of the cart is lost. */
export const ForLater: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const banner = await findNote(canvas);
    await userEvent.click(await banner.findByRole('button', { name: /^Order for today/ }));
    await expect(await canvas.findByText(/^Pick up, today \d\d:\d\d$/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/We are busy/)).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Hazelnut Latte' })).toBeVisible();
  },
};
