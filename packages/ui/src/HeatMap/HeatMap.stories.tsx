import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HeatMap } from './HeatMap';

const columns = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label) => ({ id: label, label }));
const OPENS = 7;
const hour = (index: number) => `${String(index).padStart(2, '0')}:00`;
const hoursOf = (count: number, from = OPENS) =>
  Array.from({ length: count }, (_, index) => ({ id: hour(from + index), label: hour(from + index) }));
const usual = [12, 24, 18, 9, 6, 14, 16, 8, 5, 11, 15, 9, 4, 2];
const cells = columns.flatMap((column, day) =>
  usual.map((orders, index) => ({
    row: hour(OPENS + index),
    column: column.id,
    value: day === 0 && index > 10 ? 0 : Math.round(orders * (0.7 + day * 0.12)),
  })),
);

const meta = {
  id: 'ui-heatmap',
  component: HeatMap,
  args: {
    title: 'Orders by hour and weekday, the most on Sunday at 08:00 with 34',
    columns,
    rows: hoursOf(usual.length),
    cells,
    formatValue: fn((value: number) => String(value)),
    legend: { least: 'Few', most: 'The most' },
  },
} satisfies Meta<typeof HeatMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The one field with the most is picked out; a field of nothing has no figure. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: meta.args.title })).toBeVisible();
    const warmest = [...canvasElement.querySelectorAll('.sd-heat-map [data-level="5"]')];
    await expect(warmest.map(({ textContent }) => textContent)).toEqual(['34']);
    const empty = [...canvasElement.querySelectorAll('.sd-heat-map [data-level="0"]')];
    await expect(empty.map(({ textContent }) => textContent)).toEqual(['', '', '']);
  },
};
export const Nothing: Story = { args: { title: 'No orders', cells: [] } };
export const OneHuge: Story = {
  args: { cells: cells.map((cell, index) => (index === 30 ? { ...cell, value: 9_999 } : cell)) },
};
export const LongText: Story = {
  args: {
    columns: columns.map(({ id }) => ({ id, label: `${id} to be` })),
    formatValue: fn((value: number) => `${value},000`),
    legend: { least: 'Hardly anybody came in', most: 'The hour at which the most came in at once' },
  },
};
/** A whole day on a 320 px phone: no words below 12 px, nothing to scroll. */
export const Narrow: Story = {
  args: { rows: hoursOf(24, 0) },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 252 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const map = canvasElement.querySelector('.sd-heat') as HTMLElement;
    await expect(map.scrollWidth).toBeLessThanOrEqual(252);
    for (const words of map.querySelectorAll('span')) {
      await expect(Number.parseFloat(getComputedStyle(words).fontSize)).toBeGreaterThanOrEqual(12);
    }
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
