import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button';
import { ShoppingBag } from '../icons';
import { OrderCard } from '../OrderCard';
import { OrderColumn } from './OrderColumn';

const card = (number: string) => (
  <OrderCard
    number={number}
    ageMinutes={4}
    who="Bagus W."
    way="Pick up, 14:30"
    wayIcon={<ShoppingBag />}
    lines={[{ qty: 1, text: 'Cold Brew 18 Hours, L' }]}
    actions={
      <Button size="sm" variant="brand">
        Mark ready
      </Button>
    }
  />
);

const meta = {
  component: OrderColumn,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'Brewing',
    tone: 'accent',
    count: 2,
    children: (
      <>
        {card('SD-2041')}
        {card('SD-2042')}
      </>
    ),
  },
} satisfies Meta<typeof OrderColumn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const New: Story = { args: { title: 'New', tone: 'alert' } };
export const Ready: Story = { args: { title: 'Ready', tone: 'ok' } };
export const OnTheWay: Story = { args: { title: 'On the way', tone: 'info' } };
export const Empty: Story = { args: { count: 0, children: undefined } };
export const LongText: Story = { args: { title: 'On the way to somebody far beyond the river', count: 1204 } };

/** Phones: tabs say the status, the heading stays for screen readers. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Brewing' });
    await expect(heading.parentElement?.offsetWidth).toBe(1);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
