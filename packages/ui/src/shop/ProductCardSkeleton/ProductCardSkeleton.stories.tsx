import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { latte } from '../../fixtures/pictures';
import { ProductCard } from '../ProductCard';
import { ProductCardSkeleton } from './ProductCardSkeleton';

const meta = {
  id: 'ui-productcardskeleton',
  component: ProductCardSkeleton,
  args: {},
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(14rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '8rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const SameBoxAsTheCard: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <ProductCardSkeleton {...args} />
      <ProductCard
        href="/product/1"
        name="Hazelnut Latte"
        price={25000}
        meta="1,240 sold"
        image={latte}
        action={null}
      />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const skeleton = canvasElement.querySelector('.sd-pcard-skel') as HTMLElement;
    const card = canvas.getByRole('article');
    // a few pixels of text leading aside, nothing under the grid moves when the products arrive
    await expect(Math.abs(skeleton.offsetHeight - card.offsetHeight)).toBeLessThanOrEqual(2);
    await expect(skeleton.offsetWidth).toBe(card.offsetWidth);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
