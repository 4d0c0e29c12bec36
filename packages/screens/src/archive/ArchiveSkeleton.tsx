import { Skeleton } from '@seduh/ui';

/** The list while it loads, as high as the first orders of it. */
export function ArchiveSkeleton() {
  return (
    <div className="past-list" aria-busy="true">
      <p className="sr" role="status">
        Loading the orders
      </p>
      <Skeleton width="40" height="auto" className="past-wait-count" />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="past-wait" height="auto" />
      ))}
    </div>
  );
}
