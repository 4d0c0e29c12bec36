import type { ListResource } from '@seduh/api-client';
import type { Order } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import { Button, EmptyState, LinkButton, Skeleton, useLocale } from '@seduh/ui';
import { ListFailed } from '../lib/page/ListFailed';
import { PagedList } from '../lib/page/PagedList';
import { usePageFocus } from '../lib/usePageFocus';
import type { ShopClock } from '../lib/useShopClock';
import { type ArchiveFilterProps, EMPTY_FILTER, isNarrowed } from './archiveFilter';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import type { MoneyActionsProps } from '../refunds';
import { ArchivedOrder } from './ArchivedOrder';
import { archiveWords } from './words';

export interface ArchiveListProps extends ArchiveFilterProps, Pick<MoneyActionsProps, 'onAsk'> {
  list: ListResource<Order>;
  clock: ShopClock;
}

/** One page of the orders as a table, on phones as cards; or what stands in their place. */
export function ArchiveList({ list, filter, clock, onFilter, onAsk }: ArchiveListProps) {
  const m = useWords(archiveWords);
  const locale = useLocale();
  const { data: orders, meta, error, isStale, retry } = list;
  const { heading, turnTo } = usePageFocus(isStale ? null : meta?.page, (page) => onFilter({ ...filter, page }));

  if (error && !orders) return <ListFailed title={m.failed} error={error} onRetry={retry} />;
  if (!orders || !meta || clock.isLoading) return <ArchiveSkeleton />;
  if (orders.length === 0) return <EmptyArchive filter={filter} onFilter={onFilter} />;
  const figure = meta.totalData.toLocaleString(locale);
  // of what is looked for by words the shop looks no further back
  const isCut = filter.search !== '' && meta.totalData >= LIMITS.foundOrders;

  return (
    <PagedList
      {...list}
      meta={meta}
      {...{ heading, turnTo }}
      className="past-list"
      pagerClass="past-pager"
      title={m.page(meta.page)}
      found={isCut ? m.newest(figure) : m.found(meta.totalData, figure)}
    >
      <table className="past-table" aria-busy={isStale}>
        <caption className="sd-sr">{m.caption}</caption>
        <thead>
          <tr>
            {/* on phones, where each row is a card, nothing needs a name */}
            {m.columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {orders.map((order) => (
          <ArchivedOrder key={order.id} order={order} time={clock} columns={m.columns.length} onAsk={onAsk} />
        ))}
      </table>
    </PagedList>
  );
}

/** The list while it loads, as high as the first orders of it. */
function ArchiveSkeleton() {
  const m = useWords(archiveWords);
  return (
    <div className="past-list" aria-busy="true">
      <p className="sd-sr" role="status">
        {m.loading}
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
  const m = useWords(archiveWords);
  if (filter.page > 1) {
    return (
      <EmptyState
        title={m.pastTheEnd}
        text={m.fewerPages}
        action={<Button onClick={() => onFilter({ ...filter, page: 1 })}>{m.toFirstPage}</Button>}
      />
    );
  }
  if (isNarrowed(filter)) {
    return (
      <EmptyState
        glass="dashed"
        title={m.noneFits}
        text={m.noneFitsText}
        action={<Button onClick={() => onFilter(EMPTY_FILTER)}>{m.showAll}</Button>}
      />
    );
  }
  return (
    <EmptyState title={m.empty} text={m.emptyText} action={<LinkButton href={paths.orders}>{m.toBoard}</LinkButton>} />
  );
}
