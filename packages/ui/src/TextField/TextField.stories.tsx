import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Timer } from '../icons';
import { TextField } from './TextField';

const meta = {
  id: 'ui-textfield',
  component: TextField,
  args: {
    label: 'Email',
    type: 'email',
    placeholder: 'you@mail.com',
    hideLabel: false,
    disabled: false,
    readOnly: false,
    onChange: fn(),
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { label: 'Birthday', placeholder: '', hint: 'dd/mm/yyyy', type: 'text' } };
export const Filled: Story = { args: { defaultValue: 'rani@mail.com' } };

/** A tap on the label lands in the field, which shows the ring. */
export const Focus: Story = {
  tags: ['posed'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Email'));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await userEvent.keyboard('rani');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};
/** Reached and left by Tab, and Enter sends the form round it. */
export const EnterSends: Story = {
  args: { end: <button type="button">Clear</button> },
  decorators: [
    (Story) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.currentTarget.dataset.sent = 'true';
        }}
      >
        <Story />
      </form>
    ),
  ],
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByLabelText('Email');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('rani@mail.com');
    await userEvent.keyboard('{Enter}');
    await expect(field.closest('form')).toHaveAttribute('data-sent');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
  },
};
export const WithError: Story = {
  args: { defaultValue: 'rani@', error: 'Write the whole address, like rani@mail.com' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'rani@mail.com' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'rani@mail.com' } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const Prefix: Story = {
  args: { label: 'Price', type: 'text', inputMode: 'numeric', prefix: 'IDR', defaultValue: '28,000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Price')).toHaveAccessibleDescription('IDR');
  },
};
export const Suffix: Story = {
  args: { label: 'Durations', type: 'text', inputMode: 'numeric', suffix: 'days', defaultValue: '7' },
};
export const IconAtEnd: Story = { args: { label: 'Set Time', type: 'text', end: <Timer />, defaultValue: '14:20' } };
export const LongText: Story = {
  args: {
    label: 'Email of the person who will pick up the order',
    defaultValue: 'a.very.long.address.that.does.not.fit@seduh-menteng.example',
    error: 'This address already has an account. Log in with it, or sign up with another one.',
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
export const DarkError: Story = { ...WithError, globals: { theme: 'dark' } };
