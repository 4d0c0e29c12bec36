import { showUndeliveredMails, someFailed, someWaiting, undeliveredMailsFailures } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../flows/storyWidth';
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
    const words = '4 mails wait since 14:05 for the mail server. They are tried again until they are a day old.';
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Both: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    msw.use(
      showUndeliveredMails({ ...someWaiting, ...someFailed, waiting: 1, waiting_since: someWaiting.waiting_since }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 mail waits since 14:05/)).toBeVisible();
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
