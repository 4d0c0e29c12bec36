import { closesFailures, openDayFailures, showOpenDay } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { triedAgain } from '../testing/triedAgain';
import { turnedAway } from '../testing/turnedAway';
import { expectNoSidewaysScroll } from '../testing/width';
import { CloseScreen } from './CloseScreen';

const meta = {
  title: 'Screens/Close',
  component: CloseScreen,
  args: { day: null, page: 1, onPage: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof CloseScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The shop is open: what is expected so far, what moved in the drawer, and the days before. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Friday, 20 Nov' })).toBeVisible();
    await expect(canvas.getByText(/^Still running. It can be closed from 21:00 on/)).toBeVisible();
    await expect(canvas.getByText(/^2 orders are still to be paid/)).toBeVisible();
    await expect(canvas.getByText('Coins from the bank')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Thursday, 19 Nov' })).toHaveAttribute(
      'href',
      '/close?day=2026-11-19',
    );
    await expect(canvas.getByText('IDR 12,000 short')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Close the day' })).toBeNull();
  },
};

/** Its words, amounts and days as Indonesians write them; reasons are what staff wrote. */
export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Jumat, 20 Nov' })).toBeVisible();
    await expect(canvas.getByText(/^Masih berjalan. Bisa ditutup mulai pukul 21.00/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Laci kas' })).toBeVisible();
    await expect(await canvas.findByText(/^Kurang Rp\s?12\.000$/)).toBeVisible();
  },
};

/** The shop has closed for the day: each way to pay has its count. */
export const Evening: Story = {
  beforeEach({ msw }) {
    msw.use(showOpenDay('evening'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The shop has closed for this day. Count, and close it.')).toBeVisible();
    for (const label of ['Counted in the drawer', 'On the terminal’s slip', 'On the account’s statement'])
      await expect(canvas.getByRole('textbox', { name: label })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Close the day' })).toBeVisible();
  },
};

/** Nobody closed yesterday: it comes first, and says what of the drawer is not of it. */
export const Yesterday: Story = {
  beforeEach({ msw }) {
    msw.use(showOpenDay('yesterday'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This day was not closed yet. It comes before the next.')).toBeVisible();
    await expect(canvas.getByText(/^IDR 386,000 in the drawer came in after this day/)).toBeVisible();
  },
};

/** Today is closed: what comes in now is of tomorrow. */
export const Tomorrow: Story = {
  beforeEach({ msw }) {
    msw.use(showOpenDay('tomorrow'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Saturday, 21 Nov' })).toBeVisible();
    await expect(canvas.getByText('Today is closed. What comes in now is booked on this day.')).toBeVisible();
  },
};

/** The first day of all: nothing came in, nothing is closed, and the drawer has no float yet. */
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(showOpenDay('first'), closesFailures.empty);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Set the float' })).toBeVisible();
    await expect(await canvas.findByText('No day is closed yet')).toBeVisible();
  },
};

/** Who handles money counts, and does not look back on what the shop earned. */
export const Cashier: Story = {
  parameters: { session: 'cashier' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Friday, 20 Nov' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Closed days' })).toBeNull();
  },
};

export const LongText: Story = {
  beforeEach({ msw }) {
    msw.use(showOpenDay('long'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Wolfeschlegel/)).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const PastTheEnd: Story = {
  args: { page: 9 },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Back to page 1' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(openDayFailures.slow, closesFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the day')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(openDayFailures.failed, closesFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The day did not come')).toBeVisible();
    await expect(await canvas.findByText('The closed days did not come')).toBeVisible();
  },
};

/** The list alone did not come: the day can be closed all the same. */
export const ListFailedThenTriedAgain: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(closesFailures.failed);
  },
  play: triedAgain((canvas) => canvas.findByRole('link', { name: 'Thursday, 19 Nov' })),
};

export const SignedOut: Story = turnedAway(null, '/close');

export const Forbidden: Story = turnedAway('customer', '/close');

/** A barista who types the address is told so in the page's place; /people has its picture. */
export const NotPermitted: Story = {
  parameters: { session: 'barista', page: false, shop: '/close' },
  tags: ['!visual', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your account may not do this')).toBeVisible();
  },
};

/** There is no report of a day that is not closed. */
export const NotFound: Story = {
  args: { day: '2026-11-01' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This day is not closed' })).toBeVisible();
  },
};
