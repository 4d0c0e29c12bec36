import { useOrderEvents, useOwed } from '@seduh/api-client';
import type { OwedRefund } from '@seduh/contract';
import { ALL_PAYMENTS } from '@seduh/contract/constants';
import { Banner, Button, EmptyState, formatRupiah, Link, Pager, Price, useLocale, useMoney } from '@seduh/ui';
import { useState } from 'react';
import { formatWhen } from '../lib/format/dates';
import type { DateStyle } from '../lib/format/times';
import { useShopClock } from '../lib/useShopClock';
import { orderWords } from '../lib/orders/words';
import { paths } from '../lib/paths';
import { ListFailed } from '../lib/page/ListFailed';
import { Waiting } from '../lib/page/Waiting';
import { StaffPage } from '../lib/page/StaffPage';
import { useWords } from '../lib/words/words';
import { causeWords, refundWords } from '../refunds';
import { MarkReturned } from './MarkReturned';
import { owedWords } from './words';
import './Owed.css';

export interface OwedScreenProps {
  page: number;
  onPage: (page: number) => void;
}

/** All that the shop owes its customers, the oldest first, until staff or the card's provider have returned it. */
export function OwedScreen({ page, onPage }: OwedScreenProps) {
  const { data: refunds, meta, error, isStale, retry } = useOwed(page);
  const clock = useShopClock();
  const m = useWords(owedWords);
  const locale = useLocale();
  // held here: a card may go, or slip to another page, while it is asked
  const [asked, setAsked] = useState<OwedRefund | null>(null);
  useOrderEvents();

  return (
    <StaffPage className="owed" title={m.title} under={{ label: m.orders, href: paths.orders }}>
      {error && !refunds ? (
        <ListFailed title={m.failed} error={error} onRetry={retry} />
      ) : !refunds || !meta || clock.isLoading ? (
        <Waiting label={m.loading} rows={3} className="owed-list" rowClass="owed-wait" />
      ) : refunds.length === 0 && page > 1 ? (
        <EmptyState
          title={m.pastTheEnd}
          text={m.isBack}
          action={<Button onClick={() => onPage(1)}>{m.toFirst}</Button>}
        />
      ) : refunds.length === 0 ? (
        <EmptyState title={m.nothing} text={m.nothingText} />
      ) : (
        <>
          <p role="status" className="sd-muted sd-num">
            {m.waiting(meta.totalData, meta.totalData.toLocaleString(locale))}
          </p>
          <ul className="owed-list" aria-busy={isStale}>
            {refunds.map((refund) => (
              <OwedCard key={refund.id} refund={refund} time={clock} onMark={() => setAsked(refund)} />
            ))}
          </ul>
          {meta.totalPage > 1 && <Pager page={meta.page} totalPage={meta.totalPage} busy={isStale} onPage={onPage} />}
        </>
      )}
      <MarkReturned refund={asked} onClose={() => setAsked(null)} />
    </StaffPage>
  );
}

interface OwedCardProps {
  refund: OwedRefund;
  /** How its moments are written. */
  time: DateStyle;
  /** Asks whether it is back. */
  onMark: () => void;
}

/** One sum that is owed: whose, why, since when; staff say here that it is back. */
function OwedCard({ refund, time, onMark }: OwedCardProps) {
  const m = useWords(owedWords);
  const refunds = useWords(refundWords);
  const { payments } = useWords(orderWords);
  const money = useMoney();
  const { number, amount, customer_name: who, phone, payment_method: method, failure, returnable } = refund;
  const paid = ALL_PAYMENTS.find(({ name }) => name === method)?.id;
  const sum = formatRupiah(amount, money);

  return (
    <li className="owed-card">
      <p className="owed-who">
        <strong>{who}</strong>
        {phone && (
          <a className="sd-link sd-num" dir="ltr" translate="no" href={`tel:${phone}`}>
            {phone}
          </a>
        )}
      </p>
      <Price className="owed-sum" amount={amount} />
      <p className="sd-small">
        <Link className="sd-link sd-num" href={paths.ordersReceipt(refund.order_id)}>
          {number}
        </Link>
        {`, ${paid ? payments[paid] : method}. ${causeWords(refund, refunds)}`}
      </p>
      <p className="sd-small sd-muted sd-num">{m.since(formatWhen(refund.created_at, time))}</p>
      {failure && (
        <Banner tone="bad" className="owed-failure">
          {m.askedAgain(failure)}
        </Banner>
      )}
      {returnable ? (
        <Button size="sm" variant="line" aria-label={m.markOne(sum, number)} onClick={onMark}>
          {m.mark}
        </Button>
      ) : (
        <p className="sd-small">{m.atProvider}</p>
      )}
    </li>
  );
}
