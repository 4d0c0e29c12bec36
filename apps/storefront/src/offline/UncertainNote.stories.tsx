import type { CartLine } from '@seduh/api-client';
import { sessions } from '@seduh/api-client/mocks';
import { fillCart } from '@seduh/screens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import '../shell/Notes.css';
import { UncertainNote } from './UncertainNote';

/** What a try to order has left behind on this device. */
function leaveTry(doubt: 'open' | 'spent'): void {
  const attempt = { key: 'a-key-that-was-sent', hash: 'what-was-ordered', at: Date.now(), doubt };
  localStorage.setItem(`seduh.attempt.${sessions.customer.id}`, JSON.stringify(attempt));
}

const line: CartLine = {
  productId: 'p1',
  productName: 'Americano',
  price: 26_000,
  image: null,
  sizeId: 1,
  qty: 2,
  note: '',
};

const meta = {
  title: 'Screens/Shell/UncertainNote',
  component: UncertainNote,
  args: { pathname: '/products' },
  parameters: { layout: 'fullscreen', session: 'customer' },
  beforeEach() {
    leaveTry('open');
    fillCart(sessions.customer.id, { lines: [line] });
  },
} satisfies Meta<typeof UncertainNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is sent by itself: the checkout asks. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your last order got no answer/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Look at it' })).toHaveAttribute('href', '/payment');
  },
};

/** So long ago that sending it again would be another order. */
export const PerhapsOrdered: Story = {
  beforeEach: () => leaveTry('spent'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See your history' })).toHaveAttribute('href', '/history');
  },
};

/** The checkout says so itself. */
export const SilentAtTheCheckout: Story = {
  tags: ['behaviour'],
  args: { pathname: '/payment' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('');
  },
};
