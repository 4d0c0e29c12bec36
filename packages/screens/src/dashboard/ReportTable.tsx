import type { Dashboard } from '@seduh/contract';
import { FigureTable, formatRupiah } from '@seduh/ui';
import { RANGE_WORDS } from './words';

/** The chart's figures to the rupiah, with what outcome is made of. */
export function ReportTable({ dashboard: { range, series, totals } }: { dashboard: Dashboard }) {
  const { title, period } = RANGE_WORDS[range];
  const columns = [
    { id: 'label', label: period },
    { id: 'income', label: 'Income' },
    { id: 'outcome', label: 'Outcome' },
    { id: 'orders', label: 'Orders' },
    { id: 'refunds', label: 'Refunds' },
    { id: 'discounts', label: 'Discounts' },
  ];
  return (
    <FigureTable
      caption={`${title}, ${series.at(0)?.label} to ${series.at(-1)?.label}`}
      columns={columns}
      rows={series.map((figures) => ({ id: figures.from, cells: { label: figures.label, ...cellsOf(figures) } }))}
      foot={{ label: 'Sum', ...cellsOf(totals) }}
    />
  );
}

const cellsOf = ({ income, refunds, discounts, outcome, orders }: Dashboard['totals']) => ({
  income: formatRupiah(income),
  refunds: formatRupiah(refunds),
  discounts: formatRupiah(discounts),
  outcome: formatRupiah(outcome),
  orders: orders.toLocaleString('en-US'),
});
