import { boardOrders, longProduct, makeOrder, ordersFailures, seenBy, showOrders } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { triedAgain } from '../testing/triedAgain';
import { turnedAway } from '../testing/turnedAway';
import { expectNoSidewaysScroll } from '../testing/width';
import { OrderBoardScreen } from './OrderBoardScreen';
import { boardArgs, StatefulBoard } from '../testing/board';

/** The eight open orders as staff get them, the newest first. */
const openOrders = boardOrders.map((order) => seenBy(order, 'Admin'));

const meta = {
  title: 'Screens/Orders',
  component: OrderBoardScreen,
  args: boardArgs,
  render: (args) => <StatefulBoard {...args} />,
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof OrderBoardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    const brewing = await canvas.findByRole('region', { name: 'Brewing' });
    await expect(
      within(brewing)
        .getAllByRole('article')
        .map((card) => card.querySelector('h3')?.textContent),
    ).toEqual(['SD-2040', 'SD-2041', 'SD-2042']);
    // ordered 24 minutes ago for a quarter of an hour
    await expect(within(brewing).getByText('24 min, late by 9 min, expected 14:35')).toBeVisible();
    await expect(canvas.getByText('Extra cream on both', { exact: false })).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/^Live\. 8 open, 0 done today\./)).toBeVisible());
  },
};

/** Its words, amounts and times as Indonesians write them; names and notes are what was typed. */
export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    const brewing = await canvas.findByRole('region', { name: 'Diseduh' });
    await expect(within(brewing).getByText('24 mnt, terlambat 9 mnt, perkiraan 14.35')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Terima' })[0]).toBeVisible();
    await expect(canvas.getAllByText(/^Tunai, Rp[\d.]+$/)[0]).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/^Terhubung\. 8 berjalan, 0 selesai hari ini\./)).toBeVisible());
  },
};

export const IndonesianPhone: Story = {
  tags: ['!visual'],
  globals: { locale: 'id', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Diseduh 3' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Baru 2' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** Words and way count together, and the address keeps both. */
export const Find: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('article', { name: 'SD-2043' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find an order' }), 'pancakes');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await waitFor(() => expect(args.onFilter).toHaveBeenLastCalledWith({ search: 'pancakes', deliveryId: null }));
    await userEvent.click(canvas.getByRole('button', { name: /^Show/ }));
    await userEvent.click(canvas.getByRole('option', { name: 'Pick up' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ search: 'pancakes', deliveryId: 3 });
    await expect(await canvas.findByText('No open order fits')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all orders' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
    await expect(args.onFilter).toHaveBeenLastCalledWith({ search: '', deliveryId: null });
  },
};

/** What the address says is what is shown at first. */
export const Found: Story = {
  args: { search: 'americano', deliveryId: 3 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'SD-2042' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByRole('searchbox', { name: 'Find an order' })).toHaveValue('americano');
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(ordersFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the orders')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(ordersFailures.empty);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No orders yet')).toBeVisible();
  },
};

export const EmptyColumns: Story = {
  beforeEach({ msw }) {
    msw.use(showOrders(openOrders.slice(0, 2)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing on the bar.')).toBeVisible();
    await expect(canvas.getByText('No rider is out.')).toBeVisible();
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
  play: triedAgain((canvas) => canvas.findByRole('article', { name: 'SD-2044' })),
};

/** A note about an allergy is a line of its own that says so; beside it a wish stays a note. */
export const AllergyNote: Story = {
  beforeEach({ msw }) {
    const order = makeOrder({
      number: 2098,
      status: 'pending',
      lines: [
        ['hazelnut-latte', 1, 2, 'Less ice, please'],
        ['nasi-goreng', 1, 1, 'alergi kacang'],
      ],
      placed: 2,
    });
    msw.use(showOrders([seenBy(order, 'Admin'), ...openOrders]));
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'SD-2098' }));
    await expect(card.getByText(/alergi kacang/)).toHaveTextContent('Allergy: Nasi Goreng Telur: alergi kacang');
    await expect(card.getByText('Hazelnut Latte: Less ice, please')).toBeVisible();
  },
};

/** What its customer asked to be warned of is said of the order as sold. */
export const Avoids: Story = {
  beforeEach({ msw }) {
    const order = makeOrder({
      number: 2097,
      status: 'pending',
      lines: ['hazelnut-latte', 'americano', ['croissant', 2]],
      placed: 2,
      avoids: ['milk', 'gluten'],
    });
    msw.use(showOrders([seenBy(order, 'Admin'), ...openOrders]));
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'SD-2097' }));
    await expect(card.getByText(/milk in Hazelnut Latte/)).toHaveTextContent(
      'Contains what they avoid: milk in Hazelnut Latte; milk, gluten in Butter Croissant',
    );
  },
};

/** Where nobody knows all that is in it, its line says so, and no warning: red is for what is known. */
export const MayContain: Story = {
  beforeEach({ msw }) {
    const placed = makeOrder({ number: 2096, status: 'pending', lines: ['hazelnut-latte', 'croissant'], placed: 2 });
    const lines = placed.lines.map((line) => ({ ...line, warning: { contains: [], unknown: true } }));
    msw.use(showOrders([seenBy({ ...placed, lines }, 'Admin'), ...openOrders]));
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'SD-2096' }));
    await expect(card.getAllByText(/may contain what they avoid$/)).toHaveLength(2);
    await expect(card.queryByText(/Contains what they avoid/)).toBeNull();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    const order = makeOrder({
      number: 2099,
      status: 'pending',
      lines: Array.from({ length: 9 }, () => ['hazelnut-latte', 99, 3, 'Less ice, more milk. '.repeat(4)]),
      placed: 130,
      customer: 'Wolfeschlegelsteinhausenbergerdorff Kusumawardhani Prawirodirdjo',
    });
    const lines = order.lines.map((line) => ({ ...line, product_name: longProduct.product_name }));
    msw.use(showOrders([seenBy({ ...order, lines }, 'Admin')]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'SD-2099' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const SignedOut: Story = turnedAway(null, '/orders');

export const Forbidden: Story = turnedAway('customer', '/orders');

/** In a stand beside the machine. */
export const Tablet: Story = { ...Success, globals: { viewport: { value: 'tablet' } } };
/** The narrowest that has columns. */
export const TabletNarrow: Story = { ...Success, globals: { viewport: { value: 'md' } } };

/** One column at a time, chosen by tabs that count. */
export const Phone: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Brewing 3' })).toBeVisible();
    await expect(canvas.getByText('SD-2044')).toBeVisible();
    await expect(canvas.getByText('SD-2041')).not.toBeVisible();
  },
};

export const PhoneTurned: Story = {
  ...Phone,
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Brewing 3' }));
    await expect(canvas.getByText('SD-2041')).toBeVisible();
    await expect(canvas.getByText('SD-2044')).not.toBeVisible();
  },
};

export const Dark: Story = { tags: ['!visual'], globals: { theme: 'dark' } };
