import {
  archivedProducts,
  favouritesFailures,
  productBySlug,
  productFailures,
  showFavourites,
} from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keepFavourites } from '../testing/favourites';
import { cardOverlay } from './card/lazy';
import { ProductsScreen } from './ProductsScreen';

const latte = productBySlug('hazelnut-latte').id;
const rice = productBySlug('nasi-goreng').id;
const menu = { search: '', sort: 'popular', page: 1, categories: '' } as const;
const mine = { ...menu, categories: 'mine' };

const meta = {
  title: 'Screens/Products/Favourites',
  component: ProductsScreen,
  args: { query: menu, onQueryChange: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => keepFavourites(null, [rice, latte]),
} satisfies Meta<typeof ProductsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is kept has a full heart, on the menu as well; the tab stands after those of everybody. */
export const OnTheMenu: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Keep Hazelnut Latte as a favourite' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Keep Kopi Susu Gula Aren as a favourite' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    const tabs = canvas.getAllByRole('tab').map(({ textContent }) => textContent?.trim());
    await expect(tabs).toEqual(['Favorites', 'Coffee', 'Non Coffe', 'Foods', 'Add-on', 'My favourites']);
    await expect(canvas.getByRole('tab', { name: 'Favorites' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const OnTheMenuDark: Story = { ...OnTheMenu, globals: { theme: 'dark' } };

export const InTheTab: Story = {
  args: { query: mine },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 favourites')).toBeInTheDocument();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('tab', { name: 'My favourites' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const InTheTabOnAPhone: Story = { ...InTheTab, globals: { viewport: { value: 'phone' } } };

export const Indonesian: Story = {
  ...InTheTab,
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 favorit')).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Simpan Hazelnut Latte sebagai favorit' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Favoritku' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const NothingKept: Story = {
  args: { query: mine },
  beforeEach: () => keepFavourites(null, []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No favourites yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the whole menu' })).toHaveAttribute('href', '/products');
  },
};

/** On a new device: nobody knows whether there are none. */
export const UnknownOnThisDevice: Story = {
  args: { query: mine },
  parameters: { session: 'customer' },
  beforeEach({ msw }) {
    msw.use(favouritesFailures.list.forbidden);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your favourites did not come')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByText('No favourites yet')).toBeNull();
  },
};

/** They are kept, and will be there again. */
export const AllOffTheMenu: Story = {
  args: { query: mine },
  beforeEach: () =>
    keepFavourites(
      null,
      archivedProducts.map(({ id }) => id),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your favourites are off the menu')).toBeVisible();
    await expect(canvas.queryByText('No favourites yet')).toBeNull();
    await expect(canvas.getByText('0 favourites')).toBeInTheDocument();
  },
};

/** What a customer keeps on other devices is still on its way. */
export const Waiting: Story = {
  args: { query: mine },
  parameters: { session: 'customer' },
  beforeEach({ msw }) {
    msw.use(favouritesFailures.list.slow);
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Loading the menu')).length).toBeGreaterThan(0);
    await expect(canvas.queryByText('No favourites yet')).toBeNull();
  },
};

/** Nobody can say yet whether it is among them. */
export const WaitingWithASearch: Story = { ...Waiting, args: { query: { ...mine, search: 'mocha', page: 2 } } };

export const NotLoaded: Story = {
  args: { query: mine },
  beforeEach({ msw }) {
    msw.use(productFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The menu did not come')).toBeVisible();
  },
};

export const NotFoundAmongThem: Story = {
  args: { query: { ...mine, search: 'mocha' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing in My favourites is called "mocha".')).toBeVisible();
  },
};

/** Staff order nothing, and keep nothing. */
export const Staff: Story = {
  parameters: { session: 'admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /^Edit / })).toHaveLength(8);
    // hearts come late: by now they would be here
    await cardOverlay.load();
    await expect(canvas.queryByRole('button', { name: /as a favourite$/ })).toBeNull();
    await expect(canvas.queryByRole('tab', { name: 'My favourites' })).toBeNull();
  },
};

/** What a customer keeps elsewhere is here, too. */
export const FromAnotherDevice: Story = {
  args: { query: mine },
  parameters: { session: 'customer' },
  beforeEach({ msw }) {
    msw.use(showFavourites([latte]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Hazelnut Latte' })).toBeVisible();
    await expect(canvas.getByText('1 favourite')).toBeInTheDocument();
  },
};
