import { resetPasswordFailures, UNDO_TOKEN, undoEmailFailures } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { UndoEmailScreen } from './UndoEmailScreen';

const meta = {
  title: 'Screens/EmailLink/Undo',
  component: UndoEmailScreen,
  args: { token: UNDO_TOKEN, onReset: fn(), onExpired: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UndoEmailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const press = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Bring my email back' }));

async function choosePassword(canvas: Canvas) {
  const next = 'kopi tubruk 88';
  await userEvent.type(await canvas.findByLabelText('New password'), next);
  await userEvent.type(canvas.getByLabelText('Confirm password'), next);
  await userEvent.click(canvas.getByRole('button', { name: 'Save Change' }));
}

/** Nothing happens by opening the page. */
export const Default: Story = {};

export const Success: Story = {
  parameters: { session: 'customer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Bring my email back' })).toBeEnabled();
  },
};

/** Its words as Indonesians write them. */
export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ambil kembali akunmu' })).toBeVisible();
  },
};

/** The email is back, this device is logged out too, and a new password is asked for. */
export const BringsTheEmailBack: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await press(canvas);
    await expect(await canvas.findByText(/^Your email is rani@seduh\.example again/)).toBeVisible();
    await expect(localStorage.getItem('userInfo')).toBeNull();
    await choosePassword(canvas);
    await waitFor(() => expect(args.onReset).toHaveBeenCalledOnce());
  },
};

/** As it looks before a new password is typed. */
export const EmailBack: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByLabelText('New password')).toBeVisible();
  },
};

export const PasswordTookTooLong: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(resetPasswordFailures.linkExpired);
  },
  play: async ({ canvas, args }) => {
    await press(canvas);
    await choosePassword(canvas);
    await waitFor(() => expect(args.onExpired).toHaveBeenCalledOnce());
  },
};

export const LinkExpired: Story = {
  tags: ['posed'],
  args: { token: 'used-before' },
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByText('This link has been used or is too old')).toBeVisible();
  },
};

export const EmailTaken: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(undoEmailFailures.taken);
  },
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByText(/^This email has another account by now/)).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(undoEmailFailures.slow);
  },
  play: async ({ canvas }) => {
    await press(canvas);
    const button = canvas.getByRole('button', { name: 'Bring my email back' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Failed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(undoEmailFailures.failed);
  },
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByText('Something went wrong on our side')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bring my email back' })).toBeEnabled();
  },
};

export const Phone: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Success, tags: ['!visual'], globals: { theme: 'dark' } };
