import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** What stands before the words of a button or of a link that looks like one: its icon, or a ring while it works. */
export const lead = (icon: ReactNode, loading: boolean) =>
  loading ? <span className={clsx('sd-spin', icon && 'sd-spin-icon')} aria-hidden="true" /> : icon;
