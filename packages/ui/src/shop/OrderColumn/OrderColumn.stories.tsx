import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../Button';
import { ShoppingBag } from '../../icons';
import { OrderCard } from '../OrderCard';
import { OrderColumn } from './OrderColumn';

const card = (number: string) => (
  <OrderCard
    key={number}
    number={number}
    ageMinutes={4}
    who="Bagus W."
    deliveryMethod="Pick up, 14:30"
    deliveryIcon={<ShoppingBag />}
    lines={[{ qty: 1, text: 'Cold Brew 18 Hours, L' }]}
    next={
      <Button size="sm" variant="brand">
        Mark ready
      </Button>
    }
  />
);

const meta = {
  id: 'ui-ordercolumn',
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

/** Nothing is pushed: what has come waits in the head. */
export const News: Story = {
  args: {
    news: (
      <Button size="sm" variant="brand">
        3 new
      </Button>
    ),
  },
};

export const NewsComeFirst: Story = {
  ...News,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '3 new' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Mark ready' })[0]).toHaveFocus();
  },
};

/** Where its height is bounded the cards scroll, and the head stays. */
export const Bounded: Story = {
  args: { count: 6, style: { blockSize: '20rem' }, children: [1, 2, 3, 4, 5, 6].map((at) => card(`SD-205${at}`)) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('heading', { name: 'Brewing' });
    const before = head.getBoundingClientRect().top;
    canvas.getByText('SD-2056').scrollIntoView();
    await expect(canvas.getByRole('region').querySelector('.sd-col-cards')?.scrollTop).toBeGreaterThan(0);
    await expect(head.getBoundingClientRect().top).toBe(before);
  },
};
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
