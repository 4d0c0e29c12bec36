import {
  handlers,
  hideHistoryFailures,
  history,
  historyFailures,
  longProduct,
  showHistory,
} from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { HistoryScreen } from './HistoryScreen';

const meta = {
  title: 'Screens/History',
  component: HistoryScreen,
  args: { page: 1, onPageChange: fn() },
  parameters: { layout: 'fullscreen', session: 'customer' },
} satisfies Meta<typeof HistoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText('page 1 of 2')).toBeVisible();
    const bar = canvas.getByRole('link', { name: /^Brewing now/ });
    await expect(bar).toHaveTextContent('SD-2041, at your door around 14:51');
    await expect(bar).toHaveAttribute('href', expect.stringMatching(/^\/history\//));
    await expect(canvas.getByRole('checkbox', { name: /still under way and cannot be deleted/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
};

/** All finished orders of the page, not the open one; then none again. */
export const SelectAll: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('page 1 of 2');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await waitFor(() => expect(canvas.getByText('7 selected')).toBeVisible());
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select Cold Brew/ }));
    await expect(canvas.getByText('6 selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.queryByText(/selected$/)).toBeNull();
  },
};

export const Delete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select Cold Brew/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Delete 1 order?' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'no' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'yes' }));
    await expect(await canvas.findByText('1 order deleted')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Cold Brew/ })).toBeNull();
  },
};

/** The question stays with the reason, and so does the choice. */
export const DeleteFails: Story = {
  beforeEach({ msw }) {
    msw.use(hideHistoryFailures.orderOpen);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select Cold Brew/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'yes' }));
    await waitFor(() => expect(dialog).toHaveTextContent('still under way cannot be deleted'));
    await userEvent.click(screen.getByRole('button', { name: 'no' }));
    await expect(canvas.getByText('1 selected')).toBeVisible();
  },
};

export const LastPage: Story = {
  args: { page: 2 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('page 2 of 2')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
};

export const PastTheEnd: Story = {
  args: { page: 9 },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to page 1' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(1);
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(historyFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your history')).toBeInTheDocument();
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBeDisabled();
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(historyFailures.empty);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The first cup is the hardest to choose.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the menu' })).toHaveAttribute('href', '/products');
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(historyFailures.failed);
  },
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...handlers);
    await userEvent.click(again);
    await expect(await canvas.findByText('page 1 of 2')).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    const name = longProduct.product_name;
    msw.use(
      showHistory(history.slice(0, 3).map((item) => ({ ...item, product_name: name, price: 12_500_000, lines: 49 }))),
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
