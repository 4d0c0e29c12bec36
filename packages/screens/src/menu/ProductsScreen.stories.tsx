import {
  longProduct,
  productFailures,
  products,
  promoFailures,
  showProducts,
  toSummary,
} from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoSidewaysScroll } from '../testing/width';
import { ProductsScreen } from './ProductsScreen';

const meta = {
  title: 'Screens/Products',
  component: ProductsScreen,
  args: { query: { search: '', sort: 'popular', page: 1, categories: '' }, onQueryChange: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  parameters: { session: 'customer' },
  play: async ({ canvas }) => {
    await canvas.findByText('page 1 of 4');
    await expect(canvas.getAllByRole('button', { name: /to cart$/ })).toHaveLength(8);
  },
};

/** Its words, names and prices as Indonesians read them. */
export const Indonesian: Story = {
  parameters: { session: 'customer' },
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await canvas.findByText('halaman 1 dari 4');
    await expect(canvas.getAllByRole('button', { name: /^Masukkan .* ke keranjang$/ })).toHaveLength(8);
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent?.trim())).toEqual([
      'Favorit',
      'Kopi',
      'Nonkopi',
      'Makanan',
      'Tambahan',
    ]);
    await expect(await canvas.findByText(/^Belanja min\. Rp50\.000\. Kode/)).toBeVisible();
    const [first] = canvas.getAllByRole('article');
    await expect(first).toHaveTextContent(/terjual.*Rp[\d.]+/);
    await expect(first).not.toHaveTextContent(/IDR|sold/);
  },
};

export const IndonesianOnAPhone: Story = { ...Indonesian, globals: { locale: 'id', viewport: { value: 'phone' } } };

export const TurnsThePageAndFilters: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await canvas.findByText('page 1 of 4');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith({ page: 2 }, undefined);
    await userEvent.click(canvas.getByRole('tab', { name: 'Foods' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ page: 1, categories: '3' }, undefined);
  },
};

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('32 on the menu')).toBeInTheDocument();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  },
};

export const Admin: Story = {
  parameters: { session: 'admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /^Edit / })).toHaveLength(8);
    await expect(canvas.getByRole('link', { name: 'Add Promo' })).toHaveAttribute('href', '/promos/new');
    await expect(canvas.getByRole('link', { name: 'Manage promos' })).toHaveAttribute('href', '/promos');
    await expect(canvas.getByRole('link', { name: 'Add new product' })).toHaveAttribute('href', '/product/new');
    await expect(canvas.getByRole('link', { name: 'Archived products' })).toHaveAttribute(
      'href',
      '/products?archived=1',
    );
    await expect(canvas.queryByRole('button', { name: /to cart$/ })).toBeNull();
  },
};

/** The plus puts one Regular into the cart. */
export const QuickAdd: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const [plus] = await canvas.findAllByRole('button', { name: /^Add .* to cart$/ });
    if (plus) await userEvent.click(plus);
    await expect(await canvas.findByText('Added to cart')).toBeVisible();
    const { lines } = JSON.parse(localStorage.getItem('seduh.cart') ?? '{}');
    await expect(lines).toMatchObject([{ sizeId: 1, qty: 1 }]);
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(productFailures.slow, promoFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the menu')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(productFailures.empty, promoFailures.empty);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No promo runs today.')).toBeVisible();
    await expect(await canvas.findByText('This shelf is empty')).toBeVisible();
  },
};

/** The error stands in the grid's place; the way to try again works. */
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(productFailures.failed, promoFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The menu did not come')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  },
};

export const FailedThenTriedAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async ({ canvas, msw }) => {
    await canvas.findByText('The menu did not come');
    msw.use(showProducts(products.slice(0, 3).map(toSummary)));
    const [, again] = canvas.getAllByRole('button', { name: 'Try again' });
    if (again) await userEvent.click(again);
    await expect(await canvas.findAllByRole('button', { name: /to cart$/ })).toHaveLength(3);
  },
};

export const LongText: Story = {
  beforeEach({ msw }) {
    msw.use(showProducts([toSummary(longProduct), ...products.slice(0, 2).map(toSummary)]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: longProduct.product_name })).toBeVisible();
    await expectNoSidewaysScroll();
  },
  globals: { viewport: { value: 'phone' } },
};

export const Phone: Story = { parameters: { session: 'customer' }, globals: { viewport: { value: 'phone' } } };

export const PhoneAdmin: Story = { parameters: { session: 'admin' }, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['!visual'], parameters: { session: 'customer' }, globals: { theme: 'dark' } };
