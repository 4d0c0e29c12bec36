import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from '../Price';
import { Stat } from './Stat';

const meta = {
  id: 'ui-stat',
  component: Stat,
  args: { label: 'Orders', value: '186', delta: { tone: 'up', text: '9% on last month' }, busy: false },
  decorators: [
    (Story) => (
      <dl>
        <Story />
      </dl>
    ),
  ],
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Money: Story = {
  args: { label: 'Income', value: <Price amount={4_618_000} />, delta: { tone: 'up', text: '12% on last month' } },
};
export const Down: Story = {
  args: { label: 'Minutes to ready', value: 11, delta: { tone: 'down', text: '2 min slower' } },
};
export const Flat: Story = { args: { delta: { tone: 'flat', text: 'As last month' } } };
export const Plain: Story = { args: { delta: undefined } };
export const NothingYet: Story = { args: { label: 'Best seller', value: null, delta: undefined } };

/** Neither an old figure nor how it moved. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Orders')).toBeVisible();
    await expect(canvas.queryByText(/186|last month/)).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    label: 'Best seller of the running month',
    value: 'Nasi Goreng Kampung with Fried Egg',
    style: { inlineSize: 160 },
  },
};
export const Dark: Story = { ...Money, globals: { theme: 'dark' } };
export const DarkDown: Story = { ...Down, globals: { theme: 'dark' } };
