import type { Dashboard } from '@seduh/contract';
import { BarChart, ChartOrTable, EmptyState, Panel, Segment } from '@seduh/ui';
import { useId, useState } from 'react';
import { DownloadReport } from './DownloadReport';
import { ReportTable } from './ReportTable';
import { chartWords, highestOf, RANGE_WORDS, shortAmount, type Side } from './words';

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
        <h2 id={id} className="display t-3">
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
