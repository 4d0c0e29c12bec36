import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { MoneyField } from './MoneyField';

const meta = {
  id: 'ui-moneyfield',
  component: MoneyField,
  args: { label: 'Price', value: 28_000, onChange: fn(), disabled: false },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    const onChange = (next: number | null) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <MoneyField {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

const place = (field: HTMLElement) => (field as HTMLInputElement).selectionStart;

export const Default: Story = {};
export const Empty: Story = { args: { value: null, placeholder: '25,000' } };

/** Another unit in front, and dots where commas were. */
export const Indonesian: Story = {
  args: { label: 'Harga', value: 1_250_000 },
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Harga')).toHaveValue('1.250.000');
  },
};

export const RegroupsWhileTyping: Story = {
  tags: ['posed'],
  args: { value: null },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Price');
    await userEvent.type(field, '1x2.345');
    await expect(field).toHaveValue('12,345');
    await expect(args.onChange?.mock.lastCall).toEqual([12_345]);
    await userEvent.clear(field);
    await expect(args.onChange?.mock.lastCall).toEqual([null]);
  },
};

/** A digit put into the middle leaves the caret behind itself, not at the end. */
export const KeepsTheCaret: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Price');
    await userEvent.type(field, '51', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(field).toHaveValue('2,518,000');
    await expect(place(field)).toBe(4);
  },
};

/** A comma is no obstacle: Backspace steps over it backward, Delete forward. */
export const StepsOverCommas: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Price');
    await userEvent.type(field, '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await expect(field).toHaveValue('28,000');
    await expect(place(field)).toBe(2);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('2,000');
    await userEvent.keyboard('{Delete}');
    await expect(place(field)).toBe(2);
    await userEvent.keyboard('{Delete}');
    await expect(field).toHaveValue('200');
  },
};

export const Pasted: Story = {
  tags: ['behaviour'],
  args: { value: null },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Price');
    for (const text of ['28.000', 'IDR 28,000', '28000', 'Rp28.000,00']) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
      await expect(args.onChange?.mock.lastCall).toEqual([28_000]);
    }
  },
};

/** A tenth digit is not taken, wherever it is typed. */
export const NineDigits: Story = {
  tags: ['posed'],
  args: { value: 123_456_789 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Price');
    await userEvent.type(field, '5', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await expect(field).toHaveValue('123,456,789');
    await expect(place(field)).toBe(0);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Error: Story = { args: { value: null, error: 'Tell us the price.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { label: 'The least an order must come to', hint: 'Before tax and shipping; 0 for any order.' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
