import { cartActions, getSeat } from '@seduh/api-client';
import { linkedTableFailures, tables } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sitAt } from '../testing/seat';
import { triedAgain } from '../testing/triedAgain';
import { SeatScreen } from './SeatScreen';

const seven = tables.find(({ label }) => label === '7');
const terrace = tables.find(({ label }) => label === 'Terrace 2');

const meta = {
  title: 'Screens/Seat',
  component: SeatScreen,
  args: { code: seven?.code ?? '', onSeated: fn() },
  parameters: { layout: 'fullscreen', session: null },
} satisfies Meta<typeof SeatScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The table is known, and the menu comes next. */
export const Success: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Table 7' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the menu' })).toHaveAttribute('href', '/products');
    await waitFor(() => expect(args.onSeated).toHaveBeenCalledOnce());
    await expect(getSeat()).toMatchObject({ label: '7', code: seven?.code });
    await expect(await canvas.findByText('Table 7: we bring it there')).toBeInTheDocument();
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Meja 7' })).toBeVisible();
  },
};

/** A name stands for itself. */
export const LongText: Story = {
  args: { code: terrace?.code ?? '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Terrace 2' })).toBeVisible();
  },
};

/** Of no table, or of a retired one: in words, and on without. */
export const NotFound: Story = {
  beforeEach({ msw }) {
    msw.use(linkedTableFailures.gone);
  },
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This code is of no table any more' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go on without a table' })).toHaveAttribute('href', '/products');
    await expect(args.onSeated).not.toHaveBeenCalled();
  },
};

/** Whoever sat at the very table that was retired sits at none. */
export const LeavesTheRetired: Story = {
  ...NotFound,
  tags: ['behaviour'],
  beforeEach({ msw }) {
    sitAt('7');
    cartActions.setTable('');
    msw.use(linkedTableFailures.gone);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Go on without a table' });
    await waitFor(() => expect(getSeat()).toBeNull());
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(linkedTableFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Finding your table' })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(linkedTableFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const FailedThenTriedAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: triedAgain((canvas) => canvas.findByRole('heading', { level: 1, name: 'Table 7' })),
};

export const Phone: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' } } };
