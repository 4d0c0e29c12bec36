import { shopFailures } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { expectRoomForLargeLetters } from '../testing/width';
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
    const place = within(await canvas.findByRole('region', { name: 'Where we are' }));
    await expect(place.getByText('Jl. Cikini Raya 41, Jakarta')).toBeVisible();
    await expect(place.getByText('Open until 21:00')).toBeVisible();
    await expect(place.getByRole('link', { name: 'The way there' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/search?query=Jl.%20Cikini%20Raya%2041%2C%20Jakarta',
    );
    const partners = within(canvas.getByRole('region', { name: 'Our partners' }));
    await expect(partners.getAllByRole('listitem')).toHaveLength(5);
    await expect(within(canvas.getByRole('region', { name: 'Reviews' })).getAllByRole('figure')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'See the promo' })).toHaveAttribute('href', '/products');
  },
};

/** One truth: what the bar says of a closed shop, the place says too. */
export const Closed: Story = {
  beforeEach({ msw }) {
    msw.use(shopFailures.closed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Closed. Opens at 07:00')).toBeVisible();
  },
};

/** Letters of twice the size push nothing off a wide page. */
export const LargeLetters: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Reviews' })).toBeInTheDocument();
    await expectRoomForLargeLetters();
  },
};
