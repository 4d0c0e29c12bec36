import { Skeleton } from '@seduh/ui';
import { COLUMNS } from '../../orders/board';

const cards = [0, 1];

/** The board while it loads: the same columns, so that nothing moves. */
export function BoardSkeleton() {
  return (
    <div className="board" aria-busy="true">
      <Skeleton className="board-wait-tabs" height="auto" />
      <p className="sr" role="status">
        Loading the orders
      </p>
      {COLUMNS.map(({ id }, index) => (
        <div key={id} className="col" data-tone={id} data-chosen={index === 0 || undefined}>
          <Skeleton className="board-wait-head" width="40" height="auto" />
          {cards.map((card) => (
            <div key={card} className="board-wait">
              <Skeleton height="title" width="55" />
              <Skeleton width="40" />
              <Skeleton width="80" />
              <Skeleton height="title" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
