import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { MessageCircleMore, Search } from '../icons';
import { SearchBox } from '../SearchBox';
import { TopBar } from './TopBar';

const meta = {
  id: 'ui-topbar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    brandHref: '/',
    wide: false,
    links: [
      { label: 'Home', href: '/' },
      { label: 'Product', href: '/products', current: true },
      { label: 'Your Cart', href: '/cart', count: 3 },
      { label: 'History', href: '/history' },
    ],
    children: (
      <>
        <SearchBox label="Search" placeholder="Search the menu" value="" onValueChange={fn()} onSearch={fn()} />
        <IconButton className="sd-find" label="Search" icon={<Search />} />
        <IconButton label="Chat" icon={<MessageCircleMore />} />
      </>
    ),
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Admin: Story = {
  args: {
    links: [
      { label: 'Home', href: '/' },
      { label: 'Product', href: '/products' },
      { label: 'Orders', href: '/orders', current: true },
      { label: 'Dashboard', href: '/dashboard' },
    ],
    children: (
      <Button variant="line" size="sm">
        Logout
      </Button>
    ),
    wide: true,
  },
};

export const LoggedOut: Story = {
  args: {
    links: [
      { label: 'Home', href: '/', current: true },
      { label: 'Product', href: '/products' },
    ],
    children: (
      <>
        <Button variant="quiet">Login</Button>
        <Button>Sign up</Button>
      </>
    ),
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { links: [{ label: 'Everything you have ever bought', href: '/history', current: true, count: 120 }] },
};

/** Phones: the links are in the bottom bar. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Home' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible();
  },
};

export const HairlineOnceScrolled: Story = {
  decorators: [
    (Story) => (
      <div style={{ blockSize: '300dvh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar).not.toHaveAttribute('data-scrolled');
    window.scrollTo(0, 200);
    await waitFor(() => expect(bar).toHaveAttribute('data-scrolled'));
    window.scrollTo(0, 0);
    await waitFor(() => expect(bar).not.toHaveAttribute('data-scrolled'));
  },
};

/** From the brand on along the links. */
export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Seduh, home' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
