import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Coffee, House, ReceiptText, ShoppingBag, User } from '../icons';
import { TabBar } from './TabBar';

const meta = {
  id: 'ui-tabbar',
  component: TabBar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 400 } } },
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Main',
    items: [
      { label: 'Home', href: '/', icon: <House /> },
      { label: 'Product', href: '/products', icon: <Coffee />, current: true },
      { label: 'Your Cart', href: '/cart', icon: <ShoppingBag />, badge: 3, badgeLabel: '3 items' },
      { label: 'History', href: '/history', icon: <ReceiptText /> },
      { label: 'Profile', href: '/profile', icon: <User /> },
    ],
  },
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BadgeOnTheCurrentPage: Story = {
  args: {
    items: [
      { label: 'Home', href: '/', icon: <House /> },
      { label: 'Your Cart', href: '/cart', icon: <ShoppingBag />, badge: 120, badgeLabel: '120 items', current: true },
    ],
  },
};

/** No label grows the bar: the words stay on one line. */
export const LongText: Story = {
  args: {
    items: [
      { label: 'Home', href: '/', icon: <House />, current: true },
      { label: 'Everything bought', href: '/history', icon: <ReceiptText /> },
      { label: 'Profile', href: '/profile', icon: <User /> },
    ],
  },
};

/** A phone on its side: icons only, their words stay their names. */
export const Landscape: Story = {
  globals: { viewport: { value: 'landscape' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Main' });
    await expect(bar).toBeVisible();
    await expect(bar.getBoundingClientRect().height).toBeLessThanOrEqual(48);
    await expect(canvas.getByRole('link', { name: /^Product/ })).toBeVisible();
  },
};

export const GoneFromTablets: Story = {
  // there is nothing to see
  tags: ['!autodocs'],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** One stop for each page, from the first on. */
export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Product' })).toHaveFocus();
  },
};

export const Dark: Story = { globals: { viewport: { value: 'phone' }, theme: 'dark' } };
