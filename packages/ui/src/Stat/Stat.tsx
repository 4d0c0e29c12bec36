import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { ArrowDownRight, ArrowUpRight, Minus } from '../icons';
import { Skeleton } from '../Skeleton';
import { NoFigure } from './NoFigure';
import './Stat.css';

export interface StatProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is counted. */
  label: string;
  /** The figure, written out. Null says `Nothing yet`. */
  value: ReactNode;
  /** How it moved, in words, and whether that is good, bad or neither. */
  delta?: { tone: 'up' | 'down' | 'flat'; text: string };
  /** The figure loads: a bar stands in. Its container sets `aria-busy`. */
  busy?: boolean;
}

const arrows = { up: <ArrowUpRight />, down: <ArrowDownRight />, flat: <Minus /> };

/** One figure of the business, with its name and how it moved. Stands in a `StatRow`. */
export function Stat({ label, value, delta, busy = false, className, ...rest }: StatProps) {
  return (
    <div {...rest} className={clsx('sd-stat', className)}>
      <dt>{label}</dt>
      {busy ? (
        <dd>
          <Skeleton width="80" height="title" />
        </dd>
      ) : (
        <dd className="sd-stat-value" data-empty={value === null || undefined}>
          {value ?? <NoFigure />}
        </dd>
      )}
      {!busy && delta && (
        <dd className="sd-stat-delta" data-tone={delta.tone}>
          {arrows[delta.tone]}
          <bdi>{delta.text}</bdi>
        </dd>
      )}
    </div>
  );
}
