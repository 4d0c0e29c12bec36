import type { ListResource } from '@seduh/api-client';
import type { AuditEntry } from '@seduh/contract';
import { Button, EmptyState, Skeleton, useLocale } from '@seduh/ui';
import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy/lazyPart';
import { useLoaded } from '../lib/lazy/useLoaded';
import { ListFailed } from '../lib/page/ListFailed';
import { PagedList } from '../lib/page/PagedList';
import { usePageFocus } from '../lib/usePageFocus';
import type { ShopClock } from '../lib/useShopClock';
import { useWords } from '../lib/words/words';
import type { RecordEntriesProps } from './RecordEntries';
import { EMPTY_FILTER, isNarrowed, type RecordFilterProps } from './recordFilter';
import { recordWords } from './words';

// the words of everything that can be different: they load while the record does
const recordEntries = lazyPart<RecordEntriesProps>(() => import('./RecordEntries'));

export interface RecordListProps extends RecordFilterProps {
  list: ListResource<AuditEntry>;
  clock: ShopClock;
}

/** One page of the record, or what stands in its place. */
export function RecordList({ list, filter, clock, onFilter }: RecordListProps) {
  const m = useWords(recordWords);
  useLoaded(recordEntries, true);
  const locale = useLocale();
  const { data: entries, meta, error, isStale, retry } = list;
  const { heading, turnTo } = usePageFocus(isStale ? null : meta?.page, (page) => onFilter({ ...filter, page }));

  if (error && !entries) return <ListFailed title={m.failed} error={error} onRetry={retry} />;
  if (!entries || !meta || clock.isLoading) return <RecordSkeleton />;
  if (entries.length === 0) return <EmptyRecord filter={filter} onFilter={onFilter} />;

  return (
    <PagedList
      {...list}
      meta={meta}
      {...{ heading, turnTo }}
      className="record-list"
      pagerClass="record-pager"
      title={m.page(meta.page)}
      found={m.found(meta.totalData, meta.totalData.toLocaleString(locale))}
    >
      <Suspense fallback={<RecordSkeleton />}>
        <recordEntries.Part entries={entries} time={clock} isStale={isStale} />
      </Suspense>
    </PagedList>
  );
}

/** The list while it loads, as high as the first entries of it. */
function RecordSkeleton() {
  const m = useWords(recordWords);
  return (
    <div className="record-list" aria-busy="true">
      <p className="sd-sr" role="status">
        {m.loading}
      </p>
      <Skeleton width="40" height="auto" className="record-wait-count" />
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className="record-wait" height="auto" />
      ))}
    </div>
  );
}

/** Why there is nothing to show, and a way out. */
function EmptyRecord({ filter, onFilter }: RecordFilterProps) {
  const m = useWords(recordWords);
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
  return <EmptyState title={m.empty} text={m.emptyText} />;
}
