import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Armchair, Bike, ShoppingBag } from '../../icons';
import { DeliveryPicker } from './DeliveryPicker';

const methods = [
  { id: 1, label: 'Dine in', icon: <Armchair /> },
  { id: 2, label: 'Door delivery', icon: <Bike /> },
  { id: 3, label: 'Pick up', icon: <ShoppingBag /> },
];

const meta = {
  id: 'ui-deliverypicker',
  component: DeliveryPicker,
  args: { legend: 'Delivery', hideLegend: false, options: methods, value: 3, onChange: fn() },
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

export const Default: Story = {};
export const Chooses: Story = {
  ...Default,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dine in' }));
    await expect(canvas.getByRole('radio', { name: 'Dine in' })).toBeChecked();
    await expect(args.onChange.mock.calls).toEqual([[1]]);
  },
};
export const OneWayOff: Story = {
  args: {
    options: methods.map((method) =>
      method.id === 2 ? { ...method, disabledReason: 'Delivery only on Monday to friday at 1 - 7 pm' } : method,
    ),
  },
  play: async ({ canvas }) => {
    const off = canvas.getByRole('radio', { name: 'Door delivery' });
    await expect(off).toHaveAccessibleDescription('Door delivery: Delivery only on Monday to friday at 1 - 7 pm');
  },
};
export const OneWayOffByKeyboard: Story = {
  ...OneWayOff,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Dine in' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Pick up' })).toBeChecked();
  },
};
export const ChosenWayOff: Story = {
  args: {
    value: 2,
    options: methods.map((method) =>
      method.id === 2 ? { ...method, disabledReason: 'The kitchen closes at 7 pm' } : method,
    ),
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { options: methods.map((method) => ({ ...method, label: `${method.label} at the second branch in Menteng` })) },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
