import type { Meta, StoryObj } from '@storybook/react-vite';
import { toast as hotToast } from 'react-hot-toast/headless';
import { expect, waitFor } from 'storybook/test';
import { toast } from './toast';
import { Toaster } from './Toaster';

const meta = {
  id: 'ui-toaster-toaster-place',
  component: Toaster,
  // its docs stand beside it, and nothing is said in them by itself
  tags: ['!autodocs'],
  beforeEach: () => {
    hotToast.removeAll();
    return () => hotToast.removeAll();
  },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the middle of the page's upper edge. */
export const TopCenter: Story = {
  play: async ({ canvas }) => {
    toast.success('Added to cart');
    const shown = (await canvas.findByText('Added to cart')).closest('.sd-toast');
    await waitFor(async () => {
      const { left, width, top } = shown?.getBoundingClientRect() ?? new DOMRect();
      await expect(Math.abs(left + width / 2 - document.documentElement.clientWidth / 2)).toBeLessThan(1);
      await expect(top).toBeLessThan(40);
    });
  },
};
