import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { BarChart } from '../BarChart';
import { Button } from '../Button';
import { FigureTable } from '../FigureTable';
import { Download } from '../icons';
import { formatRupiah } from '../Price';
import { ChartOrTable } from './ChartOrTable';

const figures = [
  { id: 'Apr', up: 4_600_000, down: 1_200_000 },
  { id: 'May', up: 3_700_000, down: 1_700_000 },
  { id: 'Jun', up: 2_900_000, down: 900_000 },
];
const short = (value: number) => (value === 0 ? '0' : `${value / 1e6}M`);

const meta = {
  id: 'ui-chartortable',
  component: ChartOrTable,
  args: {
    chart: (
      <BarChart
        title="Income by month, April to June, best month April with IDR 4.6M"
        bars={figures.map((bar) => ({ ...bar, label: bar.id }))}
        highlight="Apr"
        formatTick={(value) => (value === 5_000_000 ? `IDR ${short(value)}` : short(value))}
        formatValue={short}
        legend={{ up: 'Income', down: 'Outcome', best: 'Best month' }}
      />
    ),
    table: (
      <FigureTable
        caption="Monthly report, April to June"
        columns={[
          { id: 'id', label: 'Month' },
          { id: 'up', label: 'Income' },
          { id: 'down', label: 'Outcome' },
        ]}
        rows={figures.map(({ id, up, down }) => ({
          id,
          cells: { id, up: formatRupiah(up), down: formatRupiah(down) },
        }))}
      />
    ),
    asTable: false,
    onAsTableChange: fn(),
  },
  render: function Held(args) {
    const [asTable, setAsTable] = useState(args.asTable);
    const onAsTableChange = (next: boolean) => {
      setAsTable(next);
      args.onAsTableChange(next);
    };
    return <ChartOrTable {...args} asTable={asTable} onAsTableChange={onAsTableChange} />;
  },
} satisfies Meta<typeof ChartOrTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The table has real rows and heads; the focus stays on the way back. */
export const AsTable: Story = {
  tags: ['posed', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: /^Income by month/ })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsTableChange.mock.calls).toEqual([[true]]);
    await expect(canvas.getByRole('table', { name: 'Monthly report, April to June' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'May IDR 3,700,000 IDR 1,700,000' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('img', { name: /^Income by month/ })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
export const WithDownload: Story = {
  args: {
    children: (
      <Button variant="line" size="sm" icon={<Download />}>
        Download Report
      </Button>
    ),
  },
};
export const Narrow: Story = { args: WithDownload.args, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: WithDownload.args, globals: { theme: 'dark' } };
