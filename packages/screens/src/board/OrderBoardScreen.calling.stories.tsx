import { boardOrders, moveFailures, seenBy, showOrders } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { OrderBoardScreen } from './OrderBoardScreen';
import { boardArgs, silentBell } from '../testing/board';

/** The eight open orders as staff get them, the newest first. */
const openOrders = boardOrders.map((order) => seenBy(order, 'Admin'));

const meta = {
  title: 'Screens/Orders/Calling',
  component: OrderBoardScreen,
  args: boardArgs,
  parameters: { layout: 'fullscreen', session: 'admin' },
  beforeEach({ msw }) {
    // SD-2044 is still to come; any refused move loads the board again, as an event does
    msw.use(showOrders(openOrders.slice(1)), moveFailures.illegalMove);
  },
} satisfies Meta<typeof OrderBoardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const toldOf = 'New order SD-2044 from Bima S.';

/** The board as it is at first, and then with the newest order. */
async function orderComes({ canvas, userEvent, msw }: Pick<Play, 'canvas' | 'userEvent' | 'msw'>) {
  const card = await canvas.findByRole('article', { name: 'SD-2043' });
  await expect(card).not.toHaveAttribute('data-fresh');
  await expect(silentBell.ring).not.toHaveBeenCalled();
  msw.use(showOrders(openOrders));
  await userEvent.click(within(card).getByRole('button', { name: 'Accept' }));
  await canvas.findByText(toldOf);
}

/** An order that comes in later slides in, is announced, counted in the tab's title and rings; those of the start do not. */
export const NewOrder: Story = {
  tags: ['posed'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await orderComes(context);
    await expect(canvas.getByRole('article', { name: 'SD-2044' })).toHaveAttribute('data-fresh');
    await waitFor(() => expect(silentBell.ring).toHaveBeenCalledOnce());
    await waitFor(() => expect(document.title).toBe('(1) Orders · Seduh'));
    await userEvent.click(canvas.getByRole('button', { name: 'Got it' }));
    await expect(canvas.queryByText(toldOf)).toBeNull();
    await expect(canvas.getByRole('article', { name: 'SD-2044' })).toHaveFocus();
    await waitFor(() => expect(document.title).toBe('Orders · Seduh'));
  },
};

/** Who acts on an order has seen it, whatever becomes of the call. */
export const Acted: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await orderComes(context);
    const card = within(canvas.getByRole('article', { name: 'SD-2044' }));
    await userEvent.click(card.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(canvas.queryByText(toldOf)).toBeNull());
  },
};

/** Switched off, it is quiet on this device, and stays so. */
export const Silent: Story = {
  tags: ['posed'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const sound = await canvas.findByRole('button', { name: 'Sound for new orders' });
    await expect(sound).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(sound);
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
    await expect(localStorage.getItem('boardSound')).toBe('off');
    await orderComes(context);
    await expect(canvas.getByRole('button', { name: 'Got it' })).toBeVisible();
    await expect(silentBell.ring).not.toHaveBeenCalled();
  },
};

export const Remembered: Story = {
  beforeEach() {
    localStorage.setItem('boardSound', 'off');
  },
  play: async ({ canvas }) => {
    const sound = await canvas.findByRole('button', { name: 'Sound for new orders' });
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Browsers let a page be heard only after a tap: it says so, and takes any tap. */
export const WaitsForTap: Story = {
  tags: ['behaviour'],
  args: { bell: { ...silentBell, isReady: () => false, unlock: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('Your browser keeps quiet until you tap this page once.')).toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Orders' }));
    await expect(args.bell.unlock).toHaveBeenCalledOnce();
  },
};

/** The board alone; without a full screen the shop's bars go all the same. */
export const Kitchen: Story = {
  tags: ['behaviour'],
  beforeEach() {
    document.documentElement.requestFullscreen = () => Promise.reject(new TypeError('Not allowed'));
    return () => Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
  },
  play: async ({ canvas, userEvent }) => {
    const whole = await canvas.findByRole('button', { name: 'Full screen' });
    await userEvent.click(whole);
    await expect(whole).toHaveAttribute('aria-pressed', 'true');
    await expect(document.documentElement).toHaveAttribute('data-kitchen');
    await userEvent.keyboard('{Escape}');
    await expect(whole).toHaveAttribute('aria-pressed', 'false');
    await expect(document.documentElement).not.toHaveAttribute('data-kitchen');
  },
};

export const Phone: Story = { ...NewOrder, tags: ['posed'], globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { tags: ['posed'], play: orderComes, globals: { theme: 'dark' } };
