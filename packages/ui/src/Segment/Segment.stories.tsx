import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Segment } from './Segment';

const meta = {
  id: 'ui-segment',
  component: Segment,
  args: {
    legend: 'Now',
    hideLegend: false,
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
    value: 'yes',
    onChange: fn(),
    disabled: false,
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      args.onChange?.(next);
      setValue(next);
    };
    return <Segment {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof Segment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const HiddenLegend: Story = { args: { hideLegend: true } };
export const Three: Story = {
  args: {
    legend: 'Report',
    value: 'monthly',
    options: [
      { value: 'daily', label: 'Daily' },
      { value: 'weekly', label: 'Weekly' },
      { value: 'monthly', label: 'Monthly' },
    ],
  },
};

/** One stop for Tab; the arrows move and choose. */
export const Keyboard: Story = {
  ...Three,
  tags: ['posed', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('weekly');
    await expect(canvas.getByRole('radio', { name: 'Weekly' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Daily' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Daily' })).toBeChecked();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
};
export const DisabledHolds: Story = {
  ...Disabled,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const LongText: Story = {
  args: {
    legend: 'Shall the kitchen begin with your order as soon as it has been paid?',
    options: [
      { value: 'yes', label: 'Right away, please' },
      { value: 'no', label: 'A little later' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { globals: { theme: 'dark' } };
