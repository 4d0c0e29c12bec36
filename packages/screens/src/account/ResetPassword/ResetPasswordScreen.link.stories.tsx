import { RESET_TOKEN, resetPasswordFailures } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { ResetPasswordScreen } from './ResetPasswordScreen';

const meta = {
  title: 'Screens/ResetPassword/Link',
  component: ResetPasswordScreen,
  args: { token: RESET_TOKEN, onReset: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ResetPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const strong = 'kopi tubruk 88';

async function set(canvas: Canvas, next: string, again = next) {
  if (next) await userEvent.type(canvas.getByLabelText('New password'), next);
  if (again) await userEvent.type(canvas.getByLabelText('Confirm password'), again);
  await userEvent.click(canvas.getByRole('button', { name: 'Save Change' }));
}

export const Success: Story = {
  // whoever was logged in here is so no more: the server has ended all sessions
  parameters: { session: 'customer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveValue('');
  },
};

/** The mailed link leads to the new password; then one logs in with it. */
export const SetsThePassword: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await set(canvas, strong);
    await expect(await canvas.findByText('Your new password is set. Please Login!')).toBeVisible();
    await expect(args.onReset).toHaveBeenCalledOnce();
    await expect(localStorage.getItem('userInfo')).toBeNull();
  },
};

/** Says so, and has the form for another link ready. */
export const LinkExpired: Story = {
  tags: ['posed'],
  args: { token: 'used-before' },
  play: async ({ canvas, args }) => {
    await set(canvas, strong);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    await expect(canvas.getAllByText('This link has been used or is too old. Send a new one')).toHaveLength(2);
    await userEvent.type(canvas.getByLabelText('Email'), 'rani@seduh.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByRole('timer')).toBeVisible();
    await expect(args.onReset).not.toHaveBeenCalled();
  },
};

export const EmptyFields: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(resetPasswordFailures.failed);
  },
  play: async ({ canvas }) => {
    await set(canvas, '');
    await expect(canvas.getByText('All input must be fulfilled')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveFocus());
    await expect(canvas.getByLabelText('Confirm password')).toBeInvalid();
  },
};

export const TheyDiffer: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await set(canvas, strong, `${strong}!`);
    const again = canvas.getByLabelText('Confirm password');
    await waitFor(() => expect(again).toHaveFocus());
    await expect(again).toHaveAccessibleDescription('The two passwords differ');
  },
};

/** The rules of the server are said at the field. */
export const TooShort: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await set(canvas, 'kopi');
    const next = canvas.getByLabelText('New password');
    await waitFor(() => expect(next).toHaveAccessibleDescription('At least 8 characters'));
  },
};

export const Failed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(resetPasswordFailures.failed);
  },
  play: async ({ canvas }) => {
    await set(canvas, strong);
    await expect(await canvas.findAllByText('Something went wrong on our side')).toHaveLength(2);
    await expect(canvas.getByLabelText('New password')).toHaveValue(strong);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
