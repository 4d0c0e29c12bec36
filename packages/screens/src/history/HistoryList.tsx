import { preloadHistory, type ListResource } from '@seduh/api-client';
import type { HistoryItem } from '@seduh/contract';
import { Button, EmptyState, LinkButton, Pager, Skeleton } from '@seduh/ui';
import type { ShopTime } from '../lib/orders/moments';
import { ListFailed } from '../lib/page/ListFailed';
import { usePageFocus } from '../lib/usePageFocus';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { BoughtCard } from './BoughtCard';
import type { Selection } from './useSelection';
import { historyWords } from './words';

export interface HistoryListProps {
  /** The cards to show; undefined while there are none to show yet. */
  items: HistoryItem[] | undefined;
  /** What they were loaded by. */
  history: ListResource<HistoryItem>;
  page: number;
  time: ShopTime;
  selection: Selection;
  onPage: (page: number) => void;
  /** Called to go on to another page of the shop. */
  onGo: (href: string) => void;
}

/** One page of cards, or what stands in their place, and the pager. */
export function HistoryList({ items, history, page, time, selection, onPage, onGo }: HistoryListProps) {
  const m = useWords(historyWords);
  const { meta, error, isStale, retry } = history;
  const { heading, turnTo } = usePageFocus(isStale ? null : meta?.page, onPage);

  // all of them deleted just now: those of the next page move up
  const cards = items?.length === 0 && history.data?.length ? undefined : items;

  if (error && !cards) return <ListFailed title={m.failed} error={error} onRetry={retry} />;
  if (!cards) return <HistorySkeleton />;
  if (cards.length === 0) {
    return page > 1 ? (
      <EmptyState
        title={m.pastTheEnd}
        text={m.fewerPages}
        action={<Button onClick={() => onPage(1)}>{m.toFirstPage}</Button>}
      />
    ) : (
      <EmptyState
        title={m.empty}
        text={m.emptyText}
        action={<LinkButton href={paths.products()}>{m.menu}</LinkButton>}
      />
    );
  }
  // touch fires no pointer's coming in the storefront
  const startNext = () => void (meta?.next && preloadHistory(meta.page + 1));

  return (
    <section className="hist-list">
      <h2 ref={heading} tabIndex={-1} className="sd-sr">
        {m.page(page)}
      </h2>
      <div className="hgrid" aria-busy={isStale}>
        {cards.map((item) => (
          <BoughtCard key={item.id} item={item} time={time} selection={selection} onGo={onGo} />
        ))}
      </div>
      {meta && meta.totalPage > 1 && (
        <Pager
          className="hist-pager"
          page={meta.page}
          totalPage={meta.totalPage}
          busy={isStale}
          onPage={turnTo}
          onPointerEnter={startNext}
          onTouchStart={startNext}
        />
      )}
    </section>
  );
}

/** The history while it loads: the same boxes, so that nothing moves. */
function HistorySkeleton() {
  const m = useWords(historyWords);
  return (
    <div className="hgrid" aria-busy="true">
      <p className="sd-sr" role="status">
        {m.loading}
      </p>
      {Array.from({ length: 9 }, (_, index) => (
        <div key={index} className="hist-wait">
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
