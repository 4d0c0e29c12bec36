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
    await expect(bar.getByRole('link', { name: 'Chat, 1 unread' })).toBeVisible();
    await expect(bar.queryByRole('button', { name: 'Logout' })).toBeNull();
  },
};
