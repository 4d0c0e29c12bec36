import { productBySlug, promoFailures, sessions } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fillCart } from '../testing/cart';
import { ProductsScreen } from './ProductsScreen';

const { id: productId, product_name: productName, price, image } = productBySlug('hazelnut-latte');

const meta = {
  title: 'Screens/Products/Promos',
  component: ProductsScreen,
  args: { query: { search: '', sort: 'popular', page: 1, categories: '' }, onQueryChange: fn() },
  parameters: { layout: 'fullscreen', session: 'customer' },
} satisfies Meta<typeof ProductsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const putIntoCart = (qty: number) =>
  fillCart(sessions.customer.id, { lines: [{ productId, productName, price, image, sizeId: 1, qty, note: '' }] });

/** The chosen coupon waits in the cart once applied; with nothing to count in, there is nothing more to say. */
export const ApplyCoupon: Story = {
  tags: ['posed'],
  parameters: { session: null },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Pandan Week/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Apply Changes' }));
    await expect(await canvas.findByText('PANDAN waits in your cart')).toBeVisible();
    await expect(canvas.getByText('PANDAN is in your cart.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Pandan Week/ })).toBeChecked();
    await expect(JSON.parse(localStorage.getItem('seduh.cart') ?? '{}')).toMatchObject({ promoCode: 'PANDAN' });
  },
};

/** Said before it is applied: what it still lacks. */
export const NotEnoughYet: Story = {
  tags: ['posed'],
  beforeEach: () => putIntoCart(1),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Pandan Week/ }));
    await expect(await canvas.findByText('IDR 15,000 more to use PANDAN')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply Changes' }));
    await expect(canvas.getByText('PANDAN is in your cart.')).toBeVisible();
    await expect(canvas.getByText('IDR 15,000 more to use PANDAN')).toBeVisible();
  },
};

/** ... and what it brings. */
export const Counts: Story = {
  tags: ['behaviour'],
  beforeEach: () => putIntoCart(2),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Pandan Week/ }));
    await expect(await canvas.findByText('PANDAN takes IDR 7,500 off your cart')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /First order, half price/ }));
    await expect(await canvas.findByText('Only for a first order')).toBeVisible();
  },
};

export const None: Story = {
  beforeEach({ msw }) {
    msw.use(promoFailures.empty);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No promo runs today.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Apply Changes' })).toBeNull();
  },
};

export const Phone: Story = {
  tags: ['posed'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => putIntoCart(1),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Pandan Week/ }));
    await canvas.findByText('IDR 15,000 more to use PANDAN');
  },
};
