import { markReturned } from '@seduh/api-client';
import type { OwedRefund } from '@seduh/contract';
import { Banner, Button, formatRupiah, Link, Price, toast } from '@seduh/ui';
import { useState } from 'react';
import { formatFullDay } from '../lib/format/dates';
import { formatTime } from '../lib/format/times';
import { paths } from '../lib/paths';
import { useSubmit } from '../lib/useSubmit';
import { ConfirmDialog } from '../lib/dialogs/ConfirmDialog';
import { causeWords } from '../refunds';

export interface OwedCardProps {
  refund: OwedRefund;
  /** The shop's IANA zone. */
  zone: string;
}

/** One sum that is owed: whose, why, since when; staff say here that it is back. */
export function OwedCard({ refund, zone }: OwedCardProps) {
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
          <a className="link num" href={`tel:${phone}`}>
            {phone}
          </a>
        )}
      </p>
      <Price className="owed-sum" amount={amount} />
      <p className="small">
        <Link className="link num" href={paths.ordersReceipt(refund.order_id)}>
          {number}
        </Link>
        {`, ${method}. ${causeWords(refund)}`}
      </p>
      <p className="small muted num">{`Since ${formatFullDay(refund.created_at, zone)}, ${formatTime(refund.created_at, zone)}`}</p>
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
        <p className="small">The card’s provider is returning it just now.</p>
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
