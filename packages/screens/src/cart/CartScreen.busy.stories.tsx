import { exampleQuote, sessions, showQuote } from '@seduh/api-client/mocks';
import { DELIVERY } from '@seduh/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { busyQuote, fillCart, linesOf } from '../testing/cart';
import { expectNoSidewaysScroll } from '../testing/width';
import { CartScreen } from './CartScreen';

const meta = {
  title: 'Screens/Cart/Busy',
  component: CartScreen,
  args: {},
  parameters: { layout: 'fullscreen', session: 'customer' },
  beforeEach({ msw }) {
    msw.use(showQuote(busyQuote));
    fillCart(sessions.customer.id, { lines: linesOf(exampleQuote), deliveryId: DELIVERY.pickUp });
  },
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Told: Story = {
  play: async ({ canvas }) => {
    const summary = within(await canvas.findByRole('region', { name: 'So far' }));
    await expect(await summary.findByText('We are busy: ready 15:02–15:24, or later.')).toBeVisible();
    await expect(await summary.findByRole('button', { name: /^Order for today \d\d:\d\d$/ })).toBeVisible();
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Kami sedang ramai: siap .+, atau nanti\.$/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Pesan untuk hari ini/ })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

/** One tap orders for then, which is said in its place; the cart stays as it is. */
export const ForLater: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Order for today/ }));
    const said = await canvas.findByText(/^For today \d\d:\d\d$/);
    await expect(said).toHaveFocus();
    await expect(canvas.queryByText(/We are busy/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Hazelnut Latte' })).toBeVisible();
  },
};
