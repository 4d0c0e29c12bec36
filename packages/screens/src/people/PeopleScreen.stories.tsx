import { bayu, dimas, invitations, peopleFailures, peopleFor, showPeople } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { triedAgain } from '../testing/triedAgain';
import { turnedAway } from '../testing/turnedAway';
import { PeopleScreen } from './PeopleScreen';

const meta = {
  title: 'Screens/People',
  component: PeopleScreen,
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof PeopleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An owner, who sees the own account among the others, a cashier who is kept out, and two who are invited. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('bayu.saputra@seduh.example')).toBeVisible();
    await expect(canvas.getByText('(you)')).toBeVisible();
    await expect(canvas.getByText('Switched off')).toBeVisible();
    await expect(canvas.getByText('The link is too old')).toBeVisible();
    // nobody locks themselves out
    await expect(canvas.queryByRole('button', { name: 'Switch off Dimas Prasetyo' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Switch on Wulan Anggraini' })).toBeEnabled();
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Nonaktifkan Bayu Saputra' })).toBeVisible();
    await expect(canvas.getByText('Linknya sudah kedaluwarsa')).toBeVisible();
  },
};

/** What `Success` is pictured as already. */
export const Phone: Story = { ...Success, tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Success, tags: ['!visual'], globals: { theme: 'dark' } };

/** Who opened the shop, alone. */
export const NobodyInvited: Story = {
  beforeEach({ msw }) {
    const { staff } = peopleFor(dimas.id);
    msw.use(showPeople({ staff: staff.filter(({ id }) => id === dimas.id), invitations: [] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody is invited just now.')).toBeVisible();
  },
};

export const LongText: Story = {
  beforeEach({ msw }) {
    const { staff } = peopleFor(dimas.id);
    const name = 'Wolfeschlegelsteinhausenbergerdorff Kusumawardhani Prawirodirdjo';
    const email = `${name.replaceAll(' ', '.').toLowerCase()}@long-names.seduh.example`;
    const [invitation] = invitations;
    msw.use(
      showPeople({
        staff: staff.map((one) => (one.id === bayu.id ? { ...one, name, email } : one)),
        invitations: invitation ? [{ ...invitation, email, invited_by: name }] : [],
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Change tasks of Wolfeschlegel/ })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(peopleFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading who works here')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(peopleFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const FailedThenTriedAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: triedAgain((canvas) => canvas.findByText('bayu.saputra@seduh.example')),
};

export const SignedOut: Story = turnedAway(null, '/people');

export const Forbidden: Story = turnedAway('customer', '/people');

/** A barista who types the address is told so in the page's place, and stays logged in. */
export const NotPermitted: Story = {
  parameters: { session: 'barista', page: false, shop: '/people' },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Not on your tray' })).toBeVisible();
    await expect(canvas.getByText('Your account may not do this')).toBeVisible();
    // nor does the navigation lead to what is not theirs
    await expect(canvas.queryByRole('link', { name: 'Dashboard' })).toBeNull();
    await expect((await canvas.findAllByRole('link', { name: 'Orders' })).length).toBeGreaterThan(0);
  },
};
