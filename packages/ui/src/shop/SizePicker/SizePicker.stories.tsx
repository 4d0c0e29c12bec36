import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SizePicker } from './SizePicker';

const sizes = [
  { id: 1, code: 'R', name: 'Regular' },
  { id: 2, code: 'L', name: 'Large' },
  { id: 3, code: 'XL', name: 'Extra Large' },
];

const meta = {
  id: 'ui-sizepicker',
  component: SizePicker,
  args: { legend: 'Size', hideLegend: false, options: sizes, value: 1, onChange: fn() },
  render: function Picked(args) {
    const [value, setValue] = useState(args.value);
    const onChange = (id: number) => {
      setValue(id);
      args.onChange(id);
    };
    return <SizePicker {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof SizePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chooses: Story = {
  ...Default,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Extra Large' }));
    await expect(canvas.getByRole('radio', { name: 'Extra Large' })).toBeChecked();
    await expect(args.onChange.mock.calls).toEqual([[3]]);
  },
};
export const Keyboard: Story = {
  tags: ['posed', 'keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Regular' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Large' })).toBeChecked();
  },
};
/** The arrows come round at both ends. */
export const KeyboardRound: Story = {
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{ArrowUp}');
    await expect(args.onChange.mock.calls).toEqual([[3], [1], [3]]);
    await expect(canvas.getByRole('radio', { name: 'Extra Large' })).toHaveFocus();
  },
};
export const Large: Story = { args: { value: 2 } };
export const ExtraLarge: Story = { args: { value: 3 } };
export const OneSizeOff: Story = { args: { options: sizes.map((size) => ({ ...size, disabled: size.id === 3 })) } };
export const Surcharge: Story = {
  args: { options: sizes.map((size) => ({ ...size, note: size.id === 1 ? undefined : `+ IDR ${size.id},000` })) },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { options: sizes.map((size) => ({ ...size, code: size.name, note: 'with 2 extra shots' })) },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
