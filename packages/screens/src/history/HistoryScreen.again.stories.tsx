import { exampleQuote, sessions } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fillCart, linesOf } from '../testing/cart';
import { HistoryScreen } from './HistoryScreen';

const meta = {
  title: 'Screens/History/Again',
  component: HistoryScreen,
  args: { page: 1, onPageChange: fn(), onGo: fn() },
  parameters: { layout: 'fullscreen', session: 'customer' },
} satisfies Meta<typeof HistoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const linesInCart = () =>
  (JSON.parse(localStorage.getItem(`seduh.cart.${sessions.customer.id}`) ?? '{}') as { lines: unknown[] }).lines.length;

/** The card of a finished order puts it into the cart again; an open one is on its way already. */
export const OrderAgain: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Order again: Cold Brew/ }));
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith('/payment'));
    await expect(canvas.queryByRole('button', { name: /^Order again: Hazelnut Latte, Today/ })).toBeNull();
  },
};

/** What is in the cart stays: it is asked before the old order joins it, and said what goes in. */
export const OrderAgainBesides: Story = {
  tags: ['behaviour'],
  beforeEach() {
    fillCart(sessions.customer.id, { lines: linesOf(exampleQuote) });
  },
  play: async ({ canvas, args, userEvent }) => {
    const lines = linesOf(exampleQuote).length;
    const again = await canvas.findByRole('button', { name: /^Order again: Cold Brew/ });
    await userEvent.click(again);
    const question = within(await screen.findByRole('alertdialog', { name: 'Add to your cart?' }));
    await expect(question.getByText(/^Your cart has \d+ items\. They stay in it\.$/)).toBeVisible();
    await expect(question.getByText('Cold Brew, Extra Large · 0 % sugar, Normal ice')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Not now' }));
    await expect(linesInCart()).toBe(lines);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(again);
    await userEvent.click(await screen.findByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith('/payment'));
    await expect(linesInCart()).toBe(lines + 1);
  },
};

/** What comes in one size has none to name, and one thing is not "they". */
export const OrderAgainOneSize: Story = {
  tags: ['posed'],
  beforeEach() {
    fillCart(sessions.customer.id, {
      lines: linesOf(exampleQuote)
        .slice(0, 1)
        .map((line) => ({ ...line, qty: 1 })),
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Order again: Hazelnut Latte, 18 Nov/ }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Add to your cart?' }));
    await expect(question.getByText('Your cart has 1 item. It stays in it.')).toBeVisible();
    await expect(question.getByText('Butter Croissant')).toBeVisible();
  },
};
