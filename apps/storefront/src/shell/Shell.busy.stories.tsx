import {
  busyShop,
  exampleQuote,
  productBySlug,
  sessions,
  shopFailures,
  showQuote,
  showShop,
  timesFailures,
} from '@seduh/api-client/mocks';
import type { Shop } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { CartScreen } from '@seduh/screens/cart';
import { HomeScreen } from '@seduh/screens/home';
import { ProductsScreen } from '@seduh/screens/menu';
import { ProductScreen } from '@seduh/screens/product';
import { busyQuote, expectNoSidewaysScroll, fillCart, linesOf } from '@seduh/screens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Shell } from './Shell';

/** Not everywhere: the rest is made as usual. */
const busyAtBar: Shop = { ...busyShop, busy: { times: [], ...busyShop.busy, stations: ['bar'] } };
const latte = productBySlug('hazelnut-latte');
const words = <h1 className="sd-wrap sd-display sd-t-1">The page stands here</h1>;

/** There is too much to make, so the shop widens its times: said on the pages on which somebody chooses. */
const meta = {
  title: 'Screens/Shell/Busy',
  component: Shell,
  args: {
    pathname: '/',
    search: '',
    onSearch: fn(),
    onLeaving: fn(),
    onLoggedOut: fn(),
    children: <HomeScreen onGo={fn()} />,
  },
  parameters: { layout: 'fullscreen', page: false, session: 'customer' },
  beforeEach({ msw }) {
    fillCart(sessions.customer.id, { lines: linesOf(exampleQuote), deliveryId: DELIVERY.pickUp });
    msw.use(shopFailures.busy);
  },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const SAID = /^We are busy: orders(?: from the \w+(?: and the \w+)?)? take longer than usual\.$/;
const LATER = /^Order for today \d\d:\d\d$/;
const noteIn = (canvasElement: HTMLElement) => within(canvasElement.querySelector<HTMLElement>('.closed-note')!);

const told: Story['play'] = async ({ canvas, canvasElement }) => {
  await expect(await canvas.findByText(SAID)).toBeVisible();
  await expect(await noteIn(canvasElement).findByRole('button', { name: LATER })).toBeVisible();
  await expectNoSidewaysScroll();
};
const phone = { viewport: { value: 'phone' } };

export const Home: Story = { play: told };
export const HomeOnAPhone: Story = { globals: phone, play: told };

const menu = {
  pathname: '/products',
  children: <ProductsScreen query={{ search: '', sort: 'popular', page: 1, categories: '' }} onQueryChange={fn()} />,
};
export const Menu: Story = { args: menu, play: told };
export const MenuOnAPhone: Story = { args: menu, globals: phone, play: told };

const product = { pathname: `/product/${latte.id}`, children: <ProductScreen id={latte.id} onCheckout={fn()} /> };
export const Product: Story = { args: product, play: told };
export const ProductOnAPhone: Story = { args: product, globals: phone, play: told };

export const OrdersForLater: Story = {
  tags: ['behaviour'],
  args: { children: words },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText(SAID);
    const note = noteIn(canvasElement);
    await userEvent.click(await note.findByRole('button', { name: LATER }));
    await expect(await note.findByText(/^Your order is for today \d\d:\d\d$/)).toBeVisible();
    await expect(note.getByText(SAID)).toHaveFocus();
    const cart = JSON.parse(localStorage.getItem(`seduh.cart.${sessions.customer.id}`) ?? '{}');
    await expect(cart.lines).toHaveLength(exampleQuote.lines.length);
  },
};

/** Of nothing in the cart nothing can be worked out: the shop itself says when there is room for a cup. */
export const NothingInTheCart: Story = {
  args: { children: words },
  beforeEach({ msw }) {
    fillCart(sessions.customer.id, { deliveryId: DELIVERY.pickUp });
    msw.use(showShop(busyAtBar));
  },
  play: async ({ canvas }) => {
    const at = busyShop.busy?.times.find(({ delivery_id }) => delivery_id === DELIVERY.pickUp)?.at ?? '';
    const time = new Date(at).toLocaleTimeString('en-GB', { timeZone: 'Asia/Jakarta', timeStyle: 'short' });
    await expect(await canvas.findByText('We are busy: orders from the bar take longer than usual.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: `Order for today ${time}` })).toBeVisible();
  },
};

/** When the cart could be had does not come: no time is named, and one leads to where it is chosen. */
export const TimesFailed: Story = {
  args: { children: words },
  beforeEach({ msw }) {
    msw.use(timesFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(SAID)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Choose a time' })).toHaveAttribute('href', '/payment');
  },
};

/** While it is worked out, no time is named. */
export const TimesOnTheirWay: Story = {
  args: { children: words },
  beforeEach({ msw }) {
    msw.use(timesFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(SAID)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Order for later' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The cart says it itself, with its own times. */
export const CartSaysItItself: Story = {
  tags: ['!visual'],
  args: { pathname: '/cart', children: <CartScreen /> },
  beforeEach({ msw }) {
    msw.use(showQuote(busyQuote));
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByText(/We are busy/)).toHaveLength(1);
    await expect(canvasElement.querySelector('.closed-note')?.textContent).toBe('');
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id', ...phone },
  args: { children: words },
  beforeEach({ msw }) {
    msw.use(showShop(busyAtBar));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Kami sedang ramai: pesanan(?: dari .+)? lebih lama dari biasanya\.$/),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Pesan untuk hari ini/ })).toBeVisible();
  },
};
