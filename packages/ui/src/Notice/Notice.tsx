import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Info } from '../icons';
import './Notice.css';

export interface NoticeProps extends HTMLAttributes<HTMLParagraphElement> {
  /** In place of the small i. */
  icon?: ReactNode;
  /** Gets the root element. */
  ref?: Ref<HTMLParagraphElement>;
}

/** A standing rule in teal, part of the page: `We answer on working days`. Never announced. */
export function Notice({ icon, className, children, ...rest }: NoticeProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  return (
    <p {...rest} className={clsx('sd-notice', className)}>
      {icon ?? <Info />}
      <span>{children}</span>
    </p>
  );
}
