import { Skeleton } from '@seduh/ui';
import './Catalogue.css';

/** The page of a form while what it changes loads: the same boxes, so that nothing moves. */
export function EditSkeleton({ what }: { what: string }) {
  return (
    <div className="wrap edit" aria-busy="true">
      <p className="sr" role="status">{`Loading the ${what}`}</p>
      <Skeleton width="40" />
      <div className="edit-form">
        <div className="edit-side">
          <Skeleton className="edit-wait" height="auto" />
        </div>
        <div className="panel edit-fields">
          <Skeleton height="title" width="80" />
          <Skeleton height="title" width="55" />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    </div>
  );
}
