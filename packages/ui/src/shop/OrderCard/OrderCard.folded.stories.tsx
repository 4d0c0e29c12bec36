import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../Button';
import { Armchair, MessageCircleMore } from '../../icons';
import { OrderCard } from './OrderCard';

const meta = {
  id: 'ui-ordercard-folded',
  title: 'OrderCard/Folded',
  component: OrderCard,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(19rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    number: 'SD-2043',
    ageMinutes: 4,
    who: 'Ayu L.',
    deliveryMethod: 'Dine in, table 7',
    deliveryIcon: <Armchair />,
    lines: [
      { qty: 2, text: 'Iced Lemon Tea, R' },
      { qty: 1, text: 'Nasi Goreng Kampung with Fried Egg' },
    ],
    note: 'Less ice, please.',
    folded: true,
    onFoldedChange: fn(),
    summary: (
      <>
        <Armchair />
        <MessageCircleMore />
        <span>2 Iced Lemon Tea, R and 1 more</span>
      </>
    ),
    next: <Button size="sm">Accept</Button>,
    actions: (
      <Button size="sm" variant="line" danger>
        Decline
      </Button>
    ),
  },
  render: function Held(args) {
    const [folded, setFolded] = useState(args.folded);
    const onFoldedChange = (next: boolean) => {
      setFolded(next);
      args.onFoldedChange?.(next);
    };
    return <OrderCard {...args} folded={folded} onFoldedChange={onFoldedChange} />;
  },
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two lines, with the next move in reach. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Accept' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Decline' })).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** A tap anywhere beside the button unfolds it, another on the number folds it again. */
export const Unfolds: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(args.onFoldedChange).not.toHaveBeenCalled();
    const { left, bottom } = canvas.getByRole('article').getBoundingClientRect();
    const hit = document.elementFromPoint(left + 24, bottom - 6);
    await expect(hit).toBe(canvas.getByRole('button', { name: 'SD-2043' }));
    await userEvent.click(canvas.getByRole('button', { name: 'SD-2043' }));
    await expect(canvas.getByText('Less ice, please.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'SD-2043', expanded: true }));
    await expect(args.onFoldedChange).toHaveBeenCalledTimes(2);
  },
};

/** By keyboard the number comes first, then the next move. */
export const ByKeyboard: Story = {
  tags: ['posed', 'keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'SD-2043', expanded: false })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Decline' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'SD-2043', expanded: true })).toHaveFocus();
  },
};

export const FoldsAgain: Story = {
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onFoldedChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('button', { name: 'SD-2043', expanded: false })).toHaveFocus();
  },
};

export const Late: Story = { args: { ageMinutes: 34, lateMinutes: 8 } };

export const Expected: Story = { args: { ageMinutes: 34, expected: '14:42' } };

/** What nobody may miss is not folded away, and not cut. */
export const WithWarning: Story = {
  args: { warnings: [{ label: 'Allergy', text: 'Nasi Goreng Kampung with Fried Egg: no peanuts please, allergy' }] },
  play: async ({ canvas }) => {
    const warning = canvas.getByText(/no peanuts please, allergy/);
    await expect(warning).toHaveTextContent('Allergy: Nasi Goreng');
    await expect(warning.scrollWidth).toBeLessThanOrEqual(warning.clientWidth);
    await expect(getComputedStyle(warning).textOverflow).toBe('clip');
  },
};
export const LongText: Story = {
  args: {
    number: 'SD-2000000041',
    ageMinutes: 1525,
    lateMinutes: 125,
    summary: <span>120 Kopi Susu Gula Aren with oat milk, half the sugar and no ice, XL and 48 more</span>,
    next: <Button size="sm">Confirm payment</Button>,
  },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '200px' }}>
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { ...Late, globals: { theme: 'dark' } };
