import { closingShop, exampleQuote, lastRideShop, quotesOf, sessions, showShop } from '@seduh/api-client/mocks';
import { DELIVERY } from '@seduh/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fillCart, linesOf } from '../testing/cart';
import { expectNoSidewaysScroll } from '../testing/width';
import { CartScreen } from './CartScreen';

/** The shop is open, and closes before what is in the cart would be ready. */
const meta = {
  title: 'Screens/Cart/LastOrders',
  component: CartScreen,
  args: {},
  parameters: { layout: 'fullscreen', session: 'customer' },
  beforeEach({ msw }) {
    msw.use(showShop(closingShop), ...quotesOf(closingShop));
    fillCart(sessions.customer.id, { lines: linesOf(exampleQuote), deliveryId: DELIVERY.pickUp });
  },
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Why not now, and the next time, which one tap orders for. */
export const Told: Story = {
  play: async ({ canvas }) => {
    const said = 'This may be ready only after we close at 14:35. Order for tomorrow 07:15 or later';
    await expect(await canvas.findByText(said)).toBeVisible();
    const summary = within(await canvas.findByRole('region', { name: 'So far' }));
    await expect(await summary.findByRole('button', { name: 'Order for tomorrow 07:15' })).toBeVisible();
    await expect(canvas.queryByText(/^Ready /)).toBeNull();
  },
};

export const LastRide: Story = {
  beforeEach({ msw }) {
    msw.use(showShop(lastRideShop), ...quotesOf(lastRideShop));
    fillCart(sessions.customer.id, { lines: linesOf(exampleQuote) });
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'This may reach you only after our deliveries end at 14:45. Order for Monday 13:00 or later',
      ),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Order for Monday 13:00' })).toBeVisible();
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Pesanan ini bisa jadi baru siap setelah kami tutup pukul 14.35. Kamu bisa pesan untuk besok mulai pukul 07.15',
      ),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Pesan untuk besok/ })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

/** The cart stays as it is, for then. */
export const ForTomorrow: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Order for tomorrow 07:15' }));
    await expect(await canvas.findByText('For tomorrow 07:15')).toHaveFocus();
    await waitFor(() => expect(canvas.queryByText(/only after we close/)).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Hazelnut Latte' })).toBeVisible();
  },
};
