import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton';

const meta = {
  id: 'ui-skeleton',
  component: Skeleton,
  args: { width: 'full', height: 'line' },
  decorators: [
    (Story) => (
      <div aria-busy="true" style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Title: Story = { args: { height: 'title', width: '55' } };

/** Three bars of 80, 40 and 55 %, as under a product's picture. */
export const Lines: Story = {
  render: (args) => (
    <>
      <Skeleton {...args} width="80" />
      <Skeleton {...args} width="40" />
      <Skeleton {...args} width="55" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('.sd-skel')].map((bar) => bar.getBoundingClientRect().width);
    await expect(bars).toEqual([224, 112, 154]);
  },
};
export const Dark: Story = { ...Lines, globals: { theme: 'dark' } };
