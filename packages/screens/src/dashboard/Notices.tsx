import { useUndeliveredMails } from '@seduh/api-client';
import { Banner, formatRupiah, Link, Notice } from '@seduh/ui';
import type { Dashboard } from '@seduh/contract';
import { formatMoment, type ShopTime } from '../lib/orders/moments';
import { paths } from '../lib/paths';

const mails = (count: number): string => (count === 1 ? '1 mail' : `${count} mails`);

/** What customers were to get by mail and did not; nothing where every mail has gone out. */
export function MailNotice({ time }: { time: ShopTime }) {
  const { data } = useUndeliveredMails();
  if (!data || data.failed + data.waiting === 0) return null;
  const { failed, receipts, waiting, waiting_since: since } = data;
  return (
    <Banner tone={failed > 0 ? 'bad' : 'info'} className="dash-mails">
      {failed > 0 && <p>{`${mails(failed)} could not be sent in the last 7 days.`}</p>}
      {receipts.length > 0 && (
        <p>
          {'Receipts that did not reach their customers: '}
          {receipts.map(({ order_id, number }, index) => (
            <span key={order_id}>
              {index > 0 && ', '}
              <Link className="sd-link" href={paths.ordersReceipt(order_id)}>
                {number}
              </Link>
            </span>
          ))}
          .
        </p>
      )}
      {since && (
        <p>
          {`${mails(waiting)} ${waiting === 1 ? 'has' : 'have'} waited for the mail server since ${formatMoment(since, time)}. `}
          {`${waiting === 1 ? 'It is' : 'They are'} tried again for a day.`}
        </p>
      )}
    </Banner>
  );
}

/** How much money has to go back, and the way to it; nothing where none has. */
export function OwedNotice({ owed: { count, amount } }: Pick<Dashboard, 'owed'>) {
  if (count === 0) return null;
  return (
    <Notice>
      <Link className="sd-link sd-num" href={paths.owed}>
        {`${count.toLocaleString('en-US')} ${count === 1 ? 'refund' : 'refunds'} owed`}
      </Link>
      {`, ${formatRupiah(amount)} in all.`}
    </Notice>
  );
}
