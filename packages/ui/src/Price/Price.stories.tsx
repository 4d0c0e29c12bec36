import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from './Price';

const meta = {
  id: 'ui-price',
  component: Price,
  args: { amount: 25_000, size: 'md', struck: false, signed: false },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 'lg', amount: 111_200 } };
export const Figure: Story = { args: { size: 'xl', amount: 50_000 } };
export const Struck: Story = { args: { struck: true, amount: 29_000 } };
export const Discount: Story = { args: { signed: true, amount: 20_000 } };
export const Zero: Story = { args: { amount: 0 } };
export const Millions: Story = { args: { amount: 1_008_888 } };

/** Figures are as wide as each other, so columns of prices line up. */
export const Tabular: Story = {
  render: (args) => (
    <>
      <div>
        <Price {...args} amount={111_111} />
      </div>
      <div>
        <Price {...args} amount={808_888} />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [one, eight] = [...canvasElement.querySelectorAll('.sd-price')].map(
      (price) => price.getBoundingClientRect().width,
    );
    await expect(one).toBeGreaterThan(0);
    await expect(one).toBe(eight);
  },
};

/** Stays left to right, in one line, in an Arabic page and in a narrow box. */
export const RightToLeft: Story = {
  args: { signed: true },
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ inlineSize: 60, marginInlineEnd: 80 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const price = canvasElement.querySelector('.sd-price');
    await expect(price).toHaveTextContent('- IDR 25,000');
    await expect(getComputedStyle(price as Element).direction).toBe('ltr');
    await expect(price?.getClientRects()).toHaveLength(1);
  },
};
export const Dark: Story = { args: { size: 'xl' }, globals: { theme: 'dark' } };
