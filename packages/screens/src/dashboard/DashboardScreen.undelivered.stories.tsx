import {
  manyGivenUp,
  minutesAgo,
  oneGivenUp,
  showUndelivered,
  someGivenUp,
  someWaiting,
  undeliveredActFailures,
  undeliveredFailures,
} from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../testing/width';
import { DashboardScreen } from './DashboardScreen';

/** What staff learn of mails, pushes and messages that did not reach people. */
const meta = {
  title: 'Screens/Dashboard/Undelivered',
  component: DashboardScreen,
  args: { range: 'monthly', onRangeChange: fn(), link: 'https://seduh.example/dashboard' },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const panel = async (canvas: Canvas, name = 'Could not be delivered') =>
  within(await canvas.findByRole('region', { name }));

/** By every way, with the reason in people's words; what still says something can be brought again. */
export const GivenUp: Story = {
  beforeEach({ msw }) {
    msw.use(...showUndelivered(someGivenUp));
  },
  play: async ({ canvas }) => {
    const list = await panel(canvas);
    await expect(list.getByText('In the last 7 days: 3 mails, 1 push notice, 1 message.')).toBeVisible();
    const [receipt] = someGivenUp.items;
    await expect(list.getByRole('link', { name: `Receipt of ${receipt?.number}` })).toHaveAttribute(
      'href',
      `/orders/${receipt?.order_id}/receipt`,
    );
    await expect(list.getByText(/^The mailbox does not exist, or takes nothing · /)).toBeVisible();
    await expect(list.getAllByRole('button', { name: 'Try again' })).toHaveLength(3);
    await expect(list.getByText('About an account, by e-mail')).toBeVisible();
  },
};

/** Its words as Indonesians write them. */
export const Indonesian: Story = {
  ...GivenUp,
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    const list = await panel(canvas, 'Tidak sampai');
    await expect(list.getByText('Dalam 7 hari terakhir: 3 email, 1 notifikasi, 1 pesan.')).toBeVisible();
    await expect(list.getAllByRole('button', { name: 'Coba lagi' })).toHaveLength(3);
  },
};

/** More than anybody reads: the newest, and how many there are. */
export const Many: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    msw.use(...showUndelivered(manyGivenUp));
  },
  play: async ({ canvas }) => {
    const list = await panel(canvas);
    await expect(list.getByText('And 212 more.')).toBeVisible();
    await expect(list.getAllByRole('listitem')).toHaveLength(5);
    await expectNoSidewaysScroll();
  },
};

/** What is one needs no buttons for all. */
export const One: Story = {
  beforeEach({ msw }) {
    msw.use(...showUndelivered(oneGivenUp));
  },
  play: async ({ canvas }) => {
    const list = await panel(canvas);
    await expect(list.getByText('In the last 7 days: 1 mail.')).toBeVisible();
    await expect(list.queryByRole('button', { name: 'Put all aside' })).toBeNull();
  },
};

export const TryOneAgain: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(...showUndelivered(someGivenUp, { ...someGivenUp, items: someGivenUp.items.slice(1) }));
  },
  play: async ({ canvas, userEvent }) => {
    const list = await panel(canvas);
    await userEvent.click(list.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
    await waitFor(() => expect(list.queryByText(/^Receipt of/)).toBeNull());
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** Nothing is left of the panel. */
export const TryAllAgain: Story = {
  ...GivenUp,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const list = await panel(canvas);
    await userEvent.click(list.getByRole('button', { name: 'Try all again' }));
    await waitFor(() => expect(canvas.queryByText('Could not be delivered')).toBeNull());
  },
};

export const PutAside: Story = {
  ...GivenUp,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const list = await panel(canvas);
    await userEvent.click(list.getByRole('button', { name: 'Put aside: About an account' }));
    await waitFor(() => expect(canvas.queryByText('Could not be delivered')).toBeNull());
  },
};

/** Its press was in vain: everything stays, to be pressed again. */
export const ActFailed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(undeliveredActFailures.retry.failed, ...showUndelivered(someGivenUp));
  },
  play: async ({ canvas, userEvent }) => {
    const list = await panel(canvas);
    await userEvent.click(list.getByRole('button', { name: 'Try all again' }));
    await expect(await list.findByText('Something went wrong on our side')).toBeVisible();
    await expect(list.getAllByRole('listitem')).toHaveLength(5);
  },
};

export const Busy: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(undeliveredActFailures.retry.slow, ...showUndelivered(oneGivenUp));
  },
  play: async ({ canvas, userEvent }) => {
    const list = await panel(canvas);
    await userEvent.click(list.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(list.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Waiting: Story = {
  beforeEach({ msw }) {
    msw.use(...showUndelivered(someWaiting));
  },
  play: async ({ canvas }) => {
    const words = '4 mails have waited for the mail server since 14:05. They are tried again for a day.';
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.queryByText('Could not be delivered')).toBeNull();
  },
};

export const Both: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    msw.use(...showUndelivered({ ...oneGivenUp, waiting: 1, waiting_since: minutesAgo(20 * 60) }));
  },
  play: async ({ canvas }) => {
    // of another day, which is said
    const words = '1 mail has waited for the mail server since 19 Nov, 18:30. It is tried again for a day.';
    await expect(await canvas.findByText(words)).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

/** Nothing is said where nothing is known; as where everything was delivered, the screen's Success. */
export const Unknown: Story = {
  beforeEach({ msw }) {
    msw.use(undeliveredFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Monthly report' })).toBeVisible();
    await expect(canvas.queryByText('Could not be delivered')).toBeNull();
  },
};
