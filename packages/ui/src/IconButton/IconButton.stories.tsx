import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Badge } from '../Badge';
import { MessageCircleMore, Search } from '../icons';
import { IconButton } from './IconButton';

const meta = {
  id: 'ui-iconbutton',
  component: IconButton,
  args: { label: 'Search', icon: <Search />, outlined: false, disabled: false, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 44 px to touch, whatever the icon's size. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    await expect(button.getBoundingClientRect().width).toBe(44);
    await expect(button.getBoundingClientRect().height).toBe(44);
  },
};
export const Presses: Story = {
  ...Default,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};
export const Outlined: Story = { tags: ['pointer'], args: { outlined: true } };
export const Disabled: Story = { tags: ['pointer'], args: { disabled: true, outlined: true } };

/** The badge's words join the name. */
export const WithBadge: Story = {
  args: { label: 'Chat', icon: <MessageCircleMore />, badge: <Badge count={1} label="1 unread" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Chat 1 unread' })).toBeVisible();
  },
};

export const OnRoast: Story = {
  tags: ['pointer'],
  decorators: [
    (Story) => (
      <div className="sd-on-roast" style={{ background: 'var(--roast)', padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { args: { outlined: true }, globals: { theme: 'dark' } };
