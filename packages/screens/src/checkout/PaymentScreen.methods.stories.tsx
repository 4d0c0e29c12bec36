import { PAYMENT_OFF } from '@seduh/domain';
import { placeOrderFailures, sessions, shop, showShop } from '@seduh/api-client/mocks';
import { PAYMENT } from '@seduh/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fillCart } from '../testing/cart';
import type { PaymentScreen } from './PaymentScreen';
import { atCheckout, lines, pressPay } from '../testing/payment';

// How it is paid, and what the order then waits for.
const meta = { ...atCheckout, title: 'Screens/Payment/Methods' } satisfies Meta<typeof PaymentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The order comes back with the provider's page, which is where the way leads next. */
export const Card: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Card/ }));
    await pressPay(canvas);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledOnce());
    const payment = { state: 'awaiting', pay_url: expect.stringContaining('/payments/') };
    await expect(args.onPlaced).toHaveBeenCalledWith(
      expect.objectContaining({ payment: expect.objectContaining(payment) }),
    );
  },
};

/** The order comes back with a code, and nobody leaves the shop for it. */
export const Qris: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^QRIS/ }));
    await pressPay(canvas);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledOnce());
    const payment = { state: 'awaiting', pay_url: null, qr: expect.stringContaining('/payments/') };
    await expect(args.onPlaced).toHaveBeenCalledWith(
      expect.objectContaining({ payment: expect.objectContaining(payment) }),
    );
  },
};

/** The order says where the money goes. */
export const BankAccount: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Bank account/ }));
    await pressPay(canvas);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledOnce());
    const bank = { bank: 'BCA', account: '0123 4567 89', holder: 'Seduh Kopi' };
    await expect(args.onPlaced).toHaveBeenCalledWith(
      expect.objectContaining({ payment: expect.objectContaining({ state: 'awaiting', bank, pay_url: null }) }),
    );
  },
};

/** What was chosen last time is not taken today: it is not there, and another way has to be chosen. */
export const CardIsOff: Story = {
  beforeEach({ msw }) {
    fillCart(sessions.customer.id, { lines, paymentId: PAYMENT.card });
    const off = shop.payment_methods.map((method) =>
      method.id === PAYMENT.card ? { ...method, disabled_reason: PAYMENT_OFF } : method,
    );
    msw.use(showShop({ ...shop, payment_methods: off }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose how you pay.')).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: /^Card/ })).toBeNull();
  },
};

export const CardIsOffThenCash: Story = {
  ...CardIsOff,
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Choose how you pay.')).toBeVisible();
    await pressPay(canvas);
    await expect(args.onPlaced).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: /^Cash on delivery/ }));
    await pressPay(canvas);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledOnce());
  },
};

/** It went off while the page was open: the refusal is said and nothing is lost. */
export const RefusedMeanwhile: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(placeOrderFailures.paymentUnavailable);
  },
  play: async ({ canvas, args }) => {
    await pressPay(canvas);
    const side = await canvas.findByRole('complementary', { name: 'Payment summary' });
    await waitFor(() => expect(side).toHaveTextContent('Card is not taken just now'));
    await expect(canvas.getByRole('link', { name: 'Hazelnut Latte' })).toBeVisible();
    await expect(args.onPlaced).not.toHaveBeenCalled();
  },
};
