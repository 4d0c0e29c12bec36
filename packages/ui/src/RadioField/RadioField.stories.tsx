import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RadioField } from './RadioField';

const meta = {
  id: 'ui-radiofield',
  component: RadioField,
  args: {
    legend: 'Gender',
    hideLegend: false,
    options: [
      { value: 'Male', label: 'Male' },
      { value: 'Female', label: 'Female' },
    ],
    value: 'Female',
    onChange: fn(),
    disabled: false,
  },
  render: function Picked(args) {
    const [value, setValue] = useState(args.value);
    const onChange = (next: string) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <RadioField {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof RadioField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chooses: Story = {
  ...Default,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Male'));
    await expect(canvas.getByRole('radio', { name: 'Male' })).toBeChecked();
    await expect(args.onChange?.mock.calls).toEqual([['Male']]);
  },
};

/** One stop of the tab key; arrows move and choose. */
export const Keyboard: Story = {
  tags: ['posed', 'keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Female' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Male' })).toBeChecked();
  },
};
/** Space chooses where nothing is chosen; the arrows come round at both ends. */
export const KeyboardFromNone: Story = {
  args: { value: null },
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Male' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowLeft}');
    await expect(args.onChange?.mock.calls).toEqual([['Male'], ['Female'], ['Male'], ['Female']]);
    await expect(canvas.getByRole('radio', { name: 'Female' })).toHaveFocus();
  },
};
export const NoneChosen: Story = { args: { value: null } };
export const WithHint: Story = { args: { hint: 'Only for the greeting.' } };
export const Error: Story = {
  args: { value: null, error: 'Choose one of the two.', hint: 'Only for the greeting.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Gender' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose one of the two.');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    options: ['With everything that belongs on it', 'Without', 'I would rather say it at the counter'].map((label) => ({
      value: label,
      label,
    })),
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
