import type { ListResource } from '@seduh/api-client';
import type { Order } from '@seduh/contract';
import { Banner, Button, EmptyState, Pager } from '@seduh/ui';
import { usePageFocus } from '../lib/usePageFocus';
import type { ShopClock } from '../lib/useShopClock';
import { EmptyArchive } from './EmptyArchive';
import type { ArchiveFilterProps } from './archiveFilter';
import { ArchiveSkeleton } from './ArchiveSkeleton';
import { ArchiveTable } from './ArchiveTable';

export interface ArchiveListProps extends ArchiveFilterProps {
  list: ListResource<Order>;
  clock: ShopClock;
}

/** One page of the orders, or what stands in their place. */
export function ArchiveList({ list, filter, clock, onFilter }: ArchiveListProps) {
  const { data: orders, meta, error, isStale, retry } = list;
  const { heading, turnTo } = usePageFocus(isStale ? null : meta?.page, (page) => onFilter({ ...filter, page }));

  if (error && !orders) {
    return (
      <EmptyState
        role="alert"
        glass={error.code === 'NETWORK' ? 'dashed' : 'tipped'}
        title={error.code === 'NETWORK' ? 'You are offline' : 'The orders did not come'}
        text={error.msg}
        action={<Button onClick={retry}>Try again</Button>}
      />
    );
  }
  if (!orders || !meta || clock.isLoading) return <ArchiveSkeleton />;
  if (orders.length === 0) return <EmptyArchive filter={filter} onFilter={onFilter} />;

  return (
    <section className="past-list">
      <h2 ref={heading} tabIndex={-1} className="sr">{`Orders, page ${meta.page}`}</h2>
      <p role="status" className="muted num">
        {meta.totalData === 1 ? '1 order' : `${meta.totalData.toLocaleString('en-US')} orders`}
      </p>
      {error && (
        <Banner tone="bad">
          {`${error.msg} `}
          <button type="button" className="link" onClick={retry}>
            Try again
          </button>
        </Banner>
      )}
      <ArchiveTable orders={orders} zone={clock.zone} isStale={isStale} />
      {meta.totalPage > 1 && (
        <Pager className="past-pager" page={meta.page} totalPage={meta.totalPage} busy={isStale} onPage={turnTo} />
      )}
    </section>
  );
}
