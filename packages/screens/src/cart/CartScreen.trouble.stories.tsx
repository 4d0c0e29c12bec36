import type { CartLine } from '@seduh/api-client';
import {
  exampleQuote,
  makeQuote,
  productBySlug,
  quoteFailures,
  sessions,
  shopFailures,
  showQuote,
} from '@seduh/api-client/mocks';
import { DELIVERY } from '@seduh/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fillCart, linesOf } from '../testing/cart';
import { CartScreen } from './CartScreen';

const lines = linesOf(exampleQuote);

/** What the server may say about a cart, or not say. */
const meta = {
  title: 'Screens/Cart/Trouble',
  component: CartScreen,
  args: {},
  parameters: { layout: 'fullscreen', session: 'customer' },
  beforeEach: () => fillCart(sessions.customer.id, { lines }),
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The summary's own banner: a toast of an earlier story may still be there. */
const findBanner = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  within(await canvas.findByRole('complementary', { name: 'Summary' })).findByRole('alert');

export const SoldOut: Story = {
  beforeEach({ msw }) {
    const soldOut = makeQuote({
      lines: [
        { product_id: productBySlug('taro-latte').id, size_id: 1, qty: 1 },
        { product_id: productBySlug('americano').id, size_id: 1, qty: 1 },
      ],
      delivery_id: DELIVERY.pickUp,
    });
    fillCart(sessions.customer.id, { lines: linesOf(soldOut) });
    msw.use(showQuote(soldOut));
  },
  play: async ({ canvas }) => {
    await expect(await findBanner(canvas)).toHaveTextContent('Taro Latte: Sold out');
    // struck out, and not in the sum: the americano alone is
    await expect(canvas.getByText('1 item')).toBeVisible();
    const sums = canvas.getByRole('complementary', { name: 'Summary' });
    await expect(sums).toHaveTextContent(/Subtotal\s*IDR\s26,000/);
  },
};

export const SoldOutTakenOut: Story = {
  ...SoldOut,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove it' }));
    await waitFor(() => expect(canvas.queryByText('Taro Latte')).toBeNull());
    await expect(canvas.getByText('Americano')).toBeVisible();
  },
};

/** A size that the product does not come in any more is told as what it is, and can go with one tap. */
export const SizeGone: Story = {
  beforeEach() {
    const { id, product_name, price, image } = productBySlug('croissant');
    const croissant: CartLine = { productId: id, productName: product_name, price, image, sizeId: 3, qty: 1, note: '' };
    fillCart(sessions.customer.id, { lines: [croissant, { ...linesOf(exampleQuote)[0]! }] });
  },
  play: async ({ canvas }) => {
    await expect(await findBanner(canvas)).toHaveTextContent('Butter Croissant: No longer comes in Extra Large');
  },
};

export const SizeGoneTakenOut: Story = {
  ...SizeGone,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove it' }));
    await waitFor(() => expect(canvas.queryByText('Butter Croissant')).toBeNull());
  },
};

export const PriceChanged: Story = {
  beforeEach({ msw }) {
    msw.use(quoteFailures.dearer);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Was IDR 25,000 a piece when you added it.')).toBeVisible();
    await expect(canvas.getAllByText('IDR 129,000')).not.toHaveLength(0);
  },
};

export const Closed: Story = {
  beforeEach({ msw }) {
    msw.use(quoteFailures.closed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Closed. Opens tomorrow at 07:00')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(quoteFailures.offline);
  },
  play: async ({ canvas }) => {
    await expect(await findBanner(canvas)).toHaveTextContent('These are the prices you saw last.');
    await expect(canvas.getAllByText('IDR 123,000')).not.toHaveLength(0);
  },
};
export const FailedThenTriedAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async ({ canvas, msw }) => {
    await expect(await findBanner(canvas)).toHaveTextContent('These are the prices you saw last.');
    msw.use(showQuote(exampleQuote));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/the prices you saw last/)).toBeNull());
  },
};

/** Staff have paused the delivery method: the lines stay, and the note under the bar orders for later. */
export const Paused: Story = {
  beforeEach({ msw }) {
    msw.use(shopFailures.paused, quoteFailures.paused);
    fillCart(sessions.customer.id, { lines, deliveryId: DELIVERY.pickUp });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Pick up is paused until 14:45/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /checkout/i })).toBeVisible();
  },
};
