import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SkipLink } from './SkipLink';

const meta = {
  id: 'ui-skiplink',
  component: SkipLink,
  args: { href: '#main', children: 'Skip to content', onClick: fn() },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" style={{ paddingBlock: '3rem' }}>
          The menu
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Out of sight until it is needed. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
};

/** The first stop of the Tab key. */
export const Focused: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    // the window may get the focus a moment later than the link
    await waitFor(() => expect(link.getBoundingClientRect().top).toBe(16));
  },
};
/** Enter follows it. Where it leads is the browser's own work, and a test page would be left by it. */
export const FollowedByEnter: Story = {
  tags: ['behaviour'],
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { ...Focused, tags: ['posed'], globals: { theme: 'dark' } };
