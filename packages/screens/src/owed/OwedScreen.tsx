import { useOrderEvents, useOwed } from '@seduh/api-client';
import { Breadcrumb, Button, EmptyState, Pager, Skeleton } from '@seduh/ui';
import { useShopClock } from '../lib/useShopClock';
import { paths } from '../lib/paths';
import { ListFailed } from '../lib/page/ListFailed';
import { PageTitle } from '../lib/page/PageTitle';
import { OwedCard } from './OwedCard';
import './Owed.css';

export interface OwedScreenProps {
  page: number;
  onPage: (page: number) => void;
}

/** All that the shop owes its customers, the oldest first, until staff or the card's provider have returned it. */
export function OwedScreen({ page, onPage }: OwedScreenProps) {
  const { data: refunds, meta, error, isStale, retry } = useOwed(page);
  const clock = useShopClock();
  useOrderEvents();

  return (
    <div className="wrap owed">
      <PageTitle>Owed</PageTitle>
      <Breadcrumb items={[{ label: 'Orders', href: paths.orders }, { label: 'Owed' }]} />
      <h1 className="display t-1">Owed</h1>
      {error && !refunds ? (
        <ListFailed title="The list did not come" error={error} onRetry={retry} />
      ) : !refunds || !meta || clock.isLoading ? (
        <div aria-busy="true" className="owed-list">
          <p className="sr" role="status">
            Loading what is owed
          </p>
          {[1, 2, 3].map((key) => (
            <Skeleton key={key} className="owed-wait" height="auto" />
          ))}
        </div>
      ) : refunds.length === 0 && page > 1 ? (
        <EmptyState
          title="The list ends before this page"
          text="What stood here is back with its customers."
          action={<Button onClick={() => onPage(1)}>Back to page 1</Button>}
        />
      ) : refunds.length === 0 ? (
        <EmptyState title="Nothing is owed" text="Refunds and late transfers stand here until the money is back." />
      ) : (
        <>
          <p role="status" className="muted num">
            {meta.totalData === 1 ? '1 refund waits' : `${meta.totalData.toLocaleString('en-US')} refunds wait`}
          </p>
          <ul className="owed-list" aria-busy={isStale}>
            {refunds.map((refund) => (
              <OwedCard key={refund.id} refund={refund} zone={clock.zone} />
            ))}
          </ul>
          {meta.totalPage > 1 && <Pager page={meta.page} totalPage={meta.totalPage} busy={isStale} onPage={onPage} />}
        </>
      )}
    </div>
  );
}
