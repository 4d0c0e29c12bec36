import type { Dashboard, ReportRange } from '@seduh/contract';
import {
  BarChart,
  Button,
  ChartOrTable,
  Download,
  EmptyState,
  FigureTable,
  formatRupiah,
  Panel,
  Segment,
} from '@seduh/ui';
import { useId, useState } from 'react';
import { type ApiFile, fetchReport } from '@seduh/api-client';
import { chartWords, highestOf, RANGE_WORDS, shortAmount, type Side } from './words';
import { toastRefusal, useSubmit } from '../lib/useSubmit';

const SIDES: { value: Side; label: string }[] = [
  { value: 'income', label: 'Income' },
  { value: 'outcome', label: 'Outcome' },
];

/** The last six periods, as a chart or as a table, and as a file. */
export function ReportPanel({ dashboard }: { dashboard: Dashboard }) {
  const { range, series, totals } = dashboard;
  const [side, setSide] = useState<Side>('income');
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  const { title, best, highest } = RANGE_WORDS[range];
  const isEmpty = totals.income === 0 && totals.outcome === 0;
  const top = Math.max(...series.map(({ income }) => income));

  return (
    <Panel className="dash-report" aria-labelledby={id}>
      <div className="dash-report-head">
        <h2 id={id} className="sd-display sd-t-3">
          {title}
        </h2>
        {!asTable && !isEmpty && (
          <Segment
            legend="Series"
            hideLegend
            options={SIDES}
            value={side}
            onChange={(value) => setSide(value === 'outcome' ? 'outcome' : 'income')}
          />
        )}
      </div>
      {isEmpty ? (
        <>
          <EmptyState headingLevel={3} title="Nothing yet" text="The first paid order draws the first bar." />
          <div className="dash-report-foot">
            <DownloadReport range={range} />
          </div>
        </>
      ) : (
        <ChartOrTable
          asTable={asTable}
          onAsTableChange={setAsTable}
          table={<ReportTable dashboard={dashboard} />}
          chart={
            <BarChart
              title={chartWords(dashboard, side)}
              bars={series.map(({ from, label, income, outcome }) => ({ id: from, label, up: income, down: outcome }))}
              highlight={highestOf(series, side)?.from}
              // only the uppermost line lies as high as the highest bar, and names the currency
              formatTick={(value) => (value >= top ? `IDR ${shortAmount(value)}` : shortAmount(value))}
              formatValue={shortAmount}
              show={side === 'income' ? 'both' : 'down'}
              legend={{ up: 'Income', down: 'Outcome', best: side === 'income' ? best : highest }}
            />
          }
        >
          <DownloadReport range={range} />
        </ChartOrTable>
      )}
    </Panel>
  );
}

/** Long enough for any browser to have begun to save, ms. */
const KEEP = 10_000;

/** Saves a file as a link with `download` does. */
function saveFile({ name, content }: ApiFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP);
}

/** Saves the report of the periods on screen: every movement of money behind their figures. */
function DownloadReport({ range }: { range: ReportRange }) {
  const { submit, busy } = useSubmit();
  const download = () => submit(async () => saveFile(await fetchReport(range)), toastRefusal);

  return (
    <Button variant="brand" icon={<Download />} loading={busy} onClick={() => void download()}>
      Download Report
    </Button>
  );
}

/** The chart's figures to the rupiah, with what outcome is made of. */
function ReportTable({ dashboard: { range, series, totals } }: { dashboard: Dashboard }) {
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
