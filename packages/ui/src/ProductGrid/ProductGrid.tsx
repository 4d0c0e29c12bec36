import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import './ProductGrid.css';

export interface ProductGridProps extends ComponentProps<'section'> {
  /** True while a newer list is on its way. */
  busy?: boolean;
  /** Names the list for screen readers. */
  label?: string;
  /** Columns from 768 px: up to four, always three beside a side panel, always four for a short row. */
  columns?: 'auto' | 'three' | 'four';
  /** Product cards. */
  children: ReactNode;
}

/** The shelf: two columns on phones (one under 300 px), three to four from there on. */
export function ProductGrid({ busy = false, label, columns = 'auto', className, ...rest }: ProductGridProps) {
  return (
    <section
      aria-label={label}
      {...rest}
      aria-busy={busy || undefined}
      className={clsx('grid-products', className)}
      data-columns={columns}
    />
  );
}
