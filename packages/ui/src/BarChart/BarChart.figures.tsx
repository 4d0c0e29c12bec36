import type { Figures } from '../guide/types';
import { formatRupiah } from '../Price';
import { BarChart, type BarChartProps } from './BarChart';
import type { guide } from './BarChart.guide';

const bars = [
  { id: 'feb', label: 'Feb', up: 4_100_000, down: 1_400_000 },
  { id: 'mar', label: 'Mar', up: 2_600_000, down: 800_000 },
  { id: 'apr', label: 'Apr', up: 4_600_000, down: 1_200_000 },
  { id: 'may', label: 'May', up: 3_700_000, down: 1_700_000 },
];
const short = (value: number) => (value === 0 ? '0' : `${value / 1e6}M`);

/** A chart as wide as its panel. */
function Months(props: Partial<BarChartProps>) {
  return (
    <div style={{ inlineSize: '100%', maxInlineSize: '30rem' }}>
      <BarChart
        title="Income by month, February to May, best month April with IDR 4.6M"
        bars={bars}
        highlight="apr"
        formatTick={(value) => (value === 5_000_000 ? `IDR ${short(value)}` : short(value))}
        formatValue={short}
        legend={{ up: 'Income', down: 'Outcome', best: 'Best month' }}
        {...props}
      />
    </div>
  );
}

export default {
  anatomy: <Months />,
  pairs: {
    best: { do: <Months />, dont: <Months highlight={undefined} /> },
    unit: { do: <Months />, dont: <Months formatTick={formatRupiah} formatValue={formatRupiah} /> },
  },
} satisfies Figures<typeof guide>;
