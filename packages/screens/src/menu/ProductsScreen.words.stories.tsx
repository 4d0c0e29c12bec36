import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ProductsScreen } from './ProductsScreen';

const meta = {
  title: 'Screens/Products/Words',
  component: ProductsScreen,
  args: { query: { search: '', sort: 'popular', page: 1, categories: '' }, onQueryChange: fn() },
  parameters: { layout: 'fullscreen', session: 'customer' },
} satisfies Meta<typeof ProductsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const wordsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent?.trim());

/** Tabs, sorts and terms are called what the shop calls them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(wordsOf(canvas.getAllByRole('tab'))).toEqual(['Favorites', 'Coffee', 'Non Coffe', 'Foods', 'Add-on']);
    const panel = within(canvas.getByRole('complementary', { name: 'Promo Today' }));
    for (const term of ['One coupon per day', 'Dine in only', 'Buy one get one for new user', 'Member card needed']) {
      await expect(panel.getByText(term)).toBeVisible();
    }
  },
};

export const SortsTheMenu: Story = {
  ...Default,
  tags: ['behaviour'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sort by/ }));
    await expect(wordsOf(canvas.getAllByRole('option'))).toEqual(['newest', 'oldest', 'priciest', 'cheapest']);
    await userEvent.click(canvas.getByRole('option', { name: 'priciest' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith({ page: 1, sort: 'priciest' }, undefined);
  },
};

/** Each card leads to its product. */
export const OpensAProduct: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('article');
    if (!first) throw new Error('no card on the menu');
    const link = within(first).getByRole('link');
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/product\/[\w-]+$/));
    await expect(first).toHaveTextContent(/IDR \d/);
  },
};
