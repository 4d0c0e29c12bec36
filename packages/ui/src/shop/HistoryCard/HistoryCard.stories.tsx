import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../Button';
import { latte } from '../../fixtures/pictures';
import { Bike, CircleCheck, CircleX, Clock, Coffee } from '../../icons';
import { HistoryCard } from './HistoryCard';

const reorder = fn();

const meta = {
  id: 'ui-historycard',
  component: HistoryCard,
  decorators: [
    (Story: ComponentType) => (
      <div style={{ maxInlineSize: '25rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    href: '/history/2041',
    image: latte,
    name: 'Hazelnut Latte',
    price: 25000,
    statusLabel: 'Delivered',
    statusTone: 'ok',
    statusIcon: <CircleCheck />,
    meta: '18 Nov',
    selectable: true,
    selected: false,
    onSelectedChange: fn(),
    selectLabel: 'Select Hazelnut Latte, 18 Nov',
  },
} satisfies Meta<typeof HistoryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = { tags: ['pointer'], args: { selected: true } };

/** Several things: the first is its name, all of them are told. */
export const Several: Story = {
  args: {
    more: 'and 2 more',
    lines: ['2 Hazelnut Latte, Large', '1 Nasi Goreng Kampung', '1 Butter Croissant'],
    price: 108240,
    meta: 'SD-2032, 18 Nov',
  },
};

/** A live order cannot be deleted. */
export const Disabled: Story = {
  args: {
    selectable: false,
    statusLabel: 'Brewing',
    statusTone: 'warn',
    statusIcon: <Coffee />,
    meta: 'Today 13:52',
  },
};

export const OnTheWay: Story = {
  args: { selectable: false, statusLabel: 'On the way', statusTone: 'info', statusIcon: <Bike /> },
};
export const Placed: Story = {
  args: { selectable: false, statusLabel: 'Order placed', statusTone: 'plain', statusIcon: <Clock /> },
};
export const Cancelled: Story = { args: { statusLabel: 'Cancelled', statusTone: 'bad', statusIcon: <CircleX /> } };

/** The action is a button of its own over the card's link. */
export const WithAction: Story = {
  args: {
    action: (
      <Button variant="quiet" size="sm" onClick={reorder}>
        Order again
      </Button>
    ),
  },
};

export const WithActionByKeyboard: Story = {
  ...WithAction,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order again' }));
    await expect(reorder).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link')).toHaveFocus();
    const followed = fn((event: Event) => event.preventDefault());
    canvas.getByRole('link').addEventListener('click', followed);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(true);
  },
};

export const NoPicture: Story = { args: { image: null } };
export const LongText: Story = {
  args: {
    name: 'Nasi Goreng Kampung with Fried Egg and Crackers',
    more: 'and 48 more',
    lines: Array.from(
      { length: 12 },
      (_, at) => `${at + 1} Nasi Goreng Kampung with Fried Egg and Crackers, Extra Large`,
    ),
    price: 12345000,
    meta: 'Yesterday 23:52',
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '280px' }}>
        <Story />
      </div>
    ),
  ],
};

export const CheckboxIsNotTheLink: Story = {
  tags: ['behaviour'],
  render: function Choosing({ onSelectedChange, ...args }) {
    const [selected, setSelected] = useState(false);
    return (
      <HistoryCard
        {...args}
        selected={selected}
        onSelectedChange={(next) => {
          onSelectedChange(next);
          setSelected(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select Hazelnut Latte, 18 Nov' });
    await userEvent.click(box);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(true);
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(false);
    const { left, top } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, top + 20)).toBe(canvas.getByRole('link'));
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkSelected: Story = { globals: { theme: 'dark' }, args: { selected: true } };
