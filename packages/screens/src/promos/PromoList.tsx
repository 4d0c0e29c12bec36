import type { ListResource, PromoState } from '@seduh/api-client';
import type { Promo } from '@seduh/contract';
import { Button, EmptyState, LinkButton, Pager, Skeleton } from '@seduh/ui';
import { ListFailed } from '../lib/page/ListFailed';
import { usePageFocus } from '../lib/usePageFocus';
import { useShopClock } from '../lib/useShopClock';
import { paths } from '../lib/paths';
import { PromoCard } from './PromoCard';

export interface PromoListProps {
  list: ListResource<Promo>;
  state: PromoState;
  page: number;
  onPage: (page: number) => void;
  /** Asked to end one. */
  onEnd: (promo: Promo) => void;
}

/** One page of promos, or what stands in their place. */
export function PromoList({ list, state, page, onPage, onEnd }: PromoListProps) {
  const { data: promos, meta, error, isStale, retry } = list;
  const clock = useShopClock();
  const { heading, turnTo } = usePageFocus(isStale ? null : meta?.page, onPage);

  if (error && !promos) {
    return <ListFailed title="The promos did not come" error={error} onRetry={retry} />;
  }
  if (!promos || clock.isLoading) return <PromosLoading />;
  if (promos.length === 0) return <NoPromos state={state} page={page} onPage={onPage} />;

  return (
    <section className="promos-list">
      <h2 ref={heading} tabIndex={-1} className="sr">
        {`${state === 'ended' ? 'Ended' : 'Running'} promos, page ${page}`}
      </h2>
      <ul className="promos-grid" aria-busy={isStale}>
        {promos.map((promo, index) => (
          <PromoCard key={promo.id} promo={promo} index={index} clock={clock} onEnd={() => onEnd(promo)} />
        ))}
      </ul>
      {meta && meta.totalPage > 1 && (
        <Pager className="promos-pager" page={meta.page} totalPage={meta.totalPage} busy={isStale} onPage={turnTo} />
      )}
    </section>
  );
}

const PromosLoading = () => (
  <div className="promos-grid" aria-busy="true">
    <p className="sr" role="status">
      Loading the promos
    </p>
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} className="promos-wait" height="auto" />
    ))}
  </div>
);

function NoPromos({ state, page, onPage }: Pick<PromoListProps, 'state' | 'page' | 'onPage'>) {
  if (page > 1) {
    return (
      <EmptyState
        title="The promos end before this page"
        text="There are fewer pages than that."
        action={<Button onClick={() => onPage(1)}>Back to page 1</Button>}
      />
    );
  }
  if (state === 'ended') return <EmptyState title="None has ended yet" text="What has ended is kept here." />;
  return (
    <EmptyState
      title="No promo runs today"
      text="Give them a reason to come back."
      action={<LinkButton href={paths.promoNew}>Add Promo</LinkButton>}
    />
  );
}
