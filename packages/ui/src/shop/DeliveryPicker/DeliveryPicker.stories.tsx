import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Armchair, Bike, ShoppingBag } from '../../icons';
import { DeliveryPicker } from './DeliveryPicker';

const ways = [
  { id: 1, label: 'Dine in', icon: <Armchair /> },
  { id: 2, label: 'Door delivery', icon: <Bike /> },
  { id: 3, label: 'Pick up', icon: <ShoppingBag /> },
];

const meta = {
  component: DeliveryPicker,
  args: { legend: 'Delivery', hideLegend: false, options: ways, value: 3, onChange: fn() },
  render: function Picked(args) {
    const [value, setValue] = useState(args.value);
    const onChange = (id: number) => {
      setValue(id);
      args.onChange(id);
    };
    return <DeliveryPicker {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof DeliveryPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dine in' }));
    await expect(canvas.getByRole('radio', { name: 'Dine in' })).toBeChecked();
    await expect(args.onChange.mock.calls).toEqual([[1]]);
  },
};
export const OneWayOff: Story = {
  args: {
    options: ways.map((way) =>
      way.id === 2 ? { ...way, disabledReason: 'Delivery only on Monday to friday at 1 - 7 pm' } : way,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const off = canvas.getByRole('radio', { name: 'Door delivery' });
    await expect(off).toHaveAccessibleDescription('Door delivery: Delivery only on Monday to friday at 1 - 7 pm');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Dine in' })).toBeChecked();
  },
};
export const ChosenWayOff: Story = {
  args: {
    value: 2,
    options: ways.map((way) => (way.id === 2 ? { ...way, disabledReason: 'The kitchen closes at 7 pm' } : way)),
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { options: ways.map((way) => ({ ...way, label: `${way.label} at the second branch in Menteng` })) },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
