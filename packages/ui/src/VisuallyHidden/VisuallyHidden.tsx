import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLSpanElement> {
  /** Gets the root element. */
  ref?: Ref<HTMLSpanElement>;
}

/** Words for screen readers only. Inside something positioned, so that they do not widen the page. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  return <span {...rest} className={clsx('sd-sr', className)} />;
}
