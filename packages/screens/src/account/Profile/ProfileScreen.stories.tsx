import { profileFailures, rani, showProfile } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { triedAgain } from '../../testing/triedAgain';
import { turnedAway } from '../../testing/turnedAway';
import { expectNoSidewaysScroll } from '../../testing/width';
import { asMember, atProfile, edit, retype } from '../../testing/profile';

const member = asMember(rani);

const meta = { ...atProfile, title: 'Screens/Profile' } satisfies Meta<typeof atProfile.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything to read, nothing to type into. */
export const Success: Story = {
  beforeEach({ msw }) {
    msw.use(showProfile(member));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Member since 2023')).toBeVisible();
    await expect(canvas.getByText('17/04/1996')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Save Change' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Remove Photo' })).toBeEnabled();
  },
};

/** Its words as Indonesians write them. */
export const Indonesian: Story = {
  ...Success,
  tags: ['posed'],
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Member sejak 2023')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hapus foto' })).toBeEnabled();
    await expect(await canvas.findByText('Di mana saja kamu masuk')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ubah profil' }));
    await waitFor(() => expect(canvas.getByText('Mau simpan perubahannya?')).toBeVisible());
    await expect(canvas.getByRole('radio', { name: 'Perempuan' })).toBeChecked();
  },
};

/** The pen makes fields of it and asks; pressed again it takes them away. */
export const Editing: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await edit(canvas);
    // it slides in
    await waitFor(() => expect(canvas.getByText("Do you want to save the change's?")).toBeVisible());
    await expect(canvas.getByLabelText('Birthday')).toHaveValue('17/04/1996');
    await expect(canvas.getByRole('radio', { name: 'Female' })).toBeChecked();
    await edit(canvas);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await edit(canvas);
  },
};

/** What was typed is not lost by the pen, only by Cancel. */
export const Cancelled: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await edit(canvas);
    await retype(canvas.getByLabelText('Display name'), 'Somebody else');
    await edit(canvas);
    await expect(canvas.getByRole('button', { name: 'Save Change' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByText('Somebody else')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Edit profile' })).toHaveFocus();
    await edit(canvas);
    await expect(canvas.getByLabelText('Display name')).toHaveValue(rani.display_name);
  },
};

/** A new account: no name, no picture, no card, no password yet. */
export const Empty: Story = {
  beforeEach({ msw }) {
    const none = { phone: null, address: null, display_name: null, first_name: null, last_name: null };
    msw.use(showProfile({ ...rani, ...none, birthday: null, gender: null, has_password: false }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('your name here')).toHaveLength(2);
    await expect(await canvas.findByText(/^It is free with one order of IDR 200,000/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Photo' })).toBeDisabled();
  },
};

export const SetsAFirstPassword: Story = {
  ...Empty,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('your name here')).toHaveLength(2);
    await expect(await canvas.findByText(/^It is free with one order of IDR 200,000/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Password' }));
    await expect(dialog.getByLabelText('New password')).toBeVisible();
    await expect(dialog.queryByLabelText('Old password')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    const name = 'Raden Ajeng Siti Nurhaliza Kusumawardhani Prawirodirdjo';
    const email = 'raden.ajeng.siti.nurhaliza.kusumawardhani@sekolah-menengah-atas.example';
    const address = 'Jl. Jenderal Besar Doktor Abdul Haris Nasution Nomor 128 Blok C Gang Melati Dalam Tiga, Jakarta';
    msw.use(showProfile({ ...member, email, display_name: name, last_name: name, address }));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Member since 2023');
    await expectNoSidewaysScroll();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(profileFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your profile')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(profileFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByText('Something went wrong on our side')).toBeVisible();
  },
};

export const FailedThenTriedAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: triedAgain((canvas) => canvas.findByRole('heading', { name: 'Contacts' })),
};

export const Offline: Story = {
  beforeEach({ msw }) {
    msw.use(profileFailures.offline);
  },
};

export const SignedOut: Story = turnedAway(null, '/profile');

export const Forbidden: Story = turnedAway('admin', '/profile');

export const Phone: Story = { ...Editing, tags: ['posed'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Success, tags: ['!visual'], globals: { theme: 'dark' } };

export const DarkEditing: Story = { ...Editing, tags: ['posed'], globals: { theme: 'dark' } };
