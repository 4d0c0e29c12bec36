import { showCollect } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { atTelevision, screenOf } from '../testing/collect';

/** How many orders it has room for, on televisions as they hang. */
const meta = {
  ...atTelevision,
  title: 'Screens/Collect/Sizes',
  globals: { viewport: { value: 'tv' } },
  beforeEach({ msw }) {
    msw.use(showCollect(screenOf(6, 4)));
  },
} satisfies Meta<typeof atTelevision.component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Nothing is cut off, and nothing scrolls. */
const allInSight: Play = async ({ canvas }) => {
  await canvas.findByRole('region', { name: 'Ready' });
  const edge = document.documentElement.getBoundingClientRect();
  for (const place of canvas.getAllByRole('listitem')) {
    const { top, bottom, left, right, height } = place.getBoundingClientRect();
    await expect(top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= edge.right).toBe(true);
    await expect(place.scrollHeight).toBeLessThanOrEqual(Math.ceil(height));
  }
};

export const Wide: Story = { play: allInSight };

export const WideByNight: Story = { ...Wide, globals: { viewport: { value: 'tv' }, theme: 'dark' } };

/** On a tablet at the counter. */
export const Tablet: Story = { play: allInSight, globals: { viewport: { value: 'tablet' } } };

export const Upright: Story = { play: allInSight, globals: { viewport: { value: 'upright' } } };

/** A rush: the latest ready ones, what is promised first, and how many there is no room for. */
export const Many: Story = {
  beforeEach({ msw }) {
    msw.use(showCollect(screenOf(31, 14)));
  },
  play: async (context) => {
    await allInSight(context);
    const ready = within(context.canvas.getByRole('region', { name: 'Ready' }));
    await expect(ready.getByText('and 5 more')).toBeVisible();
    await expect(ready.getAllByRole('listitem')).toHaveLength(10);
    const brewing = within(context.canvas.getByRole('region', { name: 'Brewing' }));
    await expect(brewing.getByText('and 18 more')).toBeVisible();
  },
};

export const ManyUpright: Story = { ...Many, globals: { viewport: { value: 'upright' } } };
