import { owedFailures, owedRefunds, returnFailures, showOwed } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { triedAgain } from '../testing/triedAgain';
import { turnedAway } from '../testing/turnedAway';
import { OwedScreen } from './OwedScreen';

const meta = {
  title: 'Screens/Owed',
  component: OwedScreen,
  args: { page: 1, onPage: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof OwedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A refund, a late transfer, a card's refund that failed and one that its provider is at: the oldest first. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 refunds wait')).toBeVisible();
    await expect(canvas.getByText(/Refund: The latte was cold/)).toBeVisible();
    await expect(canvas.getByText('The provider is returning it just now.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Mark returned/ })).toHaveLength(3);
  },
};

/** Its words, amounts and days as Indonesians write them; reasons are what staff wrote. */
export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 pengembalian menunggu')).toBeVisible();
    await expect(canvas.getByText(/Pengembalian: The latte was cold/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Tandai sudah kembali: Rp[\d.]+ untuk/ })).toHaveLength(3);
  },
};

export const MarksReturned: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('4 refunds wait')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /of SD-2033$/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'It is back' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'It is back' })).toBeNull());
  },
};

/** A colleague has said so already. */
export const Conflict: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(returnFailures.returnedAlready);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /of SD-2033$/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'It is back' }));
    await expect(await screen.findByText('This money has been returned already')).toBeVisible();
  },
};

export const LongText: Story = {
  beforeEach({ msw }) {
    const [first] = owedRefunds;
    const name = 'Wolfeschlegelsteinhausenbergerdorff Kusumawardhani Prawirodirdjo';
    msw.use(
      showOwed(first ? [{ ...first, customer_name: name, amount: 98_765_432_100, reason: `${name} ${name}` }] : []),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 refund waits')).toBeVisible();
  },
};

/** The last of a page was returned, and others are owed still. */
export const PastTheEnd: Story = {
  args: { page: 2 },
};

export const BackFromPastTheEnd: Story = {
  ...PastTheEnd,
  tags: ['behaviour'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to page 1' }));
    await expect(args.onPage).toHaveBeenCalledWith(1);
    await expect(canvas.queryByText('Nothing is owed')).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(owedFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading what is owed')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(owedFailures.empty);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is owed')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(owedFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const FailedThenTriedAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: triedAgain((canvas) => canvas.findByText('4 refunds wait')),
};

export const SignedOut: Story = turnedAway(null, '/owed');

export const Forbidden: Story = turnedAway('customer', '/owed');
