import { boardOrders, moveFailures, paying, seenBy, showOrders, workableOrders } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { OrderBoardScreen } from './OrderBoardScreen';
import { boardArgs } from '../testing/board';

/** The eight open orders as staff get them, the newest first. */
const openOrders = boardOrders.map((order) => seenBy(order, 'Admin'));

const meta = {
  title: 'Screens/Orders/Moves',
  component: OrderBoardScreen,
  args: boardArgs,
  parameters: { layout: 'fullscreen', session: 'admin' },
  beforeEach({ msw }) {
    msw.use(...workableOrders(boardOrders));
  },
} satisfies Meta<typeof OrderBoardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const cardOf = (canvas: Canvas, number: string) => canvas.findByRole('article', { name: number });
const inColumn = (canvas: Canvas, title: string, number: string) =>
  within(canvas.getByRole('region', { name: title })).findByRole('article', { name: number });

/** The card goes to the next column once the server has said yes, and comes back when that is taken back. */
export const Undo: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(await cardOf(canvas, 'SD-2043')).getByRole('button', { name: 'Accept' }));
    const moved = await inColumn(canvas, 'Brewing', 'SD-2043');
    await expect(within(moved).getByRole('button', { name: 'Start brewing' })).toBeVisible();
    await waitFor(() => expect(moved).toHaveFocus());
    await expect(await canvas.findByText('SD-2043 accepted')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    const back = await inColumn(canvas, 'New', 'SD-2043');
    await expect(within(back).getByRole('button', { name: 'Accept' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('SD-2043 accepted')).toBeNull());
  },
};

/** From where the focus is, without a way to the toast; not while words are typed, where it takes back those. */
export const UndoByKeyboard: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    const accept = within(await cardOf(canvas, 'SD-2043')).getByRole('button', { name: 'Accept' });
    accept.focus();
    await userEvent.keyboard('{Enter}');
    const moved = await inColumn(canvas, 'Brewing', 'SD-2043');
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Find an order' }));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(moved).toBeVisible();
    moved.focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await inColumn(canvas, 'New', 'SD-2043')).toHaveFocus());
  },
};

/** The order stays where it is, and the board says why after the toast has gone. */
export const UndoTooLate: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(within(await cardOf(canvas, 'SD-2043')).getByRole('button', { name: 'Accept' }));
    await inColumn(canvas, 'Brewing', 'SD-2043');
    msw.use(moveFailures.tooLate);
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText(/^SD-2043: Too late to undo/)).toBeVisible();
    await expect(await inColumn(canvas, 'Brewing', 'SD-2043')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByText(/^SD-2043: Too late to undo/)).toBeNull();
  },
};

/** Somebody else was faster: what the server says is said, and the board is loaded again. */
export const MoveRefused: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(moveFailures.illegalMove);
  },
  play: async ({ canvas, userEvent, msw }) => {
    const fresh = await cardOf(canvas, 'SD-2043');
    const others = openOrders.filter(({ number }) => number !== 'SD-2043');
    // gone with the refusal and not before: the board may be loaded again at any time
    msw.use(http.patch('*', () => msw.use(showOrders(others))));
    await userEvent.click(within(fresh).getByRole('button', { name: 'Accept' }));
    await expect(await canvas.findByText(/^SD-2043: This order is confirmed and cannot/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'SD-2043' })).toBeNull());
  },
};

/** Refusing needs a reason, which the customer reads: a usual one in one tap, or other words. */
export const Decline: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(await cardOf(canvas, 'SD-2044')).getByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Decline SD-2044?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await expect(reason).toHaveFocus();
    await expect(reason).toBeInvalid();
    await userEvent.click(dialog.getByRole('button', { name: 'Something in it is sold out' }));
    await expect(reason).toHaveValue('Something in it is sold out');
    await userEvent.type(reason, ': the donuts');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await expect(await canvas.findByText('SD-2044 declined')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'SD-2044' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** What nobody collects leaves the board too, and the books. */
export const CallOff: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(await cardOf(canvas, 'SD-2038')).getByRole('button', { name: 'Cancel' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel SD-2038?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Nobody came for it');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await expect(await canvas.findByText('SD-2038 cancelled')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'SD-2038' })).toBeNull());
  },
};

/** Whose money is here already gets it back, and staff are told how. */
export const DeclinePaid: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(showOrders([seenBy(paying.paid, 'Admin')]));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(await cardOf(canvas, 'SD-2058')).getByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('IDR 114,500 goes back to the card by itself.')).toBeVisible();
  },
};

/** The reason stays where it is when the call fails. */
export const DeclineFails: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(moveFailures.offline);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(await cardOf(canvas, 'SD-2044')).getByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'No donuts left');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(dialog).toHaveTextContent('Network error. Check your connection and try again.'));
    await expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toHaveValue('No donuts left');
  },
};

/** Without the network a move counts here at once, and is told in its turn once it is back. */
export const Cut: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(moveFailures.offline);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(await cardOf(canvas, 'SD-2043')).getByRole('button', { name: 'Accept' }));
    const moved = await inColumn(canvas, 'Brewing', 'SD-2043');
    await expect(await canvas.findByText('Not connected. 1 move is told as soon as it is back.')).toBeVisible();
    await userEvent.click(await within(moved).findByRole('button', { name: 'Start brewing' }));
    await expect(await within(moved).findByRole('button', { name: 'Mark ready' })).toBeVisible();
    await expect(await canvas.findByText('Not connected. 2 moves are told as soon as it is back.')).toBeVisible();
  },
};
export const CutPhone: Story = {
  ...Cut,
  tags: ['posed'],
  globals: { viewport: { value: 'phone' }, locale: 'id' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(await cardOf(canvas, 'SD-2043')).getByRole('button', { name: 'Terima' }));
    await expect(await canvas.findByText('Tidak terhubung. 1 langkah dikirim begitu tersambung lagi.')).toBeVisible();
  },
};

export const Reconnected: Story = {
  ...Cut,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, msw } = context;
    await Cut.play?.(context);
    msw.use(...workableOrders(boardOrders));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText(/^Not connected/)).toBeNull());
    const card = await inColumn(canvas, 'Brewing', 'SD-2043');
    await expect(within(card).getByRole('button', { name: 'Mark ready' })).toBeVisible();
  },
};

/** Taken back before anybody heard of it. */
export const CutUndone: Story = {
  ...Cut,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Cut.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Not connected. 1 move is told as soon as it is back.')).toBeVisible();
    const card = await inColumn(canvas, 'Brewing', 'SD-2043');
    await expect(within(card).getByRole('button', { name: 'Start brewing' })).toBeVisible();
  },
};

/** Somebody else has refused it meanwhile: that is said, and the board is as the shop has it. */
export const CutOvertaken: Story = {
  ...Cut,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await userEvent.click(within(await cardOf(canvas, 'SD-2043')).getByRole('button', { name: 'Accept' }));
    await canvas.findByText('Not connected. 1 move is told as soon as it is back.');
    const refused = boardOrders.map((order) =>
      order.number === 'SD-2043' ? { ...order, status_name: 'cancelled' as const } : order,
    );
    msw.use(...workableOrders(refused));
    window.dispatchEvent(new Event('online'));
    const told = /^SD-2043: This order is cancelled and cannot/;
    await expect(await canvas.findByText(told, {})).toBeVisible();
    // nothing moves under a pointer, and lists are loaded again at most once a second
    await userEvent.hover(canvas.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'SD-2043' })).toBeNull());
  },
};
