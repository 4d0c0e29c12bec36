import {
  longProduct,
  productBySlug,
  profileFailures,
  quoteFailures,
  sessions,
  shopFailures,
} from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fillCart } from '../testing/cart';
import { turnedAway } from '../testing/turnedAway';
import { expectNoSidewaysScroll } from '../testing/width';
import { keepPreviousCart } from '../reorder';
import type { PaymentScreen } from './PaymentScreen';
import { atCheckout, lines, pressPay } from '../testing/payment';

const meta = { ...atCheckout, title: 'Screens/Payment' } satisfies Meta<typeof PaymentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    const slip = await canvas.findByRole('region', { name: 'Order summary' });
    await expect(slip).toHaveTextContent(
      'SubtotalIDR 123,000Promo PASTA20- IDR 24,600Tax and feesIDR 9,840ShippingIDR 10,000TotalIDR 118,240',
    );
    await expect(canvas.getByText('Have IDR 118,240 ready')).toBeVisible();
    await expect(canvas.getByText('Delivery to Jl. Teuku Umar 12')).toBeVisible();
    await expect(canvas.getByText('At your door 14:50–15:05, within 35 minutes.')).toBeVisible();
    await expect(canvas.getByText('Payment').closest('li')).toHaveAttribute('aria-current', 'step');
  },
};

export const SubmitsAndPays: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await pressPay(canvas);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledOnce());
    const kept = JSON.parse(localStorage.getItem(`seduh.cart.${sessions.customer.id}`) ?? '{}') as { lines?: unknown };
    await expect(kept.lines).toEqual([]);
  },
};

/** An old order has just joined the cart: it is said, and one tap puts the cart back as it was. */
export const JoinedByAnOldOrder: Story = {
  beforeEach: () =>
    keepPreviousCart(
      lines.slice(0, 1),
      lines.reduce((sum, { qty }) => sum + qty, 0),
    ),
  play: async ({ canvas }) => {
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    await expect(undo.parentElement).toHaveTextContent('Added to cart');
  },
};

export const JoinedThenUndone: Story = {
  ...JoinedByAnOldOrder,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    await expect(undo.parentElement).toHaveTextContent('Added to cart');
    await userEvent.click(undo);
    const kept = () =>
      (JSON.parse(localStorage.getItem(`seduh.cart.${sessions.customer.id}`) ?? '{}') as { lines: unknown[] }).lines;
    await waitFor(() => expect(kept()).toEqual(lines.slice(0, 1)));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'One more' })).toHaveLength(1));
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(shopFailures.slow, quoteFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your cart')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: () => localStorage.removeItem(`seduh.cart.${sessions.customer.id}`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your cart is dry' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Confirm and pay' })).toBeNull();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(shopFailures.failed, quoteFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your cart is kept\.$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const QuoteFailed: Story = {
  beforeEach({ msw }) {
    msw.use(quoteFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The sum did not come/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Order summary' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Confirm and pay' })).toBeDisabled();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    const long = { ...lines[0]!, productId: productBySlug('nasi-goreng').id, productName: longProduct.product_name };
    const address = 'Jl. Kebon Kacang Raya Gang Haji Abdul Majid Dalam 12 B, RT 07 RW 05, Kebon Melati. '.repeat(3);
    fillCart(sessions.customer.id, { lines: [{ ...long, qty: 99, note: 'No chilli, please. '.repeat(10) }], address });
    msw.use(profileFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: longProduct.product_name })).toBeVisible();
    await expect(await canvas.findByText(/^Delivery to Jl\. Kebon Kacang/)).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const SignedOut: Story = turnedAway(null, '/payment');

export const Forbidden: Story = turnedAway('admin', '/payment');

export const Phone: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['!visual'], globals: { theme: 'dark' } };

export const PhoneDark: Story = { tags: ['!visual'], globals: { theme: 'dark', viewport: { value: 'phone' } } };
