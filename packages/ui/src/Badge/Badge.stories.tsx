import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from './Badge';

const meta = {
  id: 'ui-badge',
  component: Badge,
  args: { count: 1, label: '1 unread', tone: 'alert' },
  // a disc sits on the corner of what it counts
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', inlineSize: 44, blockSize: 44 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Accent: Story = { args: { tone: 'accent', count: 3, label: '3 items' } };

/** Above 99 the exact count is only read out. */
export const Capped: Story = {
  args: { count: 128, label: '128 unread' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText('128 unread')).toBeInTheDocument();
  },
};
export const AccentCapped: Story = { args: { tone: 'accent', count: 128, label: '128 items' } };
export const Nothing: Story = {
  // there is nothing to see
  tags: ['!autodocs'],
  args: { count: 0, label: '0 unread' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.sd-badge')).toBeNull();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkAccent: Story = { args: { tone: 'accent', count: 3, label: '3 items' }, globals: { theme: 'dark' } };
