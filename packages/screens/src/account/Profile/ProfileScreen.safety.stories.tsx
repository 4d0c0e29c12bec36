import {
  cancelsEmail,
  credentials,
  editProfileFailures,
  emailChangeFailures,
  endSessionFailures,
  liveSessions,
  rani,
  resendsTo,
  sessions,
  sessionsFailures,
  shop,
  showProfile,
  showSessions,
  showShop,
} from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { atProfile, edit, retype, saveChange } from '../../testing/profile';
import { triedAgain } from '../../testing/triedAgain';

const meta = { ...atProfile, title: 'Screens/Profile/Safety' } satisfies Meta<typeof atProfile.component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const newEmail = 'rani.ayu@seduh.example';

async function changeEmail(canvas: Canvas) {
  await edit(canvas);
  await retype(canvas.getByLabelText('Email'), newEmail);
  await retype(canvas.getByLabelText('First name'), 'Ranita');
  await saveChange(canvas);
}
const question = async () => within(await screen.findByRole('dialog', { name: 'Is it you?' }));

/** A fresh login is proof enough: the new email waits for its link. */
export const NewEmail: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await changeEmail(canvas);
    await expect(await screen.findByText(/^Open the link we sent to rani\.ayu@seduh\.example/)).toBeVisible();
    await expect(await canvas.findByText(/^Waiting for confirmation at rani\.ayu@seduh\.example/)).toBeVisible();
  },
};

/** After an older login the password is asked for; what was typed stays, and the change goes on. */
export const AskedWhoItIs: Story = {
  tags: ['behaviour'],
  parameters: { session: 'yesterday' },
  play: async ({ canvas }) => {
    await changeEmail(canvas);
    const dialog = await question();
    await userEvent.click(dialog.getByRole('button', { name: 'Go on' }));
    const password = dialog.getByLabelText('Password');
    await expect(password).toHaveAccessibleDescription('Add your password.');
    await userEvent.type(password, 'not-the-one{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Wrong password'));
    await userEvent.clear(password);
    await userEvent.type(password, `${credentials.customer.password}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText(/^Waiting for confirmation/)).toBeVisible();
    await expect(canvas.getByText('Ranita')).toBeVisible();
  },
};

/** As it is asked, and given up: nothing typed is lost. */
export const AskedAndLeft: Story = {
  tags: ['posed'],
  parameters: { session: 'yesterday' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await changeEmail(canvas);
    await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByLabelText('Email')).toHaveValue(newEmail);
    await saveChange(canvas);
    await expect((await question()).getByLabelText('Password')).toHaveValue('');
  },
};

/** Without a password, the provider says who it is; the way there keeps what was typed. */
export const AskedToLogInAgain: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(
      editProfileFailures.loginAgain,
      showProfile({ ...rani, has_password: false }),
      showShop({ ...shop, oidc: true }),
    );
  },
  play: async ({ canvas }) => {
    await changeEmail(canvas);
    const dialog = await question();
    const link = await dialog.findByRole('link', { name: 'Log in with Google again' });
    await expect(link).toHaveAttribute('href', '/api/auths/oidc/start');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(sessionStorage.getItem('seduh.profile-draft')).toContain(newEmail);
    await expect(sessionStorage.getItem('seduh.wanted')).toBe('/profile');
  },
};

export const EmailWaits: Story = {
  beforeEach({ msw }) {
    msw.use(showProfile({ ...rani, pending_email: newEmail }), resendsTo(newEmail));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Resend Link' })).toBeVisible();
  },
};

/** What waits can be mailed once more. */
export const EmailWaitsSentAgain: Story = {
  ...EmailWaits,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend Link' }));
    await expect(await screen.findByText(/^Open the link we sent to/)).toBeVisible();
    await expect(canvas.getAllByText(rani.email)[0]).toBeVisible();
  },
};

export const EmailGivenUp: Story = {
  tags: ['behaviour'],
  globals: { theme: 'dark' },
  beforeEach({ msw }) {
    msw.use(showProfile({ ...rani, pending_email: newEmail }), cancelsEmail);
  },
  play: async ({ canvas, msw }) => {
    const keep = await canvas.findByRole('button', { name: 'Keep my email' });
    msw.use(showProfile(rani));
    await userEvent.click(keep);
    await expect(await screen.findByText('Your email stays as it is')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/^Waiting for confirmation/)).toBeNull());
  },
};

export const ResentTooOften: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(showProfile({ ...rani, pending_email: newEmail }), emailChangeFailures.resend.tooMany);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend Link' }));
    await expect(await screen.findByText('Too many tries. Wait a minute')).toBeVisible();
    await expect(canvas.getByText(/^Waiting for confirmation/)).toBeVisible();
  },
};

/** This device has no end here, the others have one each. */
export const SessionEnded: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('This device')).toBeVisible();
    await expect(canvas.getByText('Used 40 minutes ago')).toBeVisible();
    msw.use(showSessions(liveSessions(sessions.customer).slice(0, 2)));
    await userEvent.click(canvas.getByRole('button', { name: 'Log out Firefox on Windows' }));
    await expect(await screen.findByText('That device is logged out')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Firefox on Windows')).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Log out all others' })).toBeNull();
  },
};

export const AllOthersEnded: Story = {
  tags: ['posed'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, msw }) => {
    const all = await canvas.findByRole('button', { name: 'Log out all others' });
    msw.use(showSessions(liveSessions(sessions.customer).slice(0, 1)));
    await userEvent.click(all);
    await expect(await screen.findByText('Every other device is logged out')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Safari on iPhone')).toBeNull());
  },
};

export const SessionNotEnded: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(endSessionFailures.failed);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out Safari on iPhone' }));
    await expect(await screen.findByText('Something went wrong on our side')).toBeVisible();
    await expect(canvas.getByText('Safari on iPhone')).toBeVisible();
  },
};

export const SessionsFailed: Story = {
  beforeEach({ msw }) {
    msw.use(sessionsFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const SessionsFailedThenTriedAgain: Story = {
  ...SessionsFailed,
  tags: ['behaviour'],
  play: triedAgain((canvas) => canvas.findByText('This device')),
};

export const SessionsLoading: Story = {
  beforeEach({ msw }) {
    msw.use(sessionsFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading where you are logged in' })).toBeInTheDocument();
  },
};
