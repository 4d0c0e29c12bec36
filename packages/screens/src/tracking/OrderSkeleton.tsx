import { Breadcrumb, Glass, Skeleton } from '@seduh/ui';
import { paths } from '../lib/paths';

/** The order's page while it loads: the same boxes, so that nothing moves. */
export function OrderSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr" role="status">
        Loading your order
      </p>
      <div className="track on-roast">
        <div className="wrap">
          <div className="track-copy">
            <Breadcrumb items={[{ label: 'History', href: paths.history }, { label: 'Order' }]} />
          </div>
          <Glass className="track-glass" level={0} onRoast />
        </div>
      </div>
      <div className="wrap track-body">
        <div className="panel track-wait">
          <Skeleton height="title" width="40" />
          <Skeleton width="80" />
          <Skeleton width="55" />
          <Skeleton width="80" />
          <Skeleton width="55" />
        </div>
        <div className="panel track-side track-wait">
          <Skeleton height="title" width="55" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    </div>
  );
}
