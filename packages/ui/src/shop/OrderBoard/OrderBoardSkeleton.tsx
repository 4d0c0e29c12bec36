import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Skeleton } from '../../Skeleton';
import '../OrderColumn/OrderColumn.css';
import './OrderBoard.css';

export interface OrderBoardSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Said once, politely: "Loading the orders". */
  label: string;
  /** How many columns there will be. */
  columns: number;
}

/** The board while it loads: the same columns, so that nothing moves. */
export function OrderBoardSkeleton({ label, columns, className, ...rest }: OrderBoardSkeletonProps) {
  return (
    <div {...rest} className={clsx('sd-board', className)} aria-busy="true">
      <Skeleton className="sd-board-wait-tabs" height="auto" />
      <p className="sd-sr" role="status">
        {label}
      </p>
      <div className="sd-board-columns">
        {Array.from({ length: columns }, (_, index) => (
          <div key={index} className="sd-col" data-chosen={index === 0 || undefined}>
            <Skeleton className="sd-board-wait-head" width="40" height="auto" />
            <div className="sd-col-cards">
              <CardSkeleton />
              <CardSkeleton />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

function CardSkeleton() {
  return (
    <div className="sd-board-wait">
      <Skeleton height="title" width="55" />
      <Skeleton width="40" />
      <Skeleton width="80" />
      <Skeleton height="title" />
    </div>
  );
}
