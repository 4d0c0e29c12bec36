import { Skeleton } from '@seduh/ui';

const cards = Array.from({ length: 9 }, (_, index) => index);

/** The history while it loads: the same boxes, so that nothing moves. */
export function HistorySkeleton() {
  return (
    <div className="hgrid" aria-busy="true">
      <p className="sr" role="status">
        Loading your history
      </p>
      {cards.map((card) => (
        <div key={card} className="hist-wait">
          <Skeleton className="hist-wait-thumb" height="auto" />
          <div>
            <Skeleton width="80" />
            <Skeleton width="40" />
            <Skeleton width="55" />
          </div>
        </div>
      ))}
    </div>
  );
}
