import { rani, showProfile, showWarnings, warningFailures } from '@seduh/api-client/mocks';
import type { Allergen } from '@seduh/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ProductsScreen } from './ProductsScreen';

const avoids: Allergen[] = ['milk', 'peanut'];

const meta = {
  title: 'Screens/Products/Warnings',
  component: ProductsScreen,
  args: { query: { search: '', sort: 'popular', page: 1, categories: '' }, onQueryChange: fn() },
  parameters: { layout: 'fullscreen', session: 'customer' },
  beforeEach({ msw }) {
    msw.use(showProfile({ ...rani, avoids }), showWarnings(avoids));
  },
} satisfies Meta<typeof ProductsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const cardOf = async (canvas: Canvas, name: string) =>
  within((await canvas.findByRole('link', { name })).closest('article')!);

/** Each card says it of the cup that its plus puts in; what holds nothing of it says nothing. */
export const Warned: Story = {
  play: async ({ canvas }) => {
    const latte = await cardOf(canvas, 'Hazelnut Latte');
    await expect(await latte.findByText(/^Contains milk/)).toBeVisible();
    const water = await cardOf(canvas, 'Mineral Water');
    await expect(water.queryByText(/^Contains/)).toBeNull();
  },
};

export const Dark: Story = { ...Warned, globals: { theme: 'dark' } };

export const Phone: Story = { ...Warned, globals: { viewport: { value: 'phone' } } };

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    const latte = await cardOf(canvas, 'Hazelnut Latte');
    await expect(await latte.findByText(/^Mengandung susu/)).toBeVisible();
  },
};

/** The menu stands without; the product's page and the cart ask for themselves. */
export const NotLoaded: Story = {
  beforeEach({ msw }) {
    msw.use(warningFailures.failed);
  },
  play: async ({ canvas }) => {
    const latte = await cardOf(canvas, 'Hazelnut Latte');
    await expect(await latte.findByRole('button', { name: 'Keep Hazelnut Latte as a favourite' })).toBeVisible();
    await expect(latte.queryByText(/^Contains/)).toBeNull();
  },
};
