import { type Bar, BarChart, ChartOrTable, FigureTable, formatRupiah } from '@seduh/ui';
import { useState } from 'react';

const millions = (value: number) => (value === 0 ? '0' : `${Math.round(value / 100_000) / 10}M`);

export function Income({ months }: { months: Bar[] }) {
  const [asTable, setAsTable] = useState(false);
  const chart = (
    <BarChart
      title="Income and outcome by month"
      bars={months}
      formatTick={millions}
      formatValue={millions}
      legend={{ up: 'Income', down: 'Outcome', best: 'Best month' }}
    />
  );
  const table = (
    <FigureTable
      caption="Income and outcome by month"
      columns={[
        { id: 'label', label: 'Month' },
        { id: 'up', label: 'Income' },
        { id: 'down', label: 'Outcome' },
      ]}
      rows={months.map(({ id, label, up, down }) => ({
        id,
        cells: { label, up: formatRupiah(up), down: formatRupiah(down) },
      }))}
    />
  );
  return <ChartOrTable chart={chart} table={table} asTable={asTable} onAsTableChange={setAsTable} />;
}
