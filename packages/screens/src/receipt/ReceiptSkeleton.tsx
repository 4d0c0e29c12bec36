import { Panel, Skeleton } from '@seduh/ui';

/** The receipt while it loads. */
export function ReceiptSkeleton() {
  return (
    <Panel className="receipt-wait">
      <p className="sr" role="status">
        Loading the receipt
      </p>
      <Skeleton height="title" width="40" />
      <Skeleton width="80" />
      <Skeleton width="55" />
      <Skeleton />
      <Skeleton />
      <Skeleton height="title" />
    </Panel>
  );
}
