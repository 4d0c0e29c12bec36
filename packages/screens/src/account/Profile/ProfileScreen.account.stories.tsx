import { closeAccountFailures, credentials, passwordFailures } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { atProfile } from '../../testing/profile';

const meta = { ...atProfile, title: 'Screens/Profile/Account' } satisfies Meta<typeof atProfile.component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function open(canvas: Canvas, button: string, dialog: { role: 'dialog' | 'alertdialog'; name: string }) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await screen.findByRole(dialog.role, { name: dialog.name }));
}
const editPassword = (canvas: Canvas) => open(canvas, 'Edit Password', { role: 'dialog', name: 'Edit Password' });
const close = (canvas: Canvas) => open(canvas, 'Close account', { role: 'alertdialog', name: 'Close your account?' });

async function change(dialog: Canvas, old: string, next: string) {
  await userEvent.type(dialog.getByLabelText('Old password'), old);
  await userEvent.type(dialog.getByLabelText('New password'), next);
  await userEvent.click(dialog.getByRole('button', { name: 'Save Change' }));
}

export const PasswordChanged: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const dialog = await editPassword(canvas);
    await change(dialog, credentials.customer.password, 'kopi tubruk 88');
    await expect(await screen.findByText('Your password is changed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Edit Password' })).toHaveFocus();
  },
};

/** Told at the field; both stay typed. */
export const WrongOldPassword: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    const dialog = await editPassword(canvas);
    await change(dialog, 'not-the-one', 'kopi tubruk 88');
    const old = dialog.getByLabelText('Old password');
    await waitFor(() => expect(old).toHaveAccessibleDescription('Wrong old password'));
    await waitFor(() => expect(old).toHaveFocus());
    await expect(dialog.getByLabelText('New password')).toHaveValue('kopi tubruk 88');
  },
};

export const CommonPassword: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(passwordFailures.tooCommon);
  },
  play: async ({ canvas }) => {
    const dialog = await editPassword(canvas);
    await change(dialog, credentials.customer.password, 'password1');
    const next = dialog.getByLabelText('New password');
    await waitFor(() => expect(next).toHaveAccessibleDescription(/too common/));
  },
};

/** Nothing typed: the fields say so, each until it is filled, and no call is made. */
export const EmptyPassword: Story = {
  tags: ['posed'],
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    msw.use(passwordFailures.failed);
  },
  play: async ({ canvas }) => {
    const dialog = await editPassword(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Save Change' }));
    await expect(dialog.getByText('All input must be fulfilled')).toBeVisible();
    await expect(dialog.getByLabelText('Old password')).toBeInvalid();
    const next = dialog.getByLabelText('New password');
    await expect(next).toBeInvalid();
    await userEvent.type(next, 'kopi tubruk 88');
    await expect(next).toBeValid();
    await expect(dialog.getByText('All input must be fulfilled')).toBeVisible();
  },
};

/** The account is gone, and with it the session and the cart on this device. */
export const AccountClosed: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const dialog = await close(canvas);
    await userEvent.type(dialog.getByLabelText('Password'), `${credentials.customer.password}{Enter}`);
    await waitFor(() => expect(args.onClosed).toHaveBeenCalledOnce());
    await expect(args.onLeaving).toHaveBeenCalledOnce();
    await expect(localStorage.getItem('userInfo')).toBeNull();
  },
};

export const WrongPassword: Story = {
  tags: ['posed'],
  globals: { theme: 'dark' },
  play: async ({ canvas, args }) => {
    const dialog = await close(canvas);
    const yes = dialog.getByRole('button', { name: 'Close account' });
    await userEvent.click(yes);
    const password = dialog.getByLabelText('Password');
    await expect(password).toHaveAccessibleDescription('Add your password.');
    await userEvent.type(password, 'not-the-one');
    await userEvent.click(yes);
    await waitFor(() => expect(password).toHaveAccessibleDescription('Wrong password'));
    await expect(args.onLeaving).not.toHaveBeenCalled();
  },
};

/** An order under way comes first. */
export const OrderOpen: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(closeAccountFailures.orderOpen);
  },
  play: async ({ canvas }) => {
    const dialog = await close(canvas);
    await userEvent.type(dialog.getByLabelText('Password'), credentials.customer.password);
    await userEvent.click(dialog.getByRole('button', { name: 'Close account' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('You have an order under way');
    await expect(localStorage.getItem('userInfo')).not.toBeNull();
  },
};

/** The device's own theme is the resting choice. */
export const ThemeChosen: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const choose = async (name: string) => userEvent.click(await canvas.findByRole('radio', { name }));
    await expect(await canvas.findByRole('radio', { name: 'System' })).toBeChecked();
    await choose('Dark');
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await expect(localStorage.getItem('theme')).toBe('dark');
    await choose('System');
    await expect(localStorage.getItem('theme')).toBeNull();
    await choose('Light');
    await expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  },
};

/** Asks first; the way out says that it is on purpose before the session ends. */
export const LoggingOut: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Logout' }));
    await userEvent.click(dialog.getByRole('button', { name: 'yes' }));
    await waitFor(() => expect(args.onLoggedOut).toHaveBeenCalledOnce());
    await expect(args.onLeaving).toHaveBeenCalledOnce();
    await expect(localStorage.getItem('userInfo')).toBeNull();
  },
};
