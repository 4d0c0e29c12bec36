import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import './ReadOnlyField.css';

export interface ReadOnlyFieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What it is. */
  label: string;
  /** What is known of it. */
  value: ReactNode;
  /** Stands in for a value that is missing: `your name here`. */
  placeholder?: string;
}

/** A value that can be read here and changed elsewhere: muted label, plain words, hairline. */
export function ReadOnlyField({ label, value, placeholder, className, ...rest }: ReadOnlyFieldProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const empty = value === null || value === undefined || value === '';
  return (
    <div {...rest} className={clsx('sd-read-only', className)}>
      <span>{label}</span>
      <p data-empty={empty || undefined}>{empty ? placeholder : value}</p>
    </div>
  );
}
