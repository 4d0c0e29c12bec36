// Long because every state of past orders stands here: what is found, unfolded, and missing.
import { chatOf, makeOrder, ordersFailures, paying, seenBy, showChat, showOrders } from '@seduh/api-client/mocks';
import type { Order } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import { Suspense } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { chatIcon } from '../chat';
import { triedAgain } from '../testing/triedAgain';
import { turnedAway } from '../testing/turnedAway';
import { EMPTY_FILTER } from './archiveFilter';
import { OrderArchiveScreen } from './OrderArchiveScreen';

const meta = {
  title: 'Screens/OrderArchive',
  component: OrderArchiveScreen,
  args: { filter: EMPTY_FILTER, onFilter: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof OrderArchiveScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const seen = (...orders: Order[]) => showOrders(orders.map((order) => seenBy(order, 'Admin')));

/** Newest first; opened, an order says what was in it and what was done to it, by whom and why. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('11 orders')).toBeVisible();
    const numbers = canvas.getAllByRole('button', { name: /^SD-/ }).map(({ textContent }) => textContent);
    await expect(numbers).toEqual(numbers.toSorted().toReversed());
    await expect(canvas.getByRole('link', { name: 'Receipt of SD-2032' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/orders\/[\w-]+\/receipt$/),
    );
    await expect(canvas.getByRole('button', { name: 'SD-2015' })).toBeVisible();
  },
};

/** Its words, amounts and moments as Indonesians write them. */
export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('11 pesanan')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Struk SD-2032' })).toBeVisible();
    await expect(canvas.getAllByText('Dibatalkan')[0]).toBeVisible();
    await expect(canvas.getByRole('row', { name: /SD-2032/ })).toHaveTextContent(/Rp[\d.]+Struk$/);
  },
};

/** Opened: what was in it, what it came to, and what was done to it. */
export const IndonesianUnfolded: Story = {
  globals: { locale: 'id' },
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SD-2015' }));
    const moves = within(canvas.getByRole('region', { name: 'Jejak pesanan' }));
    await expect(moves.getByText('Dibatalkan, oleh Dimas: The taro has run out')).toBeVisible();
    const lines = within(canvas.getByRole('region', { name: 'Isi pesanan' }));
    await expect(lines.getByText('3 Taro Latte, Reguler · Whole milk, 100 % sugar')).toBeVisible();
  },
};

/** Looked for by a word that fits very many: the newest are found, and that says so. */
export const ManyFound: Story = {
  args: { filter: { ...EMPTY_FILTER, search: 'ayu' } },
  beforeEach({ msw }) {
    const order = makeOrder({
      number: 2032,
      status: 'delivered',
      lines: [['hazelnut-latte', 1, 1]],
      placed: 130,
      customer: 'Ayu Lestari',
    });
    const shown = seenBy(order, 'Admin');
    const many = Array.from({ length: LIMITS.foundOrders }, (_, at) => ({
      ...shown,
      id: shown.id.slice(0, -4) + String(at).padStart(4, '0'),
      number: `SD-${2032 - at}`,
    }));
    msw.use(showOrders(many));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The newest 1,000 orders that fit. Choose days to see older ones.'),
    ).toBeVisible();
  },
};

export const UnfoldsAnOrder: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const cancelled = await canvas.findByRole('button', { name: 'SD-2015' });
    await userEvent.click(cancelled);
    await expect(cancelled).toHaveAttribute('aria-expanded', 'true');
    const moves = within(canvas.getByRole('region', { name: 'Moves' }));
    await expect(moves.getByText('Order placed by the customer')).toBeVisible();
    await expect(moves.getByText('Cancelled by Dimas: The taro has run out')).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: 'Lines' })).getByText(
        '3 Taro Latte, Regular · Whole milk, 100 % sugar',
      ),
    ).toBeVisible();
    await userEvent.click(cancelled);
    await expect(canvas.queryByRole('region', { name: 'Moves' })).toBeNull();
  },
};

const handedOver = makeOrder({ number: 2036, status: 'delivered', lines: ['hazelnut-latte'], placed: 60, moved: 30 });
const closed = makeOrder({ number: 2035, status: 'delivered', lines: ['hazelnut-latte'], placed: 190, moved: 121 });

/** For two hours after the hand-over staff may still begin to write: something was left on the table. */
export const ChatAfterwards: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(seen(handedOver, closed));
  },
  play: async ({ canvas, userEvent }) => {
    const over = await canvas.findByRole('button', { name: 'SD-2035' });
    await userEvent.click(over);
    await canvas.findByRole('region', { name: 'Moves' });
    await expect(canvas.queryByRole('button', { name: /^Chat about/ })).toBeNull();
    await userEvent.click(over);
    await userEvent.click(canvas.getByRole('button', { name: 'SD-2036' }));
    await expect(await canvas.findByRole('button', { name: 'Chat about SD-2036' })).toBeVisible();
    await expect(canvas.getByText(/^You can write to the customer until 1\d:\d\d\.$/)).toBeVisible();
  },
};

const icon = chatIcon(() => null);

export const ChatAfterwardsOpened: Story = {
  ...ChatAfterwards,
  tags: ['behaviour'],
  // the icon in the bar holds the chat
  render: (args) => (
    <>
      <Suspense>
        <icon.Part />
      </Suspense>
      <OrderArchiveScreen {...args} />
    </>
  ),
  beforeEach({ msw }) {
    msw.use(seen(handedOver, closed), ...showChat({ ...chatOf(handedOver), messages: [] }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SD-2036' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Chat about SD-2036' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('textbox', { name: 'Message' })).toBeEnabled();
  },
};

/** Each change starts at the first page and keeps the others. */
export const Narrow: Story = {
  tags: ['behaviour'],
  args: { filter: { ...EMPTY_FILTER, end: 'done', page: 2 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find an order' }), 'nasi ');
    const searched = { ...EMPTY_FILTER, end: 'done', search: 'nasi' };
    await waitFor(() => expect(args.onFilter).toHaveBeenCalledWith(searched, true));
    await userEvent.click(canvas.getByRole('button', { name: /^Show/ }));
    await userEvent.click(canvas.getByRole('option', { name: 'Dine in' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...searched, deliveryId: 1 });
    await userEvent.click(canvas.getByRole('radio', { name: 'Cancelled' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...searched, end: 'cancelled' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), '05/11/2026');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...searched, from: '2026-11-05' });
  },
};

/** What the address says is asked of the server, and counted. */
export const Narrowed: Story = {
  args: { filter: { ...EMPTY_FILTER, end: 'cancelled', search: 'taro', from: '2026-11-10', to: '2026-11-19' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 order')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'SD-2015' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'To' })).toHaveValue('19/11/2026');
  },
};

/** Money that came, went back or is still to go back. */
export const Money: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(seen(paying.refundDue, paying.refunded, paying.expired as Order));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Refund of IDR 114,500 due')).toBeVisible();
    await expect(canvas.getByText('Not paid in time', { selector: '.sd-chip' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'SD-2057' }));
    await expect(canvas.getByText(/^Refunded IDR 114,500 on 20 Nov 2026, 14:29\. /)).toBeVisible();
  },
};

export const Paged: Story = {
  args: { filter: { ...EMPTY_FILTER, page: 7 } },
};

export const PagedBack: Story = {
  ...Paged,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to page 1' }));
    await expect(args.onFilter).toHaveBeenCalledWith(EMPTY_FILTER);
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(ordersFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the orders')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(ordersFailures.empty);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No order has ended yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the board' })).toHaveAttribute('href', '/orders');
  },
};

export const NothingFits: Story = {
  args: { filter: { ...EMPTY_FILTER, search: 'durian' } },
};

export const ShowsAllAgain: Story = {
  ...NothingFits,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all past orders' }));
    await expect(args.onFilter).toHaveBeenCalledWith(EMPTY_FILTER);
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(ordersFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const FailedThenTriedAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: triedAgain((canvas) => canvas.findByText('11 orders')),
};

export const SignedOut: Story = turnedAway(null, '/orders/past');

export const Forbidden: Story = turnedAway('customer', '/orders/past');
