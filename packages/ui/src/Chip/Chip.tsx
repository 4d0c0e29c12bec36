import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import './Chip.css';

/** What a chip says beyond its word: nothing, done, look here, for your information, wrong. */
export type ChipTone = 'plain' | 'ok' | 'warn' | 'info' | 'bad';

export interface ChipProps extends HTMLAttributes<HTMLSpanElement> {
  /** Colour by meaning. Default `plain`. */
  tone?: ChipTone;
  /** A 15 px icon before the word: a state is shown twice. */
  icon?: ReactNode;
  /** Gets the root element. */
  ref?: Ref<HTMLSpanElement>;
}

/** A bean-shaped word about a state: `Sold out`, `Ready`. Not a control. */
export function Chip({ tone = 'plain', icon, className, children, ...rest }: ChipProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  return (
    <span {...rest} className={clsx('sd-chip', className)} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
