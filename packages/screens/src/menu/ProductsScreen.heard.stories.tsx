import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ProductsScreen } from './ProductsScreen';

/** What a screen reader says and where the focus goes while the menu is narrowed down and leafed through. */
const meta = {
  title: 'Screens/Products/Heard',
  component: ProductsScreen,
  args: { query: { search: '', sort: 'popular', page: 1, categories: '' }, onQueryChange: fn() },
  parameters: { layout: 'fullscreen' },
  render: function Walked(args) {
    const [query, setQuery] = useState(args.query);
    return <ProductsScreen {...args} query={query} onQueryChange={(change) => setQuery({ ...query, ...change })} />;
  },
} satisfies Meta<typeof ProductsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The same line with another count: a polite region is read out as it changes, a new one is not. */
export const CountOfResults: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const count = await canvas.findByText('32 on the menu');
    await expect(count).toHaveRole('status');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'latte');
    await waitFor(() => expect(count).toHaveTextContent(/^\d+ found for "latte"$/));
    await userEvent.click(canvas.getByRole('tab', { name: 'Foods' }));
    await waitFor(() => expect(count).toHaveTextContent('0 found for "latte"'));
    await expect(count).toBeVisible();
  },
};

/** The pager is below the list: whoever has turned a page begins at its top. */
export const PageTurned: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    const heading = await canvas.findByRole('heading', { name: 'Favorites, page 2' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};
