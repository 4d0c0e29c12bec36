import { exampleQuote, pausedAllShop, sessions, shopFailures, showShop } from '@seduh/api-client/mocks';
import { DELIVERY } from '@seduh/contract/constants';
import { fillCart, linesOf } from '@seduh/screens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Shell } from './Shell';

/** Orders are paused, on every page that leads to an order. */
const meta = {
  title: 'Screens/Shell/Paused',
  component: Shell,
  args: {
    pathname: '/products',
    search: '',
    onSearch: fn(),
    onLeaving: fn(),
    onLoggedOut: fn(),
    children: <h1 className="sd-wrap sd-display sd-t-1">The page stands here</h1>,
  },
  parameters: { layout: 'fullscreen', page: false, session: 'customer' },
  beforeEach({ msw }) {
    fillCart(sessions.customer.id, { lines: linesOf(exampleQuote), deliveryId: DELIVERY.pickUp });
    msw.use(shopFailures.paused);
  },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const noteIn = (canvasElement: HTMLElement) => within(canvasElement.querySelector<HTMLElement>('.closed-note')!);
const SAID = 'Pick up is paused until 14:45. Your cart is kept.';

/** What is in the cart would be picked up: until when not, and the order for the first time after. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(SAID)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Order for today 15:00' })).toBeVisible();
  },
};

export const OrdersForLater: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Order for today 15:00' }));
    const note = noteIn(canvasElement);
    await expect(await note.findByText('Your order is for today 15:00')).toBeVisible();
    await expect(note.getByText(SAID)).toHaveFocus();
    const cart = JSON.parse(localStorage.getItem(`seduh.cart.${sessions.customer.id}`) ?? '{}');
    await expect([cart.time, cart.lines.length]).toEqual(['2026-11-20T08:00:00.000Z', exampleQuote.lines.length]);
  },
};

/** Another delivery method is paused than the cart's: nothing is to be done. */
export const AnotherMethod: Story = {
  beforeEach() {
    fillCart(sessions.customer.id, { lines: linesOf(exampleQuote), deliveryId: DELIVERY.dineIn });
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Pick up is paused until 14:45.')).toBeVisible();
    await expect(noteIn(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** Set before for a time that a pause has taken: another one is offered. */
export const SetTimePaused: Story = {
  beforeEach() {
    const time = '2026-11-20T07:45:00.000Z';
    fillCart(sessions.customer.id, { lines: linesOf(exampleQuote), deliveryId: DELIVERY.pickUp, time });
  },
  play: Default.play!,
};

export const All: Story = {
  beforeEach({ msw }) {
    msw.use(showShop(pausedAllShop));
  },
  play: async ({ canvas }) => {
    const words = 'Orders are paused for now, until tomorrow 07:00 at the latest. Your cart is kept.';
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Order for tomorrow 07:15' })).toBeVisible();
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    const words = 'Ambil sendiri dijeda sampai pukul 14.45. Keranjangmu tetap tersimpan.';
    await expect(await canvas.findByText(words)).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
