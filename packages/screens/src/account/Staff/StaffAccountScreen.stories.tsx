import { profileFailures, showFactor, showProfile, dimas } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { triedAgain } from '../../testing/triedAgain';
import { turnedAway } from '../../testing/turnedAway';
import { StaffAccountScreen } from './StaffAccountScreen';

const meta = {
  title: 'Screens/StaffAccount',
  component: StaffAccountScreen,
  args: { onLeaving: fn(), onLoggedOut: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof StaffAccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An owner whose second factor is on, with some of the recovery codes used. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/8 recovery codes are left/)).toBeVisible();
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Dimas Prasetyo');
    await expect(canvas.getByRole('button', { name: 'Turn off' })).toBeEnabled();
    await expect(await canvas.findByText('This device')).toBeVisible();
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Sisa 8 kode pemulihan/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Akun' })).toBeVisible();
  },
};

/** What `Success` is pictured as already. */
export const Phone: Story = { ...Success, tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Success, tags: ['!visual'], globals: { theme: 'dark' } };

/** A barista, who may have one and has none. */
export const FactorOff: Story = {
  parameters: { session: 'barista' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Set up' })).toBeEnabled();
    await expect(canvas.queryByText(/Owners and managers need/)).toBeNull();
  },
};

/** A manager whose work waits for it: the first thing on the page says so. */
export const FactorRequired: Story = {
  parameters: { session: 'heldBack' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Owners and managers need a second factor in this shop/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Set up' })).toBeEnabled();
  },
};

/** Where it is required it can be moved, and not be turned off; few recovery codes are left. */
export const FactorStays: Story = {
  beforeEach({ msw }) {
    msw.use(showFactor({ required: true, recovery_left: 1 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Make new ones before they are gone.')).toBeVisible();
    await expect(canvas.getByText(/1 recovery code is left/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Turn off' })).toBeNull();
  },
};

export const LongText: Story = {
  beforeEach({ msw }) {
    const name = 'Wolfeschlegelsteinhausenbergerdorff Kusumawardhani Prawirodirdjo';
    const email = `${name.replaceAll(' ', '.').toLowerCase()}@long-names.seduh.example`;
    msw.use(showProfile({ ...dimas, display_name: name, email }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^wolfeschlegel/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(profileFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your account')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(profileFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const FailedThenTriedAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: triedAgain((canvas) => canvas.findByText(/recovery codes are left/)),
};

export const SignedOut: Story = turnedAway(null, '/account');

export const Forbidden: Story = turnedAway('customer', '/account');

/** A manager who has to set it up first, at the board's address: led to the account, which says why. */
export const LedHere: Story = {
  parameters: { session: 'heldBack', page: false, shop: '/orders' },
  tags: ['!visual', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    await expect(await canvas.findByText(/Owners and managers need a second factor in this shop/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Orders' })).toBeNull();
  },
};
