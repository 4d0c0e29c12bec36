import { favouritesFailures, productBySlug, productFailures, showFavourites } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { keepFavourites } from '../testing/favourites';
import { ProductsScreen } from './ProductsScreen';

const latte = productBySlug('hazelnut-latte').id;
const rice = productBySlug('nasi-goreng').id;
const menu = { search: '', sort: 'popular', page: 1, categories: '' } as const;

const meta = {
  title: 'Screens/Products/Keeping favourites',
  component: ProductsScreen,
  args: { query: menu, onQueryChange: fn() },
  parameters: { layout: 'fullscreen' },
  render: function Walked(args) {
    const [query, setQuery] = useState(args.query);
    return <ProductsScreen {...args} query={query} onQueryChange={(change) => setQuery({ ...query, ...change })} />;
  },
} satisfies Meta<typeof ProductsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsOneMore: Story = {
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    const heart = await canvas.findByRole('button', { name: 'Keep Hazelnut Latte as a favourite' });
    await expect(canvas.queryByRole('tab', { name: 'My favourites' })).toBeNull();
    heart.focus();
    await userEvent.keyboard('{Enter}');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: 'My favourites' }));
    await expect(await canvas.findByText('1 favourite')).toBeInTheDocument();
  },
};

/** In the tab a card goes with its heart: the focus stays in the list, and the way back is offered. */
export const TakenOffAndPutBack: Story = {
  args: { query: { ...menu, categories: 'mine' } },
  tags: ['behaviour'],
  beforeEach: () => keepFavourites(null, [rice, latte]),
  play: async ({ canvas }) => {
    const heart = await canvas.findByRole('button', { name: 'Keep Hazelnut Latte as a favourite' });
    await userEvent.click(heart);
    await expect(await canvas.findByText('Hazelnut Latte removed from your favourites')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByRole('heading', { name: 'My favourites, page 1' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
};

/** Without a connection the others stay, and what was taken off can be put back: nothing is asked for anew. */
export const TakenOffOffline: Story = {
  ...TakenOffAndPutBack,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, msw } = context;
    await canvas.findByRole('button', { name: 'Keep Hazelnut Latte as a favourite' });
    await expect(canvas.getByText('2 favourites')).toBeInTheDocument();
    msw.use(productFailures.offline);
    await TakenOffAndPutBack.play?.(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep Hazelnut Latte as a favourite' }));
    await expect(await canvas.findByText('1 favourite')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Nasi Goreng Telur' })).toBeVisible();
    await expect(canvas.queryByText('You are offline')).toBeNull();
  },
};

/** The server refuses: the heart is as it was, and says why. */
export const Refused: Story = {
  tags: ['behaviour'],
  parameters: { session: 'customer' },
  beforeEach({ msw }) {
    msw.use(favouritesFailures.add.gone);
  },
  play: async ({ canvas }) => {
    const heart = await canvas.findByRole('button', { name: 'Keep Hazelnut Latte as a favourite' });
    await userEvent.click(heart);
    await expect(await canvas.findByText('Hazelnut Latte is not on the menu any more')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
};

/** What is kept elsewhere did not come; it does with another try. */
export const TriedAgain: Story = {
  args: { query: { ...menu, categories: 'mine' } },
  tags: ['behaviour'],
  parameters: { session: 'customer' },
  beforeEach({ msw }) {
    msw.use(favouritesFailures.list.forbidden);
  },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Your favourites did not come')).toBeVisible();
    msw.use(showFavourites([latte]));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: 'Hazelnut Latte' })).toBeVisible();
  },
};

/** Without a connection it stays kept here, and goes later. */
export const KeptOffline: Story = {
  tags: ['behaviour'],
  parameters: { session: 'customer' },
  beforeEach({ msw }) {
    msw.use(favouritesFailures.add.offline);
  },
  play: async ({ canvas }) => {
    const heart = await canvas.findByRole('button', { name: 'Keep Hazelnut Latte as a favourite' });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(await canvas.findByRole('tab', { name: 'My favourites' })).toBeVisible();
  },
};
