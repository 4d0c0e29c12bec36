import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { useFormErrors } from '../../hooks/useFormErrors';
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
export const KeyboardFromNone: Story = {
  args: { value: null },
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Card' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Card' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
    await expect(args.onChange.mock.calls).toEqual([[1], [3]]);
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
/** In a form: the browser holds it back until there is a choice, sends the id, and a reset leaves what its owner keeps. */
export const Required: Story = {
  tags: ['behaviour', 'keyboard'],
  args: { value: null, name: 'method', required: true },
  render: function Asked(args) {
    const [value, setValue] = useState(args.value);
    const { errors, formProps } = useFormErrors();
    const [sent, setSent] = useState('nothing');
    return (
      <form
        {...formProps}
        onSubmit={(event) => {
          event.preventDefault();
          setSent(JSON.stringify([...new FormData(event.currentTarget)]));
        }}
      >
        <PaymentRadio {...args} value={value} onChange={setValue} error={errors['method']} />
        <button type="submit">Send</button>
        <button type="reset">Reset</button>
        <button type="button" onClick={() => setValue(null)}>
          None
        </button>
        <output>{sent}</output>
      </form>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const group = canvas.getByRole('radiogroup');
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const data = () => [...new FormData(form)];
    await expect(group).toBeRequired();
    await expect(data()).toEqual([]);
    await press('Send');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Card' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('nothing');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Bank account' })).toBeChecked();
    // the answer takes its message away
    await waitFor(() => expect(group).not.toHaveAttribute('aria-invalid'));
    await expect(data()).toEqual([['method', '2']]);
    await userEvent.click(canvas.getByRole('radio', { name: 'Card' }));
    await press('Reset');
    await expect(canvas.getByRole('radio', { name: 'Card' })).toBeChecked();
    await press('Send');
    await expect(canvas.getByRole('status')).toHaveTextContent('[["method","1"]]');
    await press('None');
    await expect(form.checkValidity()).toBe(false);
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
