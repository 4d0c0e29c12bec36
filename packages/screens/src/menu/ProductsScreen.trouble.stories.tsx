import { productFailures, products, showProducts, toSummary } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent } from 'storybook/test';
import { ProductsScreen } from './ProductsScreen';

const rest = { search: '', sort: 'popular', page: 1, categories: '' } as const;

// When the list does not come, each in its own words, and where there is nothing to list.
const meta = {
  title: 'Screens/Products/Trouble',
  component: ProductsScreen,
  args: { query: rest, onQueryChange: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  beforeEach({ msw }) {
    msw.use(productFailures.offline);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(canvas.getByText('Network error. Check your connection and try again.')).toBeVisible();
  },
};

export const OfflineThenTriedAgain: Story = {
  ...Offline,
  tags: ['behaviour'],
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('heading', { name: 'You are offline' })).toBeVisible();
    msw.use(showProducts(products.slice(0, 2).map(toSummary)));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
  },
};

export const BadResponse: Story = {
  beforeEach({ msw }) {
    msw.use(productFailures.html);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bad response from the server. Try again.')).toBeVisible();
  },
};

export const BadRequest: Story = {
  beforeEach({ msw }) {
    msw.use(http.get('*/api/products', () => HttpResponse.html('<!doctype html>', { status: 400 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bad request. The server did not take it.')).toBeVisible();
  },
};

/** What is looked for is text, whatever it looks like. */
export const SpecialCharacters: Story = {
  args: { query: { ...rest, search: '<b>"50%" & 1+1</b>' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nothing is called "<b>"50%" & 1\+1<\/b>"/)).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('<b>"50%" & 1+1</b>');
    await expect(canvas.getByText('0 found for "<b>"50%" & 1+1</b>"')).toBeVisible();
  },
};

/** A link to a page that is no more: the rest of the query stays. */
export const PageBeyondTheLast: Story = {
  args: { query: { search: 'latte', sort: 'cheapest', page: 9, categories: '1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The menu ends before this page')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to page 1' })).toHaveAttribute(
      'href',
      '/products?search=latte&sort=cheapest&categories=1',
    );
  },
};
