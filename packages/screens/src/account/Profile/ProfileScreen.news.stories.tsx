import {
  changeNoticesFailures,
  noticeSettings,
  noticesFailures,
  rani,
  showNotices,
  showProfile,
} from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { atProfile } from '../../testing/profile';
import { browserThat, toldHere } from '../../testing/push';
import { triedAgain } from '../../testing/triedAgain';

const meta = { ...atProfile, title: 'Screens/Profile/News' } satisfies Meta<typeof atProfile.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const byMail = 'News by e-mail: accepted, late, ready, on the way';

/** Told on this device, and by WhatsApp, as the shop can. */
export const EveryWay: Story = {
  beforeEach({ msw }) {
    browserThat({ permission: 'granted' });
    msw.use(showNotices({ ...noticeSettings, message_channel: 'WhatsApp', news_messages: true }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'The same by WhatsApp' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Receipts by e-mail' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: byMail })).not.toBeChecked();
    await expect(await canvas.findByRole('button', { name: 'Tell me on this device' })).toBeVisible();
  },
};

/** Without a phone there is nowhere to write to. */
export const WithoutPhone: Story = {
  beforeEach({ msw }) {
    msw.use(showProfile({ ...rani, phone: null }), showNotices({ ...noticeSettings, message_channel: 'SMS' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'The same by SMS, once you add a phone' })).toBeDisabled();
  },
};

/** The browser does not let the shop: how to. */
export const Denied: Story = {
  beforeEach: () => browserThat({ permission: 'denied' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your browser does not let Seduh send you news/)).toBeVisible();
  },
};

/** Each choice is saved as it is ticked; this device goes off by one press. */
export const Chosen: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    browserThat({ permission: 'granted', isTold: true });
    msw.use(toldHere);
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: byMail });
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeEnabled());
    await expect(box).toBeChecked();
  },
};

/** Off in one tap, here too. */
export const DeviceOff: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    browserThat({ permission: 'granted', isTold: true });
    msw.use(toldHere);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off on this device' }));
    await expect(await canvas.findByRole('button', { name: 'Tell me on this device' })).toBeVisible();
  },
};

/** What could not be saved stands as it was, and says why. */
export const NotSaved: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(changeNoticesFailures.failed);
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: byMail });
    await userEvent.click(box);
    await expect(await canvas.findByText('Something went wrong on our side')).toBeVisible();
    await expect(box).not.toBeChecked();
  },
};

/** The choices did not come. */
export const NotLoaded: Story = {
  beforeEach({ msw }) {
    msw.use(noticesFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const TriedAgain: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(noticesFailures.failed);
  },
  play: triedAgain((canvas) => canvas.findByRole('checkbox', { name: byMail })),
};
