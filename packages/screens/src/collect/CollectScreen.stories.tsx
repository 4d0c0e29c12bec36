import { collectFailures, collectOf, boardOrders, showCollect } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { silentBell } from '../testing/board';
import { atTelevision, screenOf } from '../testing/collect';

const meta = {
  ...atTelevision,
  title: 'Screens/Collect',
  beforeEach({ msw }) {
    msw.use(showCollect(screenOf(5, 3)));
  },
} satisfies Meta<typeof atTelevision.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is ready, the latest first, and what is brewed; names, initials or numbers alone, as the customers wish. */
export const Success: Story = {
  play: async ({ canvas }) => {
    const ready = await canvas.findByRole('region', { name: 'Ready' });
    await expect(ready).toHaveTextContent(/^ReadySD-2059/);
    await expect(canvas.getByRole('region', { name: 'Brewing' }).querySelectorAll('li')).toHaveLength(5);
    await expect(canvas.queryByText(/^No connection/)).toBeNull();
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Siap diambil' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Diseduh' })).toBeVisible();
  },
};

/** Of the board's eight orders two are collected: the others go to tables and doors, or are not accepted yet. */
export const OfTheBoard: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(showCollect(collectOf(boardOrders)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2038')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'SD-2038Putri',
      'SD-2042Yoga',
    ]);
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(collectFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Asking what is ready')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(showCollect(screenOf(0, 0)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to collect yet')).toBeVisible();
    await expect(canvas.getByText('Nothing just now')).toBeVisible();
  },
};

/** Nothing was heard yet, and it asks on. */
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(collectFailures.offline);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing from the shop just now')).toBeVisible();
  },
};

/** A link that was replaced shows nothing of anybody. */
export const NotFound: Story = {
  beforeEach({ msw }) {
    msw.use(collectFailures.dead);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link is not in use any more')).toBeVisible();
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const LongText: Story = {
  beforeEach({ msw }) {
    const long = 'Wolfeschlegelsteinhausenbergerdorff-Prawirodirdjo';
    const { brewing, ready } = screenOf(8, 6);
    const named = (items: typeof ready) => items.map((item) => ({ ...item, number: `${item.number}77`, called: long }));
    msw.use(showCollect({ brewing: named(brewing), ready: named(ready) }));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Ready' });
    await expect(document.querySelector('.co-room')?.scrollWidth).toBe(document.querySelector('.co-room')?.clientWidth);
  },
};

/** A visitor without the key. */
export const SignedOut: Story = {
  args: { linkKey: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This screen opens by its link only' })).toBeVisible();
  },
};

/** A customer without the key. */
export const Forbidden: Story = {
  ...SignedOut,
  parameters: { session: 'customer' },
};

/** Where staff make the link, copy it, see what it shows, and replace it. */
export const Admin: Story = {
  args: { linkKey: null },
  parameters: { session: 'admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/\/collect#key-of-the/)).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Ready' })).toBeVisible();
    const open = canvas.getByRole('link', { name: 'Open the screen' });
    await expect(open).toHaveAttribute('href', expect.stringContaining('/collect#key-of-the'));
  },
};

export const CopiesAndRenews: Story = {
  ...Admin,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy the link' }));
    await expect(copy).toHaveBeenCalledWith(expect.stringMatching(/collect#key-of-the/));
    await userEvent.click(canvas.getByRole('button', { name: 'Make a new link' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Make a new one' }));
    await expect(await canvas.findByText(/\/collect#next-key/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Make a new one' })).toBeNull());
  },
};

/** It asks by itself: an order goes over to Ready, is set off, said, and rung for once; who was there at first is not. */
export const BecomesReady: Story = {
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('2059')).toBeVisible();
    await expect(silentBell.ring).not.toHaveBeenCalled();
    const { brewing, ready } = screenOf(5, 3);
    msw.use(showCollect({ brewing: brewing.slice(1), ready: [...brewing.slice(0, 1), ...ready] }));
    await waitFor(() => expect(canvas.getByText('Ready: SD-2090')).toBeInTheDocument(), { timeout: 8000 });
    await expect(canvas.getByText('2090').closest('li')).toHaveAttribute('data-fresh');
    await expect(silentBell.ring).toHaveBeenCalledOnce();
  },
};

/** Through a break it shows what it knows, and says since when. */
export const Old: Story = {
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('2059')).toBeVisible();
    msw.use(collectFailures.offline);
    await waitFor(() => expect(canvas.getByText('No connection. This is from 14:30.')).toBeVisible(), {
      timeout: 8000,
    });
    await expect(canvas.getByText('2059')).toBeVisible();
  },
};

/** Browsers let a page be heard only after a press. */
export const Quiet: Story = {
  tags: ['behaviour'],
  args: { bell: { ...silentBell, isReady: () => false, unlock: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn sound on' }));
    await expect(args.bell.unlock).toHaveBeenCalledOnce();
  },
};
