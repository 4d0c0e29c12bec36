import { handlers, productBySlug } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ProductScreen } from './ProductScreen';

const latte = productBySlug('hazelnut-latte');

const meta = {
  title: 'Screens/Product/Words',
  component: ProductScreen,
  args: { id: latte.id, onCheckout: fn() },
  parameters: { layout: 'fullscreen', session: 'customer' },
  beforeEach({ msw }) {
    msw.use(...handlers);
  },
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What stands there before anything is chosen. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const crumbs = within(await canvas.findByRole('navigation', { name: 'Breadcrumb' }));
    await expect(crumbs.getByRole('link', { name: 'Coffee' })).toHaveAttribute('href', '/products?categories=Coffee');
    await expect(crumbs.getByText('Hazelnut Latte')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText(latte.description)).toBeVisible();
    await expect(canvas.getByText('Delivery only on Monday to friday at 1 - 7 pm')).toBeVisible();
    for (const way of ['Dine in', 'Door delivery', 'Pick up']) {
      await expect(canvas.getByRole('radio', { name: new RegExp(`^${way}`) })).toBeInTheDocument();
    }
    const sizes = within(canvas.getByRole('group', { name: 'Size' }));
    for (const code of ['R', 'L', 'XL']) await expect(sizes.getByText(code)).toBeVisible();
    await expect(sizes.getByRole('radio', { name: 'Regular' })).toBeChecked();
    await expect(canvas.getAllByText(/^\(1\) Regular/)).not.toHaveLength(0);
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Ask a staff' })).toBeVisible();
  },
};

export const Admin: Story = {
  parameters: { session: 'admin' },
  play: async ({ canvas }) => {
    const edit = await canvas.findByRole('link', { name: 'Edit Product' });
    await expect(edit).toHaveAttribute('href', `/product/${latte.id}/edit`);
  },
};
