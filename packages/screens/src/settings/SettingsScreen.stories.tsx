import { settingsFailures, settingsView, showSettings } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { triedAgain } from '../testing/triedAgain';
import { turnedAway } from '../testing/turnedAway';
import { SettingsScreen } from './SettingsScreen';

const meta = {
  title: 'Screens/Settings',
  component: SettingsScreen,
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every section, with who changed a setting last: two of the staff, and somebody on the command line. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Opening hours' })).toBeVisible();
    await expect(canvas.getByText(/^Sari Wulandari, .*Before: 08:00–20:00$/)).toBeVisible();
    await expect(canvas.getByText(/^Command line, /)).toBeVisible();
    await expect(canvas.getByText('Christmas Day, closed')).toBeVisible();
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ubah: Jam buka' })).toBeVisible();
    await expect(canvas.getAllByText('07.00–21.00')[0]).toBeVisible();
  },
};

/** What `Success` is pictured as already. */
export const Phone: Story = { ...Success, tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Success, tags: ['!visual'], globals: { theme: 'dark' } };

/** Hours that begin on a day, no special days, no account for transfers. */
export const Planned: Story = {
  beforeEach({ msw }) {
    const hours = settingsView.settings.hours.map((row) => ({ ...row, close: '22:00' }));
    msw.use(showSettings({ next_hours: { from: '2026-12-01', hours }, special_days: [], bank: null }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Planned hours from')).toBeVisible();
    await expect(canvas.getByText('No day has hours of its own.')).toBeVisible();
  },
};

export const LongText: Story = {
  beforeEach({ msw }) {
    const word = 'Wolfeschlegelsteinhausenbergerdorff';
    msw.use(
      showSettings({
        name: `${word} Kopi`,
        address: `Jalan ${word} `.repeat(6).trim(),
        special_days: [{ date: '2026-12-24', name: `${word} Eve`, spans: [{ open: '07:00', close: '12:00' }] }],
        bank: { bank: word, account: '1234567890'.repeat(4), holder: `${word} ${word}` },
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Wolfeschlegelsteinhausenbergerdorff Kopi$/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(settingsFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the settings')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(settingsFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const FailedThenTriedAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: triedAgain((canvas) => canvas.findByRole('heading', { name: 'Opening hours' })),
};

export const SignedOut: Story = turnedAway(null, '/settings');

export const Forbidden: Story = turnedAway('customer', '/settings');

/** A barista who types the address is told so in the page's place, and stays logged in; /people has its picture. */
export const NotPermitted: Story = {
  parameters: { session: 'barista', page: false, shop: '/settings' },
  tags: ['!visual', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Not on your tray' })).toBeVisible();
    await expect(canvas.getByText('Your account may not do this')).toBeVisible();
    // nor does the navigation lead to what is not theirs
    await expect(canvas.queryByRole('link', { name: 'Dashboard' })).toBeNull();
    await expect((await canvas.findAllByRole('link', { name: 'Orders' })).length).toBeGreaterThan(0);
  },
};
