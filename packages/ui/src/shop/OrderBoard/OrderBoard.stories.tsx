import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../Button';
import { ShoppingBag } from '../../icons';
import { OrderCard, type OrderCardProps } from '../OrderCard';
import { OrderBoard } from './OrderBoard';
import { OrderBoardSkeleton } from './OrderBoardSkeleton';

const card = (number: string, action: string, more?: Partial<OrderCardProps>) => (
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
        {action}
      </Button>
    }
    {...more}
  />
);

const meta = {
  id: 'ui-orderboard',
  component: OrderBoard,
  args: {
    label: 'Open orders',
    tabsLabel: 'Status',
    columns: [
      {
        id: 'new',
        title: 'New',
        tone: 'alert',
        count: 2,
        empty: 'Nothing new.',
        cards: [card('SD-2044', 'Accept'), card('SD-2043', 'Accept', { note: 'No peanuts please, allergy.' })],
      },
      {
        id: 'brewing',
        title: 'Brewing',
        tone: 'accent',
        count: 1,
        empty: 'Nothing on the bar.',
        cards: card('SD-2041', 'Mark ready', { lateMinutes: 3, ageMinutes: 13 }),
      },
      { id: 'ready', title: 'Ready', tone: 'ok', count: 0, empty: 'Nothing is waiting.', cards: null },
      {
        id: 'way',
        title: 'On the way',
        tone: 'info',
        count: 1,
        empty: 'No rider is out.',
        cards: card('SD-2038', 'Mark delivered'),
      },
    ],
    value: 'new',
    onChange: fn(),
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    const onChange = (id: string) => {
      setValue(id);
      args.onChange(id);
    };
    return <OrderBoard {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof OrderBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All columns side by side, each named by its heading; no tabs. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const columns = canvas.getAllByRole('region').map((column) => column.getBoundingClientRect());
    await expect(new Set(columns.map(({ top }) => top)).size).toBe(1);
    await expect(columns).toHaveLength(4);
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

/** One column at a time; arrows move along the tabs, which count. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('region')).toHaveLength(1));
    await expect(canvas.getByRole('region', { name: 'New' })).toBeVisible();
  },
};
export const NarrowByKeyboard: Story = {
  ...Narrow,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('region')).toHaveLength(1));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Brewing 1' })).toHaveFocus();
    await expect(args.onChange.mock.calls).toEqual([['brewing']]);
    await expect(canvas.getByRole('region', { name: 'Brewing' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'New' })).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('region', { name: 'New' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('region', { name: 'On the way' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('region', { name: 'New' })).toBeVisible();
  },
};
export const NarrowEmpty: Story = { args: { value: 'ready' }, globals: { viewport: { value: 'phone' } } };

/** Scrolls inside itself, so that the page does not. */
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Loading: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: ({ columns }) => <OrderBoardSkeleton label="Loading the orders" columns={columns.length} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the orders');
  },
};
export const NarrowLoading: Story = { ...Loading, globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    columns: ['Waiting for somebody to take it up', 'Under way beyond the river'].map((title, index) => ({
      id: title,
      title,
      tone: 'info' as const,
      count: index * 1204,
      empty: 'Nothing at all is waiting here, and nothing has been for quite a while.',
      cards: null,
    })),
    value: 'Waiting for somebody to take it up',
  },
};
export const Dark: Story = { globals: { theme: 'dark', viewport: { value: 'desktop' } } };
