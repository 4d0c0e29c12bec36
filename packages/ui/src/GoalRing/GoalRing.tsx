import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Percent } from './Percent';
import './GoalRing.css';

export interface GoalRingProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Whole percent of the goal; may pass 100, where the ring is closed. */
  percent: number;
  /** The ring in words: `Goals on 76%`. */
  label: string;
}

/** How far a goal is: an arc that draws itself once round a coffee seen from above, the figure inside. */
export function GoalRing({ percent, label, className, ...rest }: GoalRingProps) {
  const reached = Math.min(Math.max(percent, 0), 100);
  return (
    <svg viewBox="0 0 200 200" role="img" aria-label={label} {...rest} className={clsx('sd-goal-ring', className)}>
      <circle className="sd-ring-track" cx="100" cy="100" r="76" />
      {reached > 0 && (
        <circle
          className="sd-ring-arc"
          cx="100"
          cy="100"
          r="76"
          pathLength="100"
          strokeDasharray={`${reached} 200`}
          transform="rotate(-90 100 100)"
        />
      )}
      <circle className="sd-ring-coffee" cx="100" cy="100" r="56" />
      <circle className="sd-ring-crema" cx="100" cy="100" r="52" />
      <text className="sd-display" data-long={percent > 999 || undefined} x="100" y="112" textAnchor="middle">
        <Percent value={percent} />
      </text>
    </svg>
  );
}
