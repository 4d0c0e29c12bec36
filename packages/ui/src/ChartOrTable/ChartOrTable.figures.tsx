import { useState } from 'react';
import { BarChart } from '../BarChart';
import { Button } from '../Button';
import { FigureTable } from '../FigureTable';
import type { Figures } from '../guide/types';
import { Download } from '../icons';
import { formatRupiah } from '../Price';
import { ChartOrTable } from './ChartOrTable';
import type { guide } from './ChartOrTable.guide';

const months = [
  { id: 'Apr', up: 4_600_000, down: 1_200_000 },
  { id: 'May', up: 3_700_000, down: 1_700_000 },
];
const short = (value: number) => (value === 0 ? '0' : `${value / 1e6}M`);

const right = (
  <FigureTable
    caption="Income and outcome, April and May"
    columns={[
      { id: 'id', label: 'Month' },
      { id: 'up', label: 'Income' },
      { id: 'down', label: 'Outcome' },
    ]}
    rows={months.map(({ id, up, down }) => ({ id, cells: { id, up: formatRupiah(up), down: formatRupiah(down) } }))}
  />
);

const wrong = (
  <FigureTable
    caption="Guests, this week"
    columns={[
      { id: 'day', label: 'Day' },
      { id: 'guests', label: 'Guests' },
    ]}
    rows={[
      { id: 'mon', cells: { day: 'Mon', guests: 64 } },
      { id: 'tue', cells: { day: 'Tue', guests: 71 } },
    ]}
  />
);

/** Figures that can be switched. */
function Switched({ table = right, first = true }: { table?: typeof right; first?: boolean }) {
  const [asTable, setAsTable] = useState(first);
  return (
    <div style={{ inlineSize: '100%', maxInlineSize: '30rem' }}>
      <ChartOrTable
        chart={
          <BarChart
            title="Income by month, April and May, best month April with IDR 4.6M"
            bars={months.map((month) => ({ ...month, label: month.id }))}
            highlight="Apr"
            formatTick={short}
            formatValue={short}
            legend={{ up: 'Income', down: 'Outcome', best: 'Best month' }}
          />
        }
        table={table}
        asTable={asTable}
        onAsTableChange={setAsTable}
      >
        <Button variant="line" size="sm" icon={<Download />}>
          Download Report
        </Button>
      </ChartOrTable>
    </div>
  );
}

export default {
  anatomy: <Switched first={false} />,
  pairs: { same: { do: <Switched />, dont: <Switched table={wrong} /> } },
} satisfies Figures<typeof guide>;
