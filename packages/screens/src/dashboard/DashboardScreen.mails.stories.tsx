import {
  minutesAgo,
  showUndeliveredMails,
  someFailed,
  someWaiting,
  undeliveredMailsFailures,
} from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectNoSidewaysScroll } from '../testing/width';
import { DashboardScreen } from './DashboardScreen';

/** What staff learn of mails that customers did not get. */
const meta = {
  title: 'Screens/Dashboard/Mails',
  component: DashboardScreen,
  args: { range: 'monthly', onRangeChange: fn(), link: 'https://seduh.example/dashboard' },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Some were given up; receipts among them are a tap away, to be printed or read out. */
export const GivenUp: Story = {
  beforeEach({ msw }) {
    msw.use(showUndeliveredMails(someFailed));
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('3 mails could not be sent in the last 7 days.');
    for (const { order_id, number } of someFailed.receipts)
      await expect(canvas.getByRole('link', { name: number })).toHaveAttribute('href', `/orders/${order_id}/receipt`);
  },
};

export const Waiting: Story = {
  beforeEach({ msw }) {
    msw.use(showUndeliveredMails(someWaiting));
  },
  play: async ({ canvas }) => {
    const words = '4 mails have waited for the mail server since 14:05. They are tried again for a day.';
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Both: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    msw.use(showUndeliveredMails({ ...someWaiting, ...someFailed, waiting: 1, waiting_since: minutesAgo(20 * 60) }));
  },
  play: async ({ canvas }) => {
    // of another day, which is said
    const words = '1 mail has waited for the mail server since 19 Nov, 18:30. It is tried again for a day.';
    await expect(await canvas.findByText(words)).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

/** Nothing is said where nothing is known. */
export const Unknown: Story = {
  beforeEach({ msw }) {
    msw.use(undeliveredMailsFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Monthly report' })).toBeVisible();
    await expect(canvas.queryByText(/mails/)).toBeNull();
  },
};
