import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import './Skeleton.css';

export interface SkeletonProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Its width in percent of its container. Default `full`. */
  width?: '40' | '55' | '80' | 'full';
  /** A line of text, a title, or what its own class says. Default `line`. */
  height?: 'line' | 'title' | 'auto';
  /** Gets the root element. */
  ref?: Ref<HTMLSpanElement>;
}

/** A bar where words will be. Silent: its container sets `aria-busy` and says once what is loading. */
export function Skeleton({ width = 'full', height = 'line', className, ...rest }: SkeletonProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  return (
    <span aria-hidden="true" {...rest} className={clsx('sd-skel', className)} data-width={width} data-height={height} />
  );
}
