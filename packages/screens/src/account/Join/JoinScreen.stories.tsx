import { acceptInvitationFailures, INVITATION_TOKEN, readInvitationFailures } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { JoinScreen } from './JoinScreen';

const meta = {
  title: 'Screens/Join',
  component: JoinScreen,
  args: { token: INVITATION_TOKEN, onJoined: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof JoinScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const strong = 'kopi tubruk 88';

async function join(canvas: Canvas, name: string, password: string, again = password) {
  const field = await canvas.findByLabelText('Your name');
  if (name) await userEvent.type(field, name);
  if (password) await userEvent.type(canvas.getByLabelText('New password'), password);
  if (again) await userEvent.type(canvas.getByLabelText('Confirm password'), again);
  await userEvent.click(canvas.getByRole('button', { name: 'Start working' }));
}

/** Says as what, and with which email, before anything is typed. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/invited as barista, with bayu.saputra@seduh.example/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome to the team' })).toBeVisible();
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/diundang sebagai barista/)).toBeVisible();
  },
};

/** What `Success` is pictured as already. */
export const Phone: Story = { ...Success, tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Success, tags: ['!visual'], globals: { theme: 'dark' } };

/** The account is made and logged in, with what a barista may do. */
export const Joins: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await join(canvas, 'Bayu Saputra', strong);
    await waitFor(() => expect(args.onJoined).toHaveBeenCalledOnce());
    await expect(JSON.parse(localStorage.getItem('userInfo') ?? 'null')).toMatchObject({ permissions: ['orders'] });
  },
};

/** A link that was used, withdrawn, or is older than 72 hours: it says so, and whom to ask. */
export const LinkExpired: Story = {
  args: { token: 'used-before' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ask the owner of the shop for a new one/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the login' })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByLabelText('New password')).toBeNull();
  },
};

export const LinkNotComplete: Story = {
  args: { token: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This link is not complete/)).toBeVisible();
  },
};

/** Withdrawn while the form was filled in. */
export const WithdrawnMeanwhile: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(acceptInvitationFailures.dead);
  },
  play: async ({ canvas, args }) => {
    await join(canvas, 'Bayu', strong);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This invitation is over' })).toBeVisible();
    await expect(args.onJoined).not.toHaveBeenCalled();
  },
};

export const EmptyFields: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await join(canvas, '', '');
    await waitFor(() => expect(canvas.getByLabelText('Your name')).toHaveFocus());
    await expect(canvas.getByText('All input must be fulfilled')).toBeVisible();
  },
};

/** The rules of every password, at the field; what was typed stays. */
export const CommonPassword: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await join(canvas, 'Bayu', 'password123');
    const field = canvas.getByLabelText('New password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/too common/i));
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Bayu');
  },
};

export const TheyDiffer: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await join(canvas, 'Bayu', strong, `${strong}!`);
    await expect(canvas.getByLabelText('Confirm password')).toHaveAccessibleDescription('The two passwords differ');
  },
};

export const FailsToSend: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(acceptInvitationFailures.failed);
  },
  play: async ({ canvas }) => {
    await join(canvas, 'Bayu', strong);
    await expect((await canvas.findAllByText('Something went wrong on our side')).length).toBeGreaterThan(0);
    await expect(canvas.getByLabelText('New password')).toHaveValue(strong);
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(readInvitationFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('One moment, we read your invitation.')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(readInvitationFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
