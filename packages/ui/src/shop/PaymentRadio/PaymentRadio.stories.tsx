import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Banknote, CreditCard, Landmark } from '../../icons';
import { PaymentRadio } from './PaymentRadio';

const methods = [
  { id: 1, label: 'Card', help: 'Visa, Mastercard, JCB', icon: <CreditCard /> },
  { id: 2, label: 'Bank account', help: 'BCA, Mandiri, BNI, BRI', icon: <Landmark /> },
  { id: 3, label: 'Cash on delivery', help: 'Have IDR 111,200 ready', icon: <Banknote /> },
];

const meta = {
  id: 'ui-paymentradio',
  component: PaymentRadio,
  args: { legend: 'Payment method', hideLegend: false, options: methods, value: 2, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  render: function Picked(args) {
    const [value, setValue] = useState(args.value);
    const onChange = (id: number) => {
      setValue(id);
      args.onChange(id);
    };
    return <PaymentRadio {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof PaymentRadio>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const cash = canvas.getByRole('radio', { name: 'Cash on delivery' });
    await expect(cash).toHaveAccessibleDescription('Have IDR 111,200 ready');
  },
};
export const Chooses: Story = {
  ...Default,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const cash = canvas.getByRole('radio', { name: 'Cash on delivery' });
    await userEvent.click(cash);
    await expect(cash).toBeChecked();
    await expect(args.onChange.mock.calls).toEqual([[3]]);
  },
};
export const Keyboard: Story = {
  tags: ['posed', 'keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Bank account' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Card' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Card' })).toBeChecked();
  },
};
/** From right to left the left arrow key goes to the next one, as down does. */
export const RightToLeft: Story = {
  tags: ['posed', 'keyboard'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Card' })).toBeChecked();
  },
};
export const NoneChosen: Story = { args: { value: null } };
export const OneOff: Story = {
  args: {
    options: methods.map((method) => (method.id === 3 ? { ...method, disabledReason: 'Not for dine in' } : method)),
  },
  play: async ({ canvas }) => {
    const off = canvas.getByRole('radio', { name: 'Cash on delivery' });
    await expect(off).toBeDisabled();
    await expect(off).toHaveAccessibleDescription('Not for dine in');
  },
};
export const HiddenLegend: Story = { args: { hideLegend: true } };
export const Error: Story = {
  args: { value: null, error: 'Choose how to pay.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Payment method' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose how to pay.');
  },
};
export const LongText: Story = {
  args: {
    options: methods.map((method) => ({
      ...method,
      help: `${method.help}, and whatever else your bank may call it these days`,
    })),
  },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { globals: { theme: 'dark' } };
