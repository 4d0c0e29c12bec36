import type { Meta, StoryObj } from '@storybook/react-vite';
import { handlers, longProduct, productBySlug, productFailures } from '@seduh/api-client/mocks';
import { sessions, shopFailures, showProduct } from '@seduh/api-client/mocks';
import { expect, fn } from 'storybook/test';
import { fillCart } from '../../checkout/storyCart';
import { ProductScreen } from './ProductScreen';

const latte = productBySlug('hazelnut-latte');

const meta = {
  title: 'Screens/Product',
  component: ProductScreen,
  args: { id: latte.id, onCheckout: fn() },
  parameters: { layout: 'fullscreen', session: 'customer' },
  beforeEach({ msw }) {
    msw.use(...handlers);
  },
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  async play({ canvas, args, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'One more' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Large' }));
    // price times quantity, in the figure, and how it came about beside it
    await expect(canvas.getByText('2 x IDR 25,000')).toBeVisible();
    await expect(canvas.getAllByText(/\(2\) Large/).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Checkout' }));
    await expect(args.onCheckout).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('Added to cart')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const NoneChosen: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'One less' }));
    await expect(canvas.getByText('Choose at least 1')).toBeVisible();
    for (const add of canvas.getAllByRole('button', { name: 'Add to cart' })) await expect(add).toBeDisabled();
  },
};

/** More than a line holds: what fits goes in, is told, and goes on to the checkout. */
export const MoreThanALineHolds: Story = {
  beforeEach() {
    const { id, product_name: productName, price, image } = latte;
    fillCart(sessions.customer.id, {
      lines: [{ productId: id, productName, price, image, sizeId: 1, qty: 98, note: '' }],
    });
  },
  async play({ canvas, args, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'One more' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Checkout' }));
    await expect(await canvas.findByText('99 of one at most: 99 are in your cart')).toBeVisible();
    await expect(args.onCheckout).toHaveBeenCalledOnce();
  },
};

/** The call to the staff keeps its role and its place while the shop's number is on its way. */
export const ShopOnItsWay: Story = {
  beforeEach({ msw }) {
    msw.use(shopFailures.slow);
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Ask a staff' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const SetTime: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'No' }));
    const time = canvas.getByLabelText('Set Time');
    await expect(time).toHaveValue('14:30');
    await expect(canvas.getAllByText(/at 14:30/).length).toBeGreaterThan(0);
  },
};

export const SurchargeForSize: Story = {
  beforeEach({ msw }) {
    const sizes = latte.sizes.map((size) => ({ ...size, surcharge: (size.id - 1) * 4000 }));
    msw.use(showProduct({ ...latte, sizes }));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Extra Large' }));
    // the prefix is dressed in an element of its own
    const prices = canvas.getAllByText((_, element) => element?.textContent === 'IDR 33,000');
    await expect(prices[0]).toBeVisible();
  },
};

export const SoldOut: Story = {
  beforeEach({ msw }) {
    msw.use(productFailures.soldOut);
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Sold out')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    msw.use(showProduct(longProduct));
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(productFailures.slow);
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading the product')).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  beforeEach({ msw }) {
    msw.use(productFailures.notFound);
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('404 Not Found')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(productFailures.failed);
  },
  async play({ canvas, userEvent, msw }) {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...handlers);
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { level: 1, name: latte.product_name })).toBeVisible();
  },
};
