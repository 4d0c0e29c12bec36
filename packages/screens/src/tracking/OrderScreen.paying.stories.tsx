import { paying, retryPaymentFailures, showOrder } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { OrderScreen } from './OrderScreen';

/** An order that waits for its money, and what becomes of it. */
const meta = {
  title: 'Screens/Order/Paying',
  component: OrderScreen,
  args: { id: paying.byBank.id, onPay: fn(), onGo: fn() },
  parameters: { layout: 'fullscreen', session: 'customer' },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BankTransfer: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'How to pay' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^1 h 5[45] min$/);
    await expect(canvas.getByText('16:25', { selector: '.pay-due strong' })).toBeVisible();
    await expect(canvas.getByText('IDR 114,500', { selector: '.pay-facts bdi' })).toBeVisible();
    await expect(canvas.getByText('Waiting for payment', { selector: 'strong' })).toBeVisible();
  },
};

export const CopiesTheTransfer: Story = {
  ...BankTransfer,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'How to pay' })).toBeVisible();
    const write = fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy account number' }));
    await expect(write).toHaveBeenLastCalledWith('0123456789');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy amount' }));
    await expect(write).toHaveBeenLastCalledWith('114500');
  },
};

export const Card: Story = {
  args: { id: paying.byCard.id },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Pay now' });
    await expect(link).toHaveAttribute('href', paying.byCard.payment.pay_url);
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^2[45]:\d\d$/);
  },
};

/** The provider did not answer when the order was placed: the page is made when it is asked for. */
export const CardNotStarted: Story = {
  args: { id: paying.unstarted.id },
};

export const StartsTheCard: Story = {
  ...CardNotStarted,
  tags: ['behaviour'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(args.onPay).toHaveBeenCalledWith(paying.byCard.payment.pay_url));
  },
};

export const Declined: Story = {
  args: { id: paying.declined.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The card was declined, nothing was taken/)).toBeVisible();
  },
};

export const DeclinedThenTriedAgain: Story = {
  ...Declined,
  tags: ['behaviour'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText(/^The card was declined, nothing was taken/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onPay).toHaveBeenCalledWith(paying.byCard.payment.pay_url));
  },
};

export const ProviderFailed: Story = {
  tags: ['posed'],
  args: { id: paying.declined.id },
  beforeEach({ msw }) {
    msw.use(retryPaymentFailures.providerFailed);
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/^The payment page could not be opened/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

/** The time runs out while the page is open: it looks what became of the order. */
export const RunsOut: Story = {
  beforeEach({ msw }) {
    const { byCard } = paying;
    msw.use(showOrder({ ...byCard, payment: { ...byCard.payment, due_at: byCard.created_at } }));
  },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('The time to pay is over.')).toBeVisible();
    msw.use(showOrder(paying.expired));
    const reason = await canvas.findByText('Not paid in time', undefined, { timeout: 15_000 });
    await expect(reason).toBeVisible();
  },
};

export const Expired: Story = {
  args: { id: paying.expired.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Cancelled' })).toBeVisible();
    await expect(canvas.getByText('Card. The time to pay has run out.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Order again' })).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};

export const Paid: Story = {
  args: { id: paying.paid.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paid')).toBeVisible();
    await expect(canvas.getByText('We have it. Card.')).toBeVisible();
  },
};

export const RefundDue: Story = {
  args: { id: paying.refundDue.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Card. IDR 114,500 is on its way back to you.')).toBeVisible();
  },
};

export const PartlyOwed: Story = {
  args: { id: paying.partlyOwed.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bank account. IDR 27,500 is on its way back to you.')).toBeVisible();
  },
};

/** One of two cups was refunded: the order stands as it was, and the slip says how much is back. */
export const PartlyRefunded: Story = {
  args: { id: paying.partlyRefunded.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Bank account\. Refunded IDR 27,500 of IDR [\d,]+\.$/)).toBeVisible();
    await expect(canvas.getByText('Refunded IDR 27,500')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Delivered' })).toBeVisible();
  },
};

export const Refunded: Story = {
  args: { id: paying.refunded.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Refunded IDR 114,500 on 20 Nov.')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneDark: Story = {
  args: { id: paying.declined.id },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
};
