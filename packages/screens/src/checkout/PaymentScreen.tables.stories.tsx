import { getSeat } from '@seduh/api-client';
import { handlers, placeOrderFailures, sessions, showShop, shopWithTables } from '@seduh/api-client/mocks';
import { DELIVERY } from '@seduh/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fillCart } from '../testing/cart';
import { atCheckout, findBanner, lines, pressPay } from '../testing/payment';
import { sitAt } from '../testing/seat';
import type { PaymentScreen } from './PaymentScreen';

// Where the shop's tables have codes: which one the order is brought to.
const meta = { ...atCheckout, title: 'Screens/Payment/Tables' } satisfies Meta<typeof PaymentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const atTable = ({ msw }: Pick<Context, 'msw'>, label = '7') => {
  msw.use(showShop(shopWithTables));
  fillCart(sessions.customer.id, { lines, deliveryId: DELIVERY.dineIn });
  sitAt(label);
};
const edit = async (canvas: ReturnType<typeof within>) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Edit the address details' }));

/** The table whose code was scanned, with nothing to type. */
export const AtTable: Story = {
  beforeEach: (context) => atTable(context),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('At Seduh, table 7')).toBeVisible();
  },
};

export const AtTableIndonesian: Story = {
  ...AtTable,
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Di Seduh, meja 7')).toBeVisible();
  },
};

/** Where it can be left, and where it says that another way of having it goes without. */
export const ChangesTheWay: Story = {
  tags: ['posed'],
  beforeEach: (context) => atTable(context, 'Terrace 2'),
  play: async ({ canvas }) => {
    await edit(canvas);
    await expect(await canvas.findByText('Terrace 2 · dine in')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Pick up' }));
    await expect(await canvas.findByText('Terrace 2 is not on this order')).toBeVisible();
  },
};

export const DinesInAfterAll: Story = {
  ...ChangesTheWay,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await edit(canvas);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Pick up' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Dine in there' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText('At Seduh, Terrace 2')).toBeVisible();
  },
};

/** Nobody types where they sit: it says what to do instead. */
export const NoTable: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(showShop(shopWithTables));
    fillCart(sessions.customer.id, { lines, deliveryId: DELIVERY.dineIn, table: '7' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('At Seduh')).toBeVisible();
    await edit(canvas);
    await expect(await canvas.findByText(/^Sitting down\? Scan the code on your table/)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Table number' })).toBeNull();
  },
};

/** Retired between scanning and paying: the cart stays, and it goes without. */
export const TableGone: Story = {
  tags: ['posed'],
  beforeEach(context) {
    atTable(context);
    context.msw.use(placeOrderFailures.tableGone);
  },
  play: async ({ canvas, args }) => {
    await pressPay(canvas);
    const banner = within(await findBanner(canvas));
    await expect(banner.getByText(/^This code is of no table any more/)).toBeVisible();
    await expect(banner.getByRole('button', { name: 'Order without a table' })).toBeVisible();
    await expect(args.onPlaced).not.toHaveBeenCalled();
  },
};

export const GoesWithout: Story = {
  ...TableGone,
  tags: ['behaviour'],
  play: async ({ canvas, args, msw }) => {
    await pressPay(canvas);
    const without = await canvas.findByRole('button', { name: 'Order without a table' });
    msw.use(...handlers);
    await userEvent.click(without);
    await expect(await canvas.findByText('At Seduh')).toBeVisible();
    await expect(getSeat()).toBeNull();
    await pressPay(canvas);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledWith(expect.objectContaining({ table: null })));
  },
};

export const PlacedAtTable: Story = {
  ...AtTable,
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await pressPay(canvas);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledWith(expect.objectContaining({ table: '7' })));
  },
};
