import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BarChart } from './BarChart';

const short = (value: number) => (Math.abs(value) >= 1e6 ? `${value / 1e6}M` : `${value / 1e3}K`).replace(/^0.$/, '0');

const month = (label: string, up: number, down: number) => ({ id: label, label, up, down });
const months = [
  month('Jan', 3_200_000, 1_100_000),
  month('Feb', 4_100_000, 1_400_000),
  month('Mar', 2_600_000, 800_000),
  month('Apr', 4_600_000, 1_200_000),
  month('May', 3_700_000, 1_700_000),
  month('Jun', 2_900_000, 900_000),
];

const meta = {
  id: 'ui-barchart',
  component: BarChart,
  args: {
    title: 'Income by month, January to June, best month April with IDR 4.6M',
    bars: months,
    highlight: 'Apr',
    formatTick: fn((value: number) => (value === 5_000_000 ? `IDR ${short(value)}` : short(value))),
    formatValue: fn(short),
    show: 'both',
    legend: { up: 'Income', down: 'Outcome', best: 'Best month' },
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: meta.args.title })).toBeVisible();
    const axis = [...canvasElement.querySelectorAll('.sd-chart-axis > span')].map((tick) => tick.textContent);
    await expect(axis).toEqual(['IDR 5M', '4M', '3M', '2M', '1M', '0', '-1M', '-2M']);
    // each word stands at its line, whatever the height of the drawing
    const lines = [...canvasElement.querySelectorAll('line')].map((line) => line.getBoundingClientRect().y);
    for (const [index, tick] of [...canvasElement.querySelectorAll('.sd-chart-axis > span')].entries()) {
      const box = tick.getBoundingClientRect();
      await expect(Math.abs(box.y + box.height / 2 - (lines[index] ?? 0))).toBeLessThan(1);
    }
  },
};
export const Income: Story = { args: { show: 'up' } };
export const Outcome: Story = { args: { show: 'down', highlight: 'May' } };
export const NoneBest: Story = { args: { highlight: undefined } };
export const Nothing: Story = {
  args: { bars: months.map((bar) => ({ ...bar, up: 0, down: 0 })), highlight: undefined },
};
export const OutcomeAlone: Story = {
  args: { bars: months.map((bar) => ({ ...bar, up: 0 })), highlight: 'May', show: 'down' },
};
export const OneHuge: Story = {
  args: { bars: months.map((bar) => (bar.id === 'Apr' ? { ...bar, up: 912_000_000 } : bar)) },
};
export const LongText: Story = {
  args: {
    bars: months.map((bar, index) => ({ ...bar, label: `${index + 16} - ${index + 22} Nov` })),
    highlight: 'Jun',
    formatValue: fn((value: number) => `IDR ${short(value)}`),
    legend: { up: 'What came in', down: 'What went out', best: 'The best week of the last six' },
  },
};

/** A 320 px phone: no words below 12 px, nothing to scroll. */
export const Narrow: Story = {
  args: { bars: months.map((bar, index) => ({ ...bar, label: `${index + 15} Nov` })) },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 252 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const chart = canvasElement.querySelector('.sd-chart') as HTMLElement;
    await expect(chart.scrollWidth).toBeLessThanOrEqual(252);
    for (const words of chart.querySelectorAll('span, text')) {
      await expect(Number.parseFloat(getComputedStyle(words).fontSize)).toBeGreaterThanOrEqual(12);
    }
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
