import type { ListResource } from '@seduh/api-client';
import type { Order } from '@seduh/contract';
import { Banner, Button, EmptyState, LinkButton, Pager, Skeleton } from '@seduh/ui';
import { ListFailed } from '../lib/page/ListFailed';
import { usePageFocus } from '../lib/usePageFocus';
import type { ShopClock } from '../lib/useShopClock';
import { type ArchiveFilterProps, EMPTY_FILTER, isNarrowed } from './archiveFilter';
import { sentence } from '../lib/messageOf';
import { paths } from '../lib/paths';
import { ArchivedOrder } from './ArchivedOrder';

export interface ArchiveListProps extends ArchiveFilterProps {
  list: ListResource<Order>;
  clock: ShopClock;
}

/** What stands in each row; on phones, where each row is a card, nothing needs a name. */
const COLUMNS = ['Order', 'Customer', 'Way', 'Status', 'Payment', 'Total', 'Receipt'];

/** One page of the orders as a table, on phones as cards; or what stands in their place. */
export function ArchiveList({ list, filter, clock, onFilter }: ArchiveListProps) {
  const { data: orders, meta, error, isStale, retry } = list;
  const { heading, turnTo } = usePageFocus(isStale ? null : meta?.page, (page) => onFilter({ ...filter, page }));

  if (error && !orders) return <ListFailed title="The orders did not come" error={error} onRetry={retry} />;
  if (!orders || !meta || clock.isLoading) return <ArchiveSkeleton />;
  if (orders.length === 0) return <EmptyArchive filter={filter} onFilter={onFilter} />;

  return (
    <section className="past-list">
      <h2 ref={heading} tabIndex={-1} className="sd-sr">{`Orders, page ${meta.page}`}</h2>
      <p role="status" className="sd-muted sd-num">
        {meta.totalData === 1 ? '1 order' : `${meta.totalData.toLocaleString('en-US')} orders`}
      </p>
      {error && (
        <Banner tone="bad">
          {`${sentence(error.msg)} `}
          <button type="button" className="sd-link" onClick={retry}>
            Try again
          </button>
        </Banner>
      )}
      <table className="past-table" aria-busy={isStale}>
        <caption className="sd-sr">Past orders, newest first</caption>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {orders.map((order) => (
          <ArchivedOrder key={order.id} order={order} time={clock} columns={COLUMNS.length} />
        ))}
      </table>
      {meta.totalPage > 1 && (
        <Pager className="past-pager" page={meta.page} totalPage={meta.totalPage} busy={isStale} onPage={turnTo} />
      )}
    </section>
  );
}

/** The list while it loads, as high as the first orders of it. */
function ArchiveSkeleton() {
  return (
    <div className="past-list" aria-busy="true">
      <p className="sd-sr" role="status">
        Loading the orders
      </p>
      <Skeleton width="40" height="auto" className="past-wait-count" />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="past-wait" height="auto" />
      ))}
    </div>
  );
}

/** Why there is no order to show, and a way out. */
function EmptyArchive({ filter, onFilter }: ArchiveFilterProps) {
  if (filter.page > 1) {
    return (
      <EmptyState
        title="The orders end before this page"
        text="There are fewer pages than that."
        action={<Button onClick={() => onFilter({ ...filter, page: 1 })}>Back to page 1</Button>}
      />
    );
  }
  if (isNarrowed(filter)) {
    return (
      <EmptyState
        glass="dashed"
        title="No past order fits"
        text="Look for a number, a name or a product, on more days."
        action={<Button onClick={() => onFilter(EMPTY_FILTER)}>Show all past orders</Button>}
      />
    );
  }
  return (
    <EmptyState
      title="No order has ended yet"
      text="What is handed over or cancelled is kept here."
      action={<LinkButton href={paths.orders}>See the board</LinkButton>}
    />
  );
}
