import { Panel, Skeleton } from '@seduh/ui';

/** The slip while its sum is worked out for the first time. */
export function SlipSkeleton() {
  return (
    <Panel className="cart-wait" aria-busy="true">
      <Skeleton height="title" width="55" />
      <Skeleton />
      <Skeleton width="80" />
      <Skeleton height="title" />
    </Panel>
  );
}
