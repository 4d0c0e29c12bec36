import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Shell } from './Shell';

const meta = {
  title: 'Screens/Shell/Words',
  component: Shell,
  args: {
    pathname: '/history',
    search: '',
    onSearch: fn(),
    onLeaving: fn(),
    onLoggedOut: fn(),
    children: <h1 className="sd-wrap sd-display sd-t-1">The page stands here</h1>,
  },
  // it brings the page's main part and the toasts itself
  parameters: { layout: 'fullscreen', page: false },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Customers have the chat with its badge, and no Logout in the bar: that is on their profile. */
export const Customer: Story = {
  parameters: { session: 'customer' },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('banner'));
    await expect(await bar.findByRole('button', { name: 'Chat, 1 unread' })).toBeVisible();
    await expect(bar.queryByRole('button', { name: 'Logout' })).toBeNull();
  },
};

/** The whole frame of a page that has the foot, in Indonesian; the other language is a link that says what it is. */
export const Indonesian: Story = {
  globals: { locale: 'id' },
  args: { pathname: '/products' },
  parameters: { session: 'customer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Setiap hari 07.00 - 21.00')).toBeVisible();
    const languages = within(canvas.getByRole('list', { name: 'Bahasa' }));
    await expect(languages.getByRole('link', { name: 'Bahasa Indonesia' })).toHaveAttribute('aria-current', 'true');
    const other = languages.getByRole('link', { name: 'English' });
    await expect(other).toHaveAttribute('lang', 'en');
    await expect(other).toHaveAttribute('hreflang', 'en');
  },
};

/** Pages without the foot have its last line. */
export const LastLine: Story = {
  args: { pathname: '/login' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Language' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Hours' })).toBeNull();
  },
};
