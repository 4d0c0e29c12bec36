import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formatRupiah } from '../Price';
import { FigureTable } from './FigureTable';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

const meta = {
  id: 'ui-figuretable',
  component: FigureTable,
  args: {
    caption: 'Monthly report',
    columns: [
      { id: 'month', label: 'Month' },
      { id: 'income', label: 'Income' },
      { id: 'outcome', label: 'Outcome' },
      { id: 'orders', label: 'Orders' },
    ],
    rows: months.map((month, index) => ({
      id: month,
      cells: {
        month,
        income: formatRupiah(3_200_000 + 310_500 * index),
        outcome: formatRupiah(120_000 * index),
        orders: 90 + index,
      },
    })),
    foot: { month: 'Sum', income: formatRupiah(23_857_500), outcome: formatRupiah(1_800_000), orders: 555 },
  },
} satisfies Meta<typeof FigureTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Monthly report' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Apr' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Income' })).toBeVisible();
  },
};
export const NoSums: Story = { args: { foot: undefined } };

/** The table scrolls by itself, the page does not. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Monthly report' });
    await expect(region.clientWidth).toBe(260);
    await expect(region.scrollWidth).toBeGreaterThan(260);
  },
};
export const NarrowByKeyboard: Story = {
  ...Narrow,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Monthly report' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};
export const LongText: Story = {
  args: { caption: 'What came in and what went out in the last six months, by the day on which it was paid' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
