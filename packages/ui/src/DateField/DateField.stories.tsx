import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { DateField } from './DateField';

const meta = {
  id: 'ui-datefield',
  component: DateField,
  args: {
    label: 'Birthday',
    hint: 'dd/mm/yyyy',
    value: '1996-04-03',
    onChange: fn(),
    onInvalid: fn(),
    disabled: false,
    required: false,
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    const onChange = (next: string) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <DateField {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: '' } };

/** As people write it; put in order once the field is left. */
export const Typed: Story = {
  tags: ['posed'],
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Birthday');
    await userEvent.type(field, '3/4/1996');
    await expect(field).toHaveValue('3/4/1996');
    await expect(args.onChange?.mock.calls).toEqual([['1996-04-03']]);
    await userEvent.tab();
    await expect(field).toHaveValue('03/04/1996');
  },
};

/** What it asks for and finds wrong, in another language. */
export const Indonesian: Story = {
  tags: ['posed'],
  args: { label: 'Tanggal lahir', hint: undefined, value: '' },
  globals: { locale: 'id' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Tanggal lahir');
    await expect(field).toHaveAttribute('placeholder', 'hh/bb/tttt');
    await userEvent.type(field, '31/02/1996');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Tidak ada tanggal 31/02/1996. Cek lagi hari dan bulannya.');
  },
};

/** The words stay as typed, and the day before them stays the value. */
export const NoSuchDay: Story = {
  tags: ['posed'],
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Birthday');
    await userEvent.type(field, '31/02/1996');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('There is no 31/02/1996. Check the day and the month.');
    await expect(field).toHaveValue('31/02/1996');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onInvalid).toHaveBeenLastCalledWith('31/02/1996');
  },
};

/** The button is one tab away; what is picked stands in the field at once. */
export const Picked: Story = {
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const native = canvasElement.querySelector<HTMLInputElement>('[type=date]') as HTMLInputElement;
    const opened = fn();
    native.showPicker = opened;
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Open the calendar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(opened).toHaveBeenCalledTimes(2);
    await fireEvent.change(native, { target: { value: '2001-12-31' } });
    await expect(canvas.getByLabelText('Birthday')).toHaveValue('31/12/2001');
    await expect(args.onChange?.mock.calls).toEqual([['2001-12-31']]);
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
export const OutOfBounds: Story = {
  tags: ['posed'],
  args: { value: '', max: '2020-12-31' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Birthday'), '01/01/2021');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Birthday')).toHaveAccessibleDescription('Choose 31/12/2020 or earlier');
  },
};
export const Error: Story = { args: { error: 'Tell us your birthday.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { label: 'The day on which you were born, as your identity card has it' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
