import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import './Meter.css';

export interface MeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is measured. */
  label: string;
  /** How much there is. */
  value: number;
  /** How much would fill it. */
  max: number;
  /** `muted` steps back behind a `brand` one beside it. Default `brand`. */
  tone?: 'brand' | 'muted';
  /** 12 or 8 px high. Default `md`. */
  size?: 'sm' | 'md';
}

/** How much of a whole is reached, as a bar. More than the whole fills it. */
export function Meter({ label, value, max, tone = 'brand', size = 'md', className, ...rest }: MeterProps) {
  const reached = Math.min(Math.max(value, 0), max);
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={reached}
      {...rest}
      className={clsx('sd-meter', className)}
      data-tone={tone}
      data-size={size}
    >
      <svg aria-hidden="true">
        <rect width={`${max > 0 ? (reached / max) * 100 : 0}%`} height="100%" rx="6" />
      </svg>
    </div>
  );
}
