import { editProfileFailures, rani, sessions, signIn } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { atProfile, edit, retype, saveChange, watchForms } from '../../testing/profile';

const meta = { ...atProfile, title: 'Screens/Profile/Saving' } satisfies Meta<typeof atProfile.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only what was changed is sent, and then read. */
export const Saved: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await edit(canvas);
    const sent = watchForms();
    await retype(canvas.getByLabelText('Display name'), 'Rani A.');
    await retype(canvas.getByLabelText('Birthday'), '1/2/1997');
    await userEvent.clear(canvas.getByLabelText('Last name'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Male' }));
    await saveChange(canvas);
    await expect(await canvas.findByText('Your profile is saved')).toBeVisible();
    await expect(sent().toSorted()).toEqual(['birthday', 'display_name', 'gender', 'last_name']);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText('01/02/1997')).toBeVisible();
  },
};

/** Nothing changed: back to reading without a call. */
export const NothingChanged: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await edit(canvas);
    const sent = watchForms();
    await retype(canvas.getByLabelText('First name'), `${rani.first_name} `);
    await saveChange(canvas);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(sent()).toEqual([]);
  },
};

/** The server's words in a toast and at the field, which gets the focus; nothing typed is lost. */
export const EmailTaken: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(editProfileFailures.emailTaken);
  },
  play: async ({ canvas }) => {
    await edit(canvas);
    await retype(canvas.getByLabelText('First name'), 'Ranita');
    await retype(canvas.getByLabelText('Email'), 'dimas@seduh.example');
    await saveChange(canvas);
    await expect(await canvas.findAllByText('Email Already Exist!')).toHaveLength(2);
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(canvas.getByLabelText('First name')).toHaveValue('Ranita');
  },
};

/** What can be seen without the server is not asked of it. */
export const WrongFields: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await edit(canvas);
    const sent = watchForms();
    await userEvent.clear(canvas.getByLabelText('Email'));
    await saveChange(canvas);
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('All input must be fulfilled');
    await retype(canvas.getByLabelText('Email'), rani.email);
    await retype(canvas.getByLabelText('Birthday'), '31/02/1996');
    await saveChange(canvas);
    await expect(canvas.getByLabelText('Birthday')).toHaveFocus();
    await expect(canvas.getByLabelText('Birthday')).toHaveAccessibleDescription('Use dd/mm/yyyy');
    await expect(sent()).toEqual([]);
  },
};

export const SavingFailed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(editProfileFailures.failed);
  },
  play: async ({ canvas }) => {
    await edit(canvas);
    await retype(canvas.getByLabelText('First name'), 'Ranita');
    await saveChange(canvas);
    await expect(await canvas.findAllByText('Something went wrong on our side')).toHaveLength(2);
    await expect(canvas.getByLabelText('First name')).toHaveValue('Ranita');
  },
};

export const SavingSlowly: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(editProfileFailures.slow);
  },
  play: async ({ canvas }) => {
    await edit(canvas);
    await retype(canvas.getByLabelText('First name'), 'Ranita');
    await saveChange(canvas);
    await expect(canvas.getByRole('button', { name: 'Save Change' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

/** Logged out by time while typing: after the next login it stands there again. */
export const SessionExpired: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await edit(canvas);
    await retype(canvas.getByLabelText('First name'), 'Ranita');
    signIn(null);
    await waitFor(() => expect(canvas.queryByLabelText('First name')).toBeNull());
    signIn(sessions.customer);
    await expect(await canvas.findByLabelText('First name')).toHaveValue('Ranita');
    await expect(sessionStorage.getItem('seduh.profile-draft')).toBeNull();
  },
};

/** A link elsewhere asks first. */
export const LeavingUnsaved: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <>
      <a href="/products">Away</a>
      <atProfile.component {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Away' });
    await edit(canvas);
    await userEvent.click(link);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await retype(canvas.getByLabelText('First name'), 'Ranita');
    await userEvent.click(link);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(link).toHaveFocus());
    await expect(canvas.getByLabelText('First name')).toHaveValue('Ranita');
  },
};
