import {
  boardOrders,
  moveFailures,
  NOW,
  orderOffered,
  seenBy,
  showOrders,
  workableOrders,
} from '@seduh/api-client/mocks';
import { toast } from '@seduh/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { boardArgs } from '../testing/board';
import { printer } from '../testing/papers';
import { expectNoSidewaysScroll } from '../testing/width';
import { OrderBoardScreen } from './OrderBoardScreen';

const meta = {
  title: 'Screens/Orders/Print',
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

const switchOf = (canvas: Canvas) => canvas.findByRole('button', { name: 'Print at accepting' });
const accept = (canvas: Canvas) =>
  waitFor(() => within(canvas.getByRole('article', { name: 'SD-2043' })).getByRole('button', { name: 'Accept' }));

/** What this device prints when it accepts an order; kept there. */
export const Choice: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await switchOf(canvas));
    await expect(await screen.findByRole('radio', { name: 'Nothing' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Cup labels' }));
    await expect(localStorage.getItem('boardPaper')).toBe('labels');
  },
};

export const ChoiceIndonesian: Story = {
  tags: ['posed'],
  globals: { locale: 'id', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cetak saat menerima' }));
    await expect(await screen.findByRole('radio', { name: 'Label gelas' })).toBeVisible();
  },
};

/** Switched on, it shows; and what is accepted here is printed once, also when it is accepted again. */
export const PrintsOnce: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.setItem('boardPaper', 'ticket'),
  play: async ({ canvas, userEvent }) => {
    const print = printer();
    await expect(await switchOf(canvas)).toHaveAttribute('title', 'Prints at accepting: kitchen ticket');
    await userEvent.click(await accept(canvas));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await waitFor(() => expect(document.querySelector('.paper-job')).toBeNull());
    const card = await canvas.findByRole('article', { name: 'SD-2043' });
    await waitFor(() => expect(card).toHaveFocus());
    await expect(within(card).getByRole('link', { name: 'Ticket and labels of SD-2043' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await userEvent.click(await accept(canvas));
    await waitFor(() => expect(canvas.getByText('SD-2043 accepted')).toBeVisible());
    await expect(print).toHaveBeenCalledOnce();
  },
};

/** Nothing chosen, nothing printed: the usual device of a shop without a printer. */
export const PrintsNothing: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const print = printer();
    await expect(await switchOf(canvas)).toHaveAttribute('title', 'Prints nothing at accepting');
    await userEvent.click(await accept(canvas));
    await expect(await canvas.findByText('SD-2043 accepted')).toBeVisible();
    await expect(print).not.toHaveBeenCalled();
  },
};

/** The order is accepted all the same, and the board says why there is no paper. */
export const NotPrinted: Story = {
  tags: ['posed'],
  beforeEach: () => localStorage.setItem('boardPaper', 'labels'),
  play: async ({ canvas, userEvent }) => {
    printer(false);
    await userEvent.click(await accept(canvas));
    await canvas.findByText('SD-2043 accepted');
    await expect(await canvas.findByText(/^SD-2043: Your browser did not print/)).toBeVisible();
    // it goes by itself, on a busy machine before it can be pictured
    toast.clear();
    await waitFor(() => expect(canvas.queryByText('SD-2043 accepted')).toBeNull());
  },
};

/** Each order has its paper, and that one has none is not forgotten over the next. */
export const PrintsEach: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.setItem('boardPaper', 'labels'),
  play: async ({ canvas, userEvent }) => {
    const print = printer(false);
    await switchOf(canvas);
    for (const button of await canvas.findAllByRole('button', { name: /^Accept/ })) await userEvent.click(button);
    const told = await canvas.findByText(/^SD-\d+, SD-\d+: Your browser did not print/);
    await expect(print).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getAllByRole('button', { name: /^Mark ready/ })[0] as HTMLElement);
    await expect(await canvas.findByText(/^SD-\d+ ready/)).toBeVisible();
    await expect(told).toBeVisible();
  },
};

const changed = seenBy(orderOffered(['taken'], 'confirmed', NOW), 'Admin');

/** Another cup than its papers say: the card says so, also folded, and has them again in one tap. */
export const Changed: Story = {
  beforeEach({ msw }) {
    msw.use(showOrders([changed]));
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'SD-2041' }));
    await expect(card.getByText('Changed:').parentElement).toHaveTextContent(/Hazelnut Latte instead of Oat milk$/);
    await expect(await card.findByText('Papers from before are wrong.')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Print again: the papers of SD-2041' })).toBeVisible();
  },
};
export const ChangedPhone: Story = {
  ...Changed,
  beforeEach({ msw }) {
    msw.use(showOrders([changed]));
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Brewing/ }));
    await expect(await canvas.findByText('Papers from before are wrong.')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};
export const ChangedIndonesian: Story = {
  ...Changed,
  globals: { locale: 'id', theme: 'dark' },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'SD-2041' }));
    await expect(card.getByText('Diubah:')).toBeVisible();
    await expect(await card.findByRole('button', { name: 'Cetak lagi: kertas SD-2041' })).toBeVisible();
  },
};

/** What the printer was given, read while it prints. */
function papersOf(print: ReturnType<typeof printer>) {
  const papers: string[] = [];
  window.addEventListener('beforeprint', () => papers.push(document.querySelector('.paper-job')?.textContent ?? ''));
  return { print, papers };
}

export const ChangedPrintedAgain: Story = {
  ...Changed,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const { print, papers } = papersOf(printer());
    await switchOf(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Print again: the papers of SD-2041' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await expect(papers[0]).toMatch(/^SD-2041.*ChangedThrow the ticket from before away.*Changedinstead of Oat milk/);
    await waitFor(() => expect(canvas.queryByText('Papers from before are wrong.')).toBeNull());
    // what it became is to be known all the same
    await expect(canvas.getByText('Changed:')).toBeVisible();
  },
};

/** The browser refuses: it is still to be printed. */
export const ChangedNotPrinted: Story = {
  ...Changed,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    printer(false);
    await switchOf(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Print again: the papers of SD-2041' }));
    await canvas.findByText(/^SD-2041: Your browser did not print/);
    await expect(await canvas.findByText('Papers from before are wrong.')).toBeVisible();
  },
};

/** Printed at accepting, it is printed by itself when its customer takes something else: of labels, those of the new cup. */
export const ChangedByItself: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    localStorage.setItem('boardPaper', 'labels');
    msw.use(...workableOrders([orderOffered(['open'], 'pending'), ...boardOrders.slice(0, 1)]));
  },
  play: async ({ canvas, userEvent, msw }) => {
    const { print, papers } = papersOf(printer());
    await switchOf(canvas);
    const card = within(await canvas.findByRole('article', { name: 'SD-2041' }));
    await userEvent.click(card.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await expect(papers[0]).not.toMatch(/Changed/);
    // any refused move loads the board anew, as an event does
    msw.use(showOrders([changed, ...boardOrders.slice(0, 1).map((order) => seenBy(order, 'Admin'))]));
    msw.use(moveFailures.illegalMove);
    const other = within(await canvas.findByRole('article', { name: 'SD-2044' }));
    await userEvent.click(other.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
    await expect(papers[1]).toMatch(/^SD-2041.*1 of \d.*Hazelnut Latte.*Changedinstead of Oat milk/);
    await expect(papers[1]).not.toMatch(/2 of/);
    await expect(canvas.queryByText('Papers from before are wrong.')).toBeNull();
  },
};
