import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { QuantityStepper } from './QuantityStepper';

const meta = {
  id: 'ui-quantitystepper',
  component: QuantityStepper,
  args: {
    label: 'Quantity of Hazelnut Latte',
    value: 2,
    onChange: fn(),
    min: 0,
    size: 'md',
    disabled: false,
  },
  render: function Counted(args) {
    const [value, setValue] = useState(args.value);
    const onChange = (next: number) => {
      setValue(next);
      args.onChange(next);
    };
    return <QuantityStepper {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Steps: Story = {
  ...Default,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^3$/);
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^2$/);
  },
};
export const Large: Story = { args: { size: 'lg' } };
export const StopsAtZero: Story = {
  args: { value: 1 },
  tags: ['posed', 'keyboard'],
  play: async ({ canvas, userEvent }) => {
    const less = canvas.getByRole('button', { name: 'One less' });
    less.focus();
    await userEvent.keyboard('{Enter}');
    await expect(less).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'One more' })).toHaveFocus();
  },
};
export const StopsAtMax: Story = {
  tags: ['posed'],
  args: { value: 4, max: 5 },
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'One more' });
    await userEvent.click(more);
    await expect(more).toBeDisabled();
    await expect(args.onChange.mock.calls).toEqual([[5]]);
  },
};
export const Keyboard: Story = {
  tags: ['posed', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'One less' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.keyboard(' ');
    await expect(args.onChange.mock.calls).toEqual([[1], [2], [3]]);
  },
};
export const HoldRepeats: Story = {
  tags: ['behaviour'],
  args: { value: 1, max: 6 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[MouseLeft>]', target: canvas.getByRole('button', { name: 'One more' }) });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^6$/), { timeout: 4000 });
    await userEvent.pointer({ keys: '[/MouseLeft]' });
    await expect(args.onChange).toHaveBeenCalledTimes(5);
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { value: 12_345, size: 'lg' } };
export const Narrow: Story = { args: { value: 128 }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
