import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PasswordField } from './PasswordField';

const meta = {
  id: 'ui-passwordfield',
  component: PasswordField,
  args: {
    label: 'Password',
    autoComplete: 'current-password',
    defaultValue: 'kopi-susu-gula',
    disabled: false,
    onChange: fn(),
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The eye shows the password and its name turns round; the field stays what it was. */
export const Shown: Story = {
  tags: ['posed', 'keyboard'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('kopi-susu-gula');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};
export const HidesAgain: Story = {
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' {Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
  },
};
export const Empty: Story = { args: { defaultValue: '' } };
export const WithHint: Story = { args: { hint: 'At least 8 characters', autoComplete: 'new-password' } };
export const Strength: Story = { args: { strength: 'Good: long, and not on any list', autoComplete: 'new-password' } };
export const WithError: Story = { args: { error: 'Wrong email or password' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    error: 'This password has appeared in a leak elsewhere. Choose one that you use nowhere else.',
    defaultValue: 'a very long sentence makes the best of all passwords',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};
/** The eye has a name of its own language, too. */
export const Indonesian: Story = {
  args: { label: 'Kata sandi', strength: 'Kuat: panjang, dan tidak mudah ditebak' },
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tampilkan kata sandi' })).toBeVisible();
  },
};
export const Dark: Story = { args: { strength: 'Weak: too short' }, globals: { theme: 'dark' } };
