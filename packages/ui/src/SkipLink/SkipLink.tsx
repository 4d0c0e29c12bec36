import { clsx } from 'clsx';
import type { AnchorHTMLAttributes, Ref } from 'react';
import './SkipLink.css';

export interface SkipLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The id of what it leads to, for example `#main`. */
  href: `#${string}`;
  /** Gets the anchor element. */
  ref?: Ref<HTMLAnchorElement>;
}

/** First stop of the keyboard on every page: past the navigation. Seen only while it has the focus. */
export function SkipLink({ className, children, ...rest }: SkipLinkProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  // a plain anchor, not Link: the browser itself must move the focus within the page
  return (
    <a {...rest} className={clsx('sd-skip', className)}>
      {children}
    </a>
  );
}
