import { productBySlug } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProductScreen } from './ProductScreen';

/** The wide page on its way down: the saucer goes along and stops above the strip. */
const meta = {
  title: 'Screens/Product/Scrolled',
  component: ProductScreen,
  args: { id: productBySlug('hazelnut-latte').id, onCheckout: fn() },
  parameters: { layout: 'fullscreen', session: 'customer' },
  // as high as a window: the story scrolls, not the page round it, and keeps the focus clear of the bars as that does
  decorators: [
    (Story) => (
      <div
        className="scrolled-window"
        style={{
          blockSize: 'min(44rem, 100dvh)',
          overflow: 'auto',
          scrollPaddingBlock: 'calc(var(--bar-top) + 1rem) calc(var(--bar-bottom) + 6.5rem)',
        }}
      >
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How far two boxes lie over each other, in px. */
function overlap(one: Element, other: Element): number {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

export const SaucerAboveTheStrip: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('radio', { name: 'No' });
    await canvas.findByRole('heading', { name: 'Goes well with' });
    // what comes late and makes the page longer
    await canvas.findByText('Had 2 times');
    const scroller = canvasElement.querySelector('.scrolled-window')!;
    const [photo, strip] = ['.pd-photo > *', '.pd-strip'].map((name) => canvasElement.querySelector(name)!);
    const heart = await canvas.findByRole('button', { name: 'Keep Hazelnut Latte as a favourite' });
    const found: number[] = [];
    const apart = new Set<number>();
    for (let top = 0; top <= scroller.scrollHeight; top += 40) {
      scroller.scrollTop = top;
      found.push(overlap(photo!, strip!));
      apart.add(Math.round(heart.getBoundingClientRect().top - photo!.getBoundingClientRect().top));
    }
    await expect(Math.max(...found)).toBe(0);
    // its heart stays where it is on it
    await expect([...apart]).toHaveLength(1);
    // it did go along
    await expect(getComputedStyle(photo!).position).toBe('sticky');
    scroller.scrollTop = 480;
  },
};
