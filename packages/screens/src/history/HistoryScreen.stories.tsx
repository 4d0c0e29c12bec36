import {
  history,
  historyFailures,
  longProduct,
  minutesAgo,
  paying,
  showHistory,
  toHistoryItem,
} from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { triedAgain } from '../testing/triedAgain';
import { turnedAway } from '../testing/turnedAway';
import { expectNoSidewaysScroll } from '../testing/width';
import { HistoryScreen } from './HistoryScreen';

const meta = {
  title: 'Screens/History',
  component: HistoryScreen,
  args: { page: 1, onPageChange: fn(), onGo: fn() },
  parameters: { layout: 'fullscreen', session: 'customer' },
} satisfies Meta<typeof HistoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('page 1 of 2')).toBeVisible();
    const bar = canvas.getByRole('link', { name: /^Brewing now/ });
    await expect(bar).toHaveTextContent('SD-2041, at your door around 14:51');
    await expect(bar).toHaveAttribute('href', expect.stringMatching(/^\/history\//));
    await expect(canvas.getByRole('checkbox', { name: /still under way and cannot be deleted/ })).toBeDisabled();
    // an order is told whole: every line, its number, what it came to
    const [, bought] = canvas.getAllByRole('article');
    const lines = within(bought as HTMLElement).getAllByRole('listitem');
    await expect(lines.map(({ textContent }) => textContent)).toEqual([
      '1 Hazelnut Latte, Regular · Whole milk, 100 % sugar',
      '1 Butter Croissant',
    ]);
    await expect(bought).toHaveTextContent('SD-2032');
  },
};

export const TurnsThePage: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
};

export const ToBePaid: Story = {
  beforeEach({ msw }) {
    msw.use(showHistory([toHistoryItem(paying.byBank), ...history.slice(1, 4)]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('To be paid')).toBeVisible();
    const bar = canvas.getByRole('link', { name: /^Waiting for payment/ });
    await expect(bar).toHaveTextContent('SD-2051, see how to pay');
  },
};

/** What is under way comes later than promised: the bar says when, as its page does. */
export const RunsLate: Story = {
  beforeEach({ msw }) {
    const forecast = { from: minutesAgo(-24), to: minutesAgo(-33), is_late: true, reason: null };
    msw.use(showHistory(history.slice(0, 3).map((item, place) => (place === 0 ? { ...item, forecast } : item))));
  },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('link', { name: /^Brewing now/ });
    await expect(bar).toHaveTextContent('SD-2041, running late: now about 15:03');
  },
};

export const LastPage: Story = {
  args: { page: 2 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('page 2 of 2')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
};

export const PastTheEnd: Story = {
  args: { page: 9 },
};

export const BackFromPastTheEnd: Story = {
  ...PastTheEnd,
  tags: ['behaviour'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to page 1' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(1);
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(historyFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your history')).toBeInTheDocument();
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBeDisabled();
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(historyFailures.empty);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The first cup is the hardest to choose.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the menu' })).toHaveAttribute('href', '/products');
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(historyFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const FailedThenTriedAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: triedAgain((canvas) => canvas.findByText('page 1 of 2')),
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    const name = longProduct.product_name;
    msw.use(
      showHistory(history.slice(0, 3).map((item) => ({ ...item, product_name: name, total: 12_500_000, lines: 49 }))),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: longProduct.product_name })).toHaveLength(3);
    await expectNoSidewaysScroll();
  },
};

export const SignedOut: Story = turnedAway(null, '/history');

export const Forbidden: Story = turnedAway('admin', '/history');

export const Phone: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['!visual'], globals: { theme: 'dark' } };
