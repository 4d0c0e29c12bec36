import { clsx } from 'clsx';
import { type HTMLAttributes, type Ref, useState } from 'react';
import './Badge.css';

export interface BadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** How many. Nothing is drawn at 0; above 99 it reads `99+`. */
  count: number;
  /** The count in words, for example `1 unread`. */
  label: string;
  /** A red disc on the corner of what it counts, or a marigold count in the line. Default `alert`. */
  tone?: 'alert' | 'accent';
  /** Gets the root element. */
  ref?: Ref<HTMLSpanElement>;
}

const MOST = 99;

/** A small count. Seen as a figure, read out as its label. */
export function Badge({ count, label, tone = 'alert', className, ...rest }: BadgeProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const [seen, setSeen] = useState(count);
  const [changed, setChanged] = useState(false);
  if (seen !== count) {
    setSeen(count);
    setChanged(true);
  }
  if (count <= 0) return null;
  return (
    // keyed: every new count is a new disc, so it pops once; the first one just stands there
    <span
      key={count}
      {...rest}
      className={clsx(tone === 'alert' ? 'sd-badge' : 'sd-count', className)}
      data-changed={changed || undefined}
    >
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <span className="sd-sr">{label}</span>
    </span>
  );
}
