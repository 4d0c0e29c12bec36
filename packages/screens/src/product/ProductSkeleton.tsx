import { Skeleton } from '@seduh/ui';

/** The product's page while it loads: the same boxes, so that nothing moves. */
export function ProductSkeleton() {
  return (
    <div className="wrap pd" aria-busy="true">
      <p className="sr" role="status">
        Loading the product
      </p>
      <Skeleton className="pd-crumbs" width="40" />
      <div className="pd-photo">
        <Skeleton className="pd-photo-wait" height="auto" />
      </div>
      <div className="pd-wait">
        <Skeleton height="title" width="80" />
        <Skeleton height="title" width="40" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="55" />
      </div>
    </div>
  );
}
