import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Skeleton } from '../../Skeleton';
import './ProductCardSkeleton.css';

export type ProductCardSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** A product card still to come: its picture's box and three bars. Hidden from screen readers: the list speaks once. */
export function ProductCardSkeleton({ className, ...rest }: ProductCardSkeletonProps) {
  return (
    <div aria-hidden="true" {...rest} className={clsx('sd-pcard-skel', className)}>
      <Skeleton className="sd-pcard-skel-photo" height="auto" />
      <Skeleton width="80" />
      <Skeleton width="40" />
      <Skeleton width="55" />
    </div>
  );
}
