import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ProductsScreen } from './ProductsScreen';

/** Words, order and category: what the menu is narrowed down to. */
const meta = {
  title: 'Screens/Products/Search',
  component: ProductsScreen,
  args: { query: { search: '', sort: 'popular', page: 1, categories: '' }, onQueryChange: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list follows the typing after a short pause, and starts at its first page. */
export const Searching: Story = {
  tags: ['behaviour'],
  args: { query: { search: '', sort: 'cheapest', page: 3, categories: '1' } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'latte');
    await waitFor(() => expect(args.onQueryChange).toHaveBeenCalledWith({ page: 1, search: 'latte' }, true));
    await expect(args.onQueryChange).toHaveBeenCalledOnce();
  },
};

export const SortedInCategory: Story = {
  args: { query: { search: '', sort: 'cheapest', page: 1, categories: 'Non Coffe' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Non Coffe' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('button', { name: /Sort by/ })).toHaveTextContent('Sort by cheapest');
  },
};

export const EmptySearch: Story = {
  args: { query: { search: 'bubble waffle', sort: 'popular', page: 1, categories: '' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nothing is called "bubble waffle"/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the whole menu' })).toHaveAttribute('href', '/products');
  },
};

export const EmptySearchInCategory: Story = {
  args: { query: { search: 'waffle', sort: 'cheapest', page: 1, categories: '3' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing in Foods is called "waffle".')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Look in every category' })).toHaveAttribute(
      'href',
      '/products?search=waffle&sort=cheapest',
    );
  },
};
