import { handlers, productBySlug, showProduct } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProductScreen } from './ProductScreen';

const latte = productBySlug('hazelnut-latte');

const meta = {
  title: 'Screens/Product/Staff',
  component: ProductScreen,
  args: { id: latte.id, onCheckout: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
  beforeEach({ msw }) {
    msw.use(...handlers);
  },
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Edit Product' })).toBeVisible();
    await expect(canvas.queryByText('Ask a staff')).toBeNull();
    // what is added here could not be paid: the checkout is the customers'
    await expect(canvas.queryByRole('button', { name: 'Add to cart' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Checkout' })).toBeNull();
  },
};

/** One tap takes it off until the shop opens next, one brings it back. */
export const SoldOut: Story = {
  tags: ['posed'],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sold out until next opening' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Back on the menu' }));
    await expect(await canvas.findByRole('button', { name: 'Sold out until next opening' })).toBeVisible();
  },
};

/** Old orders still lead here. */
export const Archived: Story = {
  beforeEach({ msw }) {
    msw.use(showProduct({ ...latte, archived: true, available: false }));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Off the menu')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  },
};
