import { markReturned, useOrderEvents, useOwed } from '@seduh/api-client';
import type { OwedRefund } from '@seduh/contract';
import { Banner, Breadcrumb, Button, EmptyState, formatRupiah, Link, Pager, Price, Skeleton, toast } from '@seduh/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../lib/dialogs/ConfirmDialog';
import { formatWhen } from '../lib/format/dates';
import type { DateStyle } from '../lib/format/times';
import { useShopClock } from '../lib/useShopClock';
import { paths } from '../lib/paths';
import { ListFailed } from '../lib/page/ListFailed';
import { PageTitle } from '../lib/page/PageTitle';
import { useSubmit } from '../lib/useSubmit';
import { causeWords } from '../refunds';
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
    <div className="sd-wrap owed">
      <PageTitle>Owed</PageTitle>
      <Breadcrumb items={[{ label: 'Orders', href: paths.orders }, { label: 'Owed' }]} />
      <h1 className="sd-display sd-t-1">Owed</h1>
      {error && !refunds ? (
        <ListFailed title="The list did not come" error={error} onRetry={retry} />
      ) : !refunds || !meta || clock.isLoading ? (
        <div aria-busy="true" className="owed-list">
          <p className="sd-sr" role="status">
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
          <p role="status" className="sd-muted sd-num">
            {meta.totalData === 1 ? '1 refund waits' : `${meta.totalData.toLocaleString('en-US')} refunds wait`}
          </p>
          <ul className="owed-list" aria-busy={isStale}>
            {refunds.map((refund) => (
              <OwedCard key={refund.id} refund={refund} time={clock} />
            ))}
          </ul>
          {meta.totalPage > 1 && <Pager page={meta.page} totalPage={meta.totalPage} busy={isStale} onPage={onPage} />}
        </>
      )}
    </div>
  );
}

interface OwedCardProps {
  refund: OwedRefund;
  /** How its moments are written. */
  time: DateStyle;
}

/** One sum that is owed: whose, why, since when; staff say here that it is back. */
function OwedCard({ refund, time }: OwedCardProps) {
  const [asking, setAsking] = useState(false);
  const { submit, busy, problem, setProblem } = useSubmit();
  const { number, amount, customer_name: who, phone, payment_method: method, failure, returnable } = refund;
  const sum = formatRupiah(amount);

  const confirm = () =>
    submit(async () => {
      await markReturned(refund.id);
      setAsking(false);
      toast.success(`${sum} returned to ${who}`);
    });

  return (
    <li className="owed-card">
      <p className="owed-who">
        <strong>{who}</strong>
        {phone && (
          <a className="sd-link sd-num" dir="ltr" href={`tel:${phone}`}>
            {phone}
          </a>
        )}
      </p>
      <Price className="owed-sum" amount={amount} />
      <p className="sd-small">
        <Link className="sd-link sd-num" href={paths.ordersReceipt(refund.order_id)}>
          {number}
        </Link>
        {`, ${method}. ${causeWords(refund)}`}
      </p>
      <p className="sd-small sd-muted sd-num">{`Since ${formatWhen(refund.created_at, time)}`}</p>
      {failure && (
        <Banner tone="bad" className="owed-failure">
          {`${failure}. It is asked again by itself.`}
        </Banner>
      )}
      {returnable ? (
        <Button
          size="sm"
          variant="line"
          aria-label={`Mark returned: ${sum} of ${number}`}
          onClick={() => setAsking(true)}
        >
          Mark returned
        </Button>
      ) : (
        <p className="sd-small">The card’s provider is returning it just now.</p>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => {
          setProblem(undefined);
          setAsking(open);
        }}
        title={`Is ${sum} back with ${who}?`}
        text={
          failure
            ? 'Only if you have returned it another way: the card’s provider is not asked any more.'
            : 'It counts as returned from now on. This cannot be taken back.'
        }
        yesLabel="It is back"
        noLabel="Not yet"
        busy={busy}
        onConfirm={() => void confirm()}
      >
        {problem && <Banner tone="bad">{problem}</Banner>}
      </ConfirmDialog>
    </li>
  );
}
