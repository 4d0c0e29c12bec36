import { boardOrders, moveFailures, paying, seenBy, showOrders } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../testing/width';
import { OrderBoardScreen } from './OrderBoardScreen';
import { boardArgs, rushOrders } from '../testing/board';

const meta = {
  title: 'Screens/Orders/Rush',
  component: OrderBoardScreen,
  args: boardArgs,
  parameters: { layout: 'fullscreen', session: 'admin' },
  beforeEach({ msw }) {
    msw.use(showOrders(rushOrders));
  },
} satisfies Meta<typeof OrderBoardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Each of 27 orders has its next move in sight of its card; the columns scroll, and the page hardly does. */
async function expectColumns(canvas: Canvas) {
  const column = await canvas.findByRole('region', { name: 'New' });
  await expect(within(column).getAllByRole('article')).toHaveLength(23);
  await expect(within(column).getAllByRole('button', { name: 'Accept' })).toHaveLength(23);
  const head = within(column).getByRole('heading', { name: 'New' });
  const before = head.getBoundingClientRect().top;
  const last = within(column).getByRole('article', { name: 'SD-2090' });
  last.scrollIntoView({ block: 'nearest' });
  await expect(column.querySelector('.sd-col-cards')?.scrollTop).toBeGreaterThan(0);
  await expect(head.getBoundingClientRect().top).toBeGreaterThan(before - 120);
  await expect(document.documentElement.scrollHeight).toBeLessThan(window.innerHeight + 120);
  column.querySelector('.sd-col-cards')?.scrollTo(0, 0);
  window.scrollTo(0, 0);
  await expectNoSidewaysScroll();
}

export const Success: Story = {
  globals: { viewport: { value: 'wide' } },
  play: ({ canvas }) => expectColumns(canvas),
};
export const Laptop: Story = {
  globals: { viewport: { value: 'lg' } },
  play: ({ canvas }) => expectColumns(canvas),
};
export const Dark: Story = { ...Success, globals: { theme: 'dark', viewport: { value: 'wide' } } };

/** Folded cards say an allergy all the same, in full. */
export const AllergyFolded: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: 'SD-2088' });
    await expect(within(card).getByRole('button', { name: 'SD-2088' })).toHaveAttribute('aria-expanded', 'false');
    const warning = within(card).getByText(/No peanuts please, allergy$/);
    await expect(warning).toHaveTextContent('Allergy: Nasi Goreng Telur: No peanuts please, allergy');
    await expect(warning.scrollWidth).toBeLessThanOrEqual(warning.clientWidth);
  },
};

/** One column at a time: its cards are two lines, and its tab stays in sight. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const column = await canvas.findByRole('region', { name: 'New' });
    await expect(within(column).getAllByRole('button', { name: 'Accept' })).toHaveLength(23);
    within(column).getByRole('article', { name: 'SD-2090' }).scrollIntoView();
    await expect(canvas.getByRole('tab', { name: 'New 23' }).getBoundingClientRect().top).toBeGreaterThan(0);
    window.scrollTo(0, 0);
    await expectNoSidewaysScroll();
  },
};

/** A folded card unfolds where it is, by tap or Enter, and stays so. */
export const Unfolded: Story = {
  tags: ['posed'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByRole('button', { name: 'SD-2069', expanded: false });
    const card = within(canvas.getByRole('article', { name: 'SD-2069' }));
    await expect(card.queryByRole('button', { name: 'Decline' })).toBeNull();
    number.focus();
    await userEvent.keyboard('{Enter}');
    await expect(card.getByRole('button', { name: 'Decline' })).toBeVisible();
    await expect(number).toHaveFocus();
  },
};

const toPay = seenBy(paying.byBank, 'Admin');
const few = [toPay, ...boardOrders.slice(1).map((order) => seenBy(order, 'Admin'))];
const newest = boardOrders.slice(0, 1).map((order) => seenBy(order, 'Admin'));

/** The pointer rests on the button of the last card, before which a new order belongs; any refused move loads the board. */
async function orderComes({ canvas, userEvent, msw }: Parameters<NonNullable<Story['play']>>[0]) {
  msw.use(moveFailures.illegalMove);
  const accept = within(await canvas.findByRole('article', { name: 'SD-2043' })).getByRole('button', {
    name: 'Accept',
  });
  const button = canvas.getByRole('button', { name: 'Confirm payment' });
  accept.focus();
  await userEvent.keyboard('{Enter}');
  await canvas.findByText(/^SD-2043: /);
  await waitFor(() => expect(accept).not.toHaveAttribute('aria-busy', 'true'));
  await userEvent.hover(button);
  const before = button.getBoundingClientRect();
  msw.use(showOrders([...newest, ...few]));
  accept.focus();
  await userEvent.keyboard('{Enter}');
  await canvas.findByText('New order SD-2044 from Bima S.');
  await canvas.findByRole('button', { name: '1 new' });
  await canvas.findByText(/^SD-2043: /);
  return { button, before };
}
const bounds = ({ x, y, width, height }: DOMRect) => ({ x, y, width, height });

/** A new order does not move the button under the pointer: it waits in the column's head until it is let in. */
export const NothingPushed: Story = {
  tags: ['posed'],
  globals: { viewport: { value: 'wide' } },
  beforeEach({ msw }) {
    msw.use(showOrders(few));
  },
  play: async (context) => {
    const { canvas } = context;
    const { button, before } = await orderComes(context);
    await expect(bounds(button.getBoundingClientRect())).toEqual(bounds(before));
    await expect(canvas.queryByRole('article', { name: 'SD-2044' })).toBeNull();
    // not by the pretended mouse: going there it would leave the board, as no real one does
    canvas.getByRole('button', { name: '1 new' }).click();
    await waitFor(() => expect(canvas.getByRole('article', { name: 'SD-2044' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: '1 new' })).toBeNull();
    await expect(button.getBoundingClientRect().y).toBeGreaterThan(before.y);
  },
};

/** Nobody points at the board any more: what waits comes in by itself. */
export const LetIn: Story = {
  ...NothingPushed,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await orderComes(context);
    await userEvent.hover(canvas.getByRole('heading', { name: 'Orders' }));
    await waitFor(() => expect(canvas.getByRole('article', { name: 'SD-2044' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: '1 new' })).toBeNull();
  },
};

export const PhoneNothingPushed: Story = {
  ...NothingPushed,
  tags: ['posed'],
  globals: { viewport: { value: 'phone' } },
};
