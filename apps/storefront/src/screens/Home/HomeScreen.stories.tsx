import { historyFailures, showHistory, toHistoryItem, paying, raniOrders } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
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
export const SignedIn: Story = {
  parameters: { session: 'customer' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Sign up and order' })).toBeNull();
    const again = await canvas.findByRole('button', { name: 'Order again' });
    await expect(again).toHaveAccessibleDescription('Hazelnut Latte and 2 more');
    const bar = await canvas.findByRole('link', { name: /^Brewing now/ });
    await expect(bar).toHaveAttribute('href', `/history/${raniOrders[0]?.id}`);
    await userEvent.click(again);
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith('/payment'));
  },
};

export const SignedInOnAPhone: Story = {
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

export const NothingBoughtYet: Story = {
  parameters: { session: 'customer' },
  beforeEach({ msw }) {
    msw.use(historyFailures.empty);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Order your first' })).toHaveAttribute('href', '/products');
    await expect(canvas.queryByRole('complementary', { name: 'Your order' })).toBeNull();
  },
};

export const HistoryFailed: Story = {
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

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
