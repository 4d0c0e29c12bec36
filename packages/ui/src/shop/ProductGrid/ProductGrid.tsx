import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import './ProductGrid.css';

export interface ProductGridProps extends ComponentProps<'section'> {
  /** True while a newer list loads. */
  busy?: boolean;
  /** Names the list for screen readers. */
  label?: string;
  /** A panel stands at its side from 1024 px on: two columns there, four again once there is room for them. */
  besidePanel?: boolean;
  /** Product cards. */
  children: ReactNode;
}

/**
 * The shelf: two columns on phones (one under 300 px), four from 768 px on. Never three, because a page of eight would
 * end in a hole.
 */
export function ProductGrid({ busy = false, label, besidePanel = false, className, ...rest }: ProductGridProps) {
  return (
    <section
      aria-label={label}
      {...rest}
      aria-busy={busy || undefined}
      className={clsx('sd-grid-products', className)}
      data-beside-panel={besidePanel || undefined}
    />
  );
}
