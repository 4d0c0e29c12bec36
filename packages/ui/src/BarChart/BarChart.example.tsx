import { type Bar, BarChart } from '@seduh/ui';

const millions = (value: number) => (value === 0 ? '0' : `${Math.round(value / 100_000) / 10}M`);

/** `months` in the order of time. */
export function IncomeByMonth({ months }: { months: Bar[] }) {
  const best = months.toSorted((one, other) => other.up - one.up)[0];
  if (!best) return null;
  return (
    <BarChart
      title={`Income by month, best month ${best.label} with IDR ${millions(best.up)}`}
      bars={months}
      highlight={best.id}
      // the first on the axis is the highest, and says the unit for all of them
      formatTick={(value) => (value >= best.up ? `IDR ${millions(value)}` : millions(value))}
      formatValue={millions}
      legend={{ up: 'Income', down: 'Outcome', best: 'Best month' }}
    />
  );
}
