import { historyFailures, longProduct, paying, raniOrders, showHistory, toHistoryItem } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll } from '../testing/width';
import { HomeScreen } from './HomeScreen';

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  args: { onGo: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign up and order' })).toHaveAttribute('href', '/register');
    await expect(canvas.getAllByRole('heading', { name: 'Hazelnut Latte' })).toHaveLength(3);
    await expect(canvas.getByText('With a minimum purchase of IDR 200.000.')).toBeVisible();
  },
};

/** Who has an account is not asked to make one: the last order is a tap away, and the one under way is in sight. */
export const Success: Story = {
  parameters: { session: 'customer' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Sign up and order' })).toBeNull();
    const again = await canvas.findByRole('button', { name: 'Order again' });
    await expect(again).toHaveAccessibleDescription('Hazelnut Latte and 2 more');
    const bar = await canvas.findByRole('link', { name: /^Brewing now/ });
    await expect(bar).toHaveAttribute('href', `/history/${raniOrders[0]?.id}`);
  },
};

/** Its words and prices as Indonesians write them; names of products are the shop's. */
export const Indonesian: Story = {
  parameters: { session: 'customer' },
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^Diseduh pelan/ })).toBeVisible();
    const again = await canvas.findByRole('button', { name: 'Pesan lagi' });
    await expect(again).toHaveAccessibleDescription('Hazelnut Latte dan 2 lagi');
    const [favourite] = canvas.getAllByRole('article');
    await expect(favourite).toHaveTextContent(/Hazelnut Latte.*Rp25\.000/);
    await expect(canvas.getByText('Dengan belanja minimal Rp200.000.')).toBeVisible();
  },
};

export const OrdersAgain: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Order again' }));
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith('/payment'));
  },
};

export const SuccessOnAPhone: Story = {
  tags: ['!visual'],
  parameters: { session: 'customer' },
  globals: { viewport: { value: 'phone' } },
};

export const ToBePaid: Story = {
  parameters: { session: 'customer' },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  beforeEach({ msw }) {
    msw.use(showHistory([toHistoryItem(paying.byBank)]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Waiting for payment/ })).toHaveTextContent('SD-2051');
  },
};

/** Nothing bought yet. */
export const Empty: Story = {
  parameters: { session: 'customer' },
  beforeEach({ msw }) {
    msw.use(historyFailures.empty);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Order your first' })).toHaveAttribute('href', '/products');
    await expect(canvas.queryByRole('complementary', { name: 'Your order' })).toBeNull();
  },
};

/** The shop window stands while the customer's last order is on its way. */
export const Loading: Story = {
  parameters: { session: 'customer' },
  beforeEach({ msw }) {
    msw.use(historyFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the menu' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Order your first' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Order again' })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { session: 'customer' },
  beforeEach({ msw }) {
    msw.use(historyFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Your history' })).toHaveAttribute('href', '/history');
  },
};

export const Admin: Story = {
  parameters: { session: 'admin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the menu' })).toHaveAttribute('href', '/products');
    await expect(canvas.queryByRole('button', { name: 'Order again' })).toBeNull();
  },
};

export const LongText: Story = {
  parameters: { session: 'customer' },
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    const open = raniOrders.slice(0, 1).map(toHistoryItem);
    msw.use(showHistory(open.map((item) => ({ ...item, product_name: longProduct.product_name, lines: 49 }))));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${longProduct.product_name} and 48 more`)).toBeVisible();
    await canvas.findByRole('link', { name: /^Brewing now/ });
    await expectNoSidewaysScroll();
  },
};

export const Phone: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
