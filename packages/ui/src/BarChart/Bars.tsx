import { useId } from 'react';
import type { Scale } from './scale';

/** One period: what came in, drawn up from zero, and what went out, drawn down from it. */
export interface Bar {
  /** Tells it apart; `highlight` names one. */
  id: string;
  /** Below the bar: `Jan`. Wraps where it is longer than its place. */
  label: string;
  /** 0 or more. */
  up: number;
  /** 0 or more. */
  down: number;
}

interface BarsProps {
  bars: Bar[];
  scale: Scale;
  /** Id of the bar whose value is written at its end. */
  highlight?: string;
  formatValue: (value: number) => string;
  show: 'up' | 'down' | 'both';
}

/** Of the room one bar has, in parts of a whole. */
const thickness = 0.4;

/** Percent of the height below which a bar that is not nothing would not be seen. */
const least = 0.8;

const percent = (part: number) => `${Math.round(part * 1000) / 1000}%`;

/** The drawing alone. Everything in it is in percent, so it fills whatever box the style sheet gives it. */
export function Bars({ bars, highlight, scale, formatValue, show }: BarsProps) {
  const id = useId();
  const span = scale.top + scale.bottom;
  // without a figure the line lies where it does in most charts: at the foot
  const zero = span === 0 ? 100 : (scale.top / span) * 100;
  const length = (value: number) => (value > 0 ? Math.max((value / span) * 100, least) : 0);
  const slot = 100 / bars.length;
  const middle = (index: number) => (index + 0.5) * slot;

  // both reach past the zero line, where they are cut: round at the far end, straight at the near one
  const rect = (bar: Bar, index: number, y: number, height: number) => (
    <rect
      key={bar.id}
      x={percent(middle(index) - (slot * thickness) / 2)}
      width={percent(slot * thickness)}
      y={percent(y)}
      height={percent(height)}
      rx="6"
      data-best={bar.id === highlight || undefined}
    />
  );

  return (
    <svg className="sd-chart-plot" aria-hidden="true">
      <defs>
        <pattern id={`${id}-hatch`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="sd-hatch-ground" width="7" height="7" />
          <rect className="sd-hatch-line" width="3.5" height="7" />
        </pattern>
        <clipPath id={`${id}-above`}>
          <rect width="100%" height={percent(zero)} />
        </clipPath>
        <clipPath id={`${id}-below`}>
          <rect width="100%" y={percent(zero)} height={percent(100 - zero)} />
        </clipPath>
      </defs>
      {scale.ticks.map((tick) => {
        const y = percent(span === 0 ? zero : ((scale.top - tick) / span) * 100);
        return <line key={tick} className={tick === 0 ? 'sd-chart-zero' : undefined} x2="100%" y1={y} y2={y} />;
      })}
      <g className="sd-bars-up" clipPath={`url(#${id}-above)`}>
        {bars.map((bar, index) => bar.up > 0 && rect(bar, index, zero - length(bar.up), length(bar.up) + 10))}
      </g>
      <g className="sd-bars-down" clipPath={`url(#${id}-below)`} fill={`url(#${id}-hatch)`}>
        {bars.map((bar, index) => bar.down > 0 && rect(bar, index, zero - 10, length(bar.down) + 10))}
      </g>
      {bars.map((bar, index) => {
        const value = show === 'down' ? bar.down : bar.up;
        if (bar.id !== highlight || value === 0) return null;
        const end = show === 'down' ? zero + length(value) : zero - length(value);
        return (
          <text
            key={bar.id}
            x={percent(middle(index))}
            y={percent(end)}
            dy={show === 'down' ? 18 : -8}
            textAnchor="middle"
          >
            {formatValue(value)}
          </text>
        );
      })}
    </svg>
  );
}
