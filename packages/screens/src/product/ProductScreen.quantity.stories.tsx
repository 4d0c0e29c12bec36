import { productBySlug, sessions } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fillCart } from '../testing/cart';
import { ProductScreen } from './ProductScreen';

const latte = productBySlug('hazelnut-latte');

/** How many: the least and the most. */
const meta = {
  title: 'Screens/Product/Quantity',
  component: ProductScreen,
  args: { id: latte.id, onCheckout: fn() },
  parameters: { layout: 'fullscreen', session: 'customer' },
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {
  tags: ['posed'],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'One less' }));
    await expect(canvas.getByText('Choose at least 1')).toBeVisible();
    for (const add of canvas.getAllByRole('button', { name: 'Add to cart' })) await expect(add).toBeDisabled();
  },
};

/** A croissant is a croissant: there is no size to choose, and none is said. */
export const OneSize: Story = {
  args: { id: productBySlug('croissant').id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Butter Croissant' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Size' })).toBeNull();
    await expect(canvas.queryByText(/Regular/)).toBeNull();
  },
};

export const OneSizeAdded: Story = {
  ...OneSize,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Butter Croissant' })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Add to cart' })[0]!);
    const cart = JSON.parse(localStorage.getItem(`seduh.cart.${sessions.customer.id}`) ?? '{}');
    await expect(cart.lines).toMatchObject([{ sizeId: 1, oneSize: true }]);
  },
};

/** More than a line holds: what fits goes in, is told, and goes on to the checkout. */
export const MoreThanALineHolds: Story = {
  tags: ['posed'],
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
