import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { HomeScreen } from './HomeScreen';

const meta = {
  title: 'Screens/Home/Content',
  component: HomeScreen,
  args: { onGo: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the shop tells of itself, from the figures down to the promo. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const counters = [...canvasElement.querySelectorAll('.counters dl > div')].map((counter) => [
      counter.querySelector('dd')?.textContent,
      counter.querySelector('dt')?.textContent,
    ]);
    await expect(counters).toEqual([
      ['90+', 'Staff'],
      ['30+', 'Locations'],
      ['800+', 'Customers'],
    ]);
    await expect(canvas.getByText('A free member card')).toBeVisible();
    const favourites = canvas.getAllByRole('article');
    await expect(favourites).toHaveLength(3);
    for (const favourite of favourites) await expect(favourite).toHaveTextContent(/Hazelnut Latte.*IDR 25\.000/);
    await expect(canvas.getByRole('img', { name: 'Map of Seduh locations in the city' })).toBeInTheDocument();
    const partners = within(canvas.getByRole('region', { name: 'Our partners' }));
    await expect(partners.getAllByRole('listitem')).toHaveLength(5);
    await expect(within(canvas.getByRole('region', { name: 'Reviews' })).getAllByRole('figure')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'See the promo' })).toHaveAttribute('href', '/products');
  },
};
