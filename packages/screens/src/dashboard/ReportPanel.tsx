import type { Dashboard, ReportPeriod, ReportRange } from '@seduh/contract';
import {
  BarChart,
  Button,
  ChartOrTable,
  Download,
  EmptyState,
  FigureTable,
  formatRupiah,
  type MoneyStyle,
  Panel,
  Segment,
  withCurrency,
} from '@seduh/ui';
import { useId, useState } from 'react';
import { fetchReport } from '@seduh/api-client';
import { saveFile } from '../lib/files/saveFile';
import { toastRefusal, useSubmit } from '../lib/useSubmit';
import { useWords } from '../lib/words/words';
import { chartWords, highestOf, shortAmount, type Side, useWriting } from './figures';
import { dashboardWords } from './words';

export interface ReportPanelProps {
  dashboard: Dashboard;
}

/** The last six periods, as a chart or as a table, and as a file. */
export default function ReportPanel({ dashboard }: ReportPanelProps) {
  const writing = useWriting();
  const { m, money } = writing;
  const { range, series, totals } = dashboard;
  const [side, setSide] = useState<Side>('income');
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  const { title, best, highest } = m.ranges[range];
  const sides: { value: Side; label: string }[] = [
    { value: 'income', label: m.income },
    { value: 'outcome', label: m.outcome },
  ];
  const short = (amount: number) => shortAmount(amount, writing);
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
            legend={m.series}
            hideLegend
            options={sides}
            value={side}
            onChange={(value) => setSide(value === 'outcome' ? 'outcome' : 'income')}
          />
        )}
      </div>
      {isEmpty ? (
        <>
          <EmptyState headingLevel={3} title={m.empty} text={m.emptyText} />
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
              title={chartWords(dashboard, side, writing)}
              bars={series.map(({ from, label, income, outcome }) => ({
                id: from,
                label: m.span(label),
                up: income,
                down: outcome,
              }))}
              highlight={highestOf(series, side)?.from}
              // only the uppermost line lies as high as the highest bar, and names the currency
              formatTick={(value) => (value >= top ? withCurrency(short(value), money) : short(value))}
              formatValue={short}
              show={side === 'income' ? 'both' : 'down'}
              legend={{ up: m.income, down: m.outcome, best: side === 'income' ? best : highest }}
            />
          }
        >
          <DownloadReport range={range} />
        </ChartOrTable>
      )}
    </Panel>
  );
}

/** Saves the report of the periods on screen: every movement of money behind their figures. */
function DownloadReport({ range }: { range: ReportRange }) {
  const m = useWords(dashboardWords);
  const { submit, busy } = useSubmit();
  const download = () => submit(async () => saveFile(await fetchReport(range)), toastRefusal);

  return (
    <Button variant="brand" icon={<Download />} loading={busy} onClick={() => void download()}>
      {m.download}
    </Button>
  );
}

/** The chart's figures to the rupiah, with what outcome is made of. */
function ReportTable({ dashboard: { range, series, totals } }: { dashboard: Dashboard }) {
  const { m, money } = useWriting();
  const { title, period } = m.ranges[range];
  const span = (one: ReportPeriod | undefined) => m.span(one?.label ?? '');
  const columns = [
    { id: 'label', label: period },
    { id: 'income', label: m.income },
    { id: 'outcome', label: m.outcome },
    { id: 'orders', label: m.orders },
    { id: 'refunds', label: m.refunds },
    { id: 'discounts', label: m.discounts },
  ];
  return (
    <FigureTable
      caption={m.caption(title, span(series.at(0)), span(series.at(-1)))}
      columns={columns}
      rows={series.map((figures) => ({
        id: figures.from,
        cells: { label: span(figures), ...cellsOf(figures, money) },
      }))}
      foot={{ label: m.sum, ...cellsOf(totals, money) }}
    />
  );
}

const cellsOf = ({ income, refunds, discounts, outcome, orders }: Dashboard['totals'], money: MoneyStyle) => ({
  income: formatRupiah(income, money),
  refunds: formatRupiah(refunds, money),
  discounts: formatRupiah(discounts, money),
  outcome: formatRupiah(outcome, money),
  orders: orders.toLocaleString(money.locale),
});
