import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  id: 'ui-visuallyhidden',
  component: VisuallyHidden,
  args: { children: 'Loading the menu' },
  decorators: [
    (Story) => (
      <p style={{ position: 'relative' }}>
        Words you cannot see follow: <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Takes no room, yet is there to be read out. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('Loading the menu');
    await expect(words.getBoundingClientRect().width).toBe(1);
    await expect(getComputedStyle(words).display).not.toBe('none');
  },
};
export const LongText: Story = {
  args: {
    children: 'A very long sentence that would push the page sideways if it were given any room at all. '.repeat(5),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
