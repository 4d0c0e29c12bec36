import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type Bar, Bars } from './Bars';
import { roundScale } from './scale';
import './BarChart.css';

export interface BarChartProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The whole chart in one sentence, for those who cannot see it. */
  title: string;
  /** In order of time, twelve at most. */
  bars: Bar[];
  /** Id of the best bar: marigold, its value written at its end. */
  highlight?: string;
  /** Writes a round value beside the axis; the first on it is the highest: `IDR 5M`, `-2M`. */
  formatTick: (value: number) => string;
  /** Writes the best bar's value, short: `4.6M`. */
  formatValue: (value: number) => string;
  /** Which side is emphasised; the other is muted. Default `both`. */
  show?: 'up' | 'down' | 'both';
  /** The words beside the three colours. */
  legend: { up: string; down: string; best: string };
}

/** Bars on both sides of zero: solid above, hatched below. As wide as its place, its words always at their own size. */
export function BarChart(props: BarChartProps) {
  const { title, bars, highlight, formatTick, formatValue, show = 'both', legend, className, ...rest } = props;
  const scale = roundScale(Math.max(0, ...bars.map((bar) => bar.up)), Math.max(0, ...bars.map((bar) => bar.down)));
  return (
    <div {...rest} className={clsx('sd-chart', className)} data-show={show}>
      <p className="sd-chart-legend">
        <span data-mark="up">{legend.up}</span>
        <span data-mark="down">{legend.down}</span>
        {highlight !== undefined && <span data-mark="best">{legend.best}</span>}
      </p>
      {/* the drawing and the words around it are one image */}
      <div className="sd-chart-box" role="img" aria-label={title}>
        <div className="sd-chart-axis">
          {scale.ticks.map((tick) => (
            <span key={tick}>{formatTick(tick)}</span>
          ))}
        </div>
        <Bars {...{ bars, highlight, scale, formatValue, show }} />
        <div className="sd-chart-labels">
          {bars.map((bar) => (
            <span key={bar.id} data-best={bar.id === highlight || undefined}>
              {bar.label}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
