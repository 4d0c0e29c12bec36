import { productBySlug, showProduct } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { heart } from '../lib/favourites/lazy';
import { keepFavourites } from '../testing/favourites';
import { ProductScreen } from './ProductScreen';

const latte = productBySlug('hazelnut-latte');
const label = 'Keep Hazelnut Latte as a favourite';

const meta = {
  title: 'Screens/Product/Favourites',
  component: ProductScreen,
  args: { id: latte.id, onCheckout: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => keepFavourites(null, [latte.id]),
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Kept: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const KeptOnAPhone: Story = { ...Kept, globals: { viewport: { value: 'phone' } } };

export const KeptDark: Story = { ...Kept, globals: { theme: 'dark' } };

/** What is off the menu cannot be kept. */
export const OffTheMenu: Story = {
  beforeEach({ msw }) {
    msw.use(showProduct({ ...latte, available: false, archived: true }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: latte.product_name })).toBeVisible();
    // the heart comes late: by now it would be here
    await heart.load();
    await expect(canvas.queryByRole('button', { name: label })).toBeNull();
  },
};

/** Off with a press, on with the next; it stands where it is seen, so nothing else is said. */
export const TakenOffAndKeptAgain: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: label });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};
