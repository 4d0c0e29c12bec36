import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { usePhrases } from '../hooks/usePhrases';
import type { Phrases } from '../phrases/Phrases';
import './ChartOrTable.css';

export interface ChartOrTableProps extends ComponentProps<'div'> {
  /** The figures to look at: a `BarChart`. */
  chart: ReactNode;
  /** The same figures to read: a `FigureTable`. */
  table: ReactNode;
  /** Which of them is shown. */
  asTable: boolean;
  /** Called with which of the two to show. */
  onAsTableChange: (asTable: boolean) => void;
  /** Stands at the foot before the button that switches, such as a download. */
  children?: ReactNode;
}

const english = { chart: 'Show as chart', table: 'Show as table' } satisfies Phrases['ChartOrTable'];

/** Figures as a chart that switches to a real table: what a chart shows must also be there as text. */
export function ChartOrTable({
  chart,
  table,
  asTable,
  onAsTableChange,
  children,
  className,
  ...rest
}: ChartOrTableProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const words = usePhrases('ChartOrTable', english);
  return (
    <div {...rest} className={clsx('sd-chart-or-table', className)}>
      {asTable ? table : chart}
      <div className="sd-chart-foot">
        {children}
        <button type="button" className="sd-link sd-small" onClick={() => onAsTableChange(!asTable)}>
          {asTable ? words.chart : words.table}
        </button>
      </div>
    </div>
  );
}
