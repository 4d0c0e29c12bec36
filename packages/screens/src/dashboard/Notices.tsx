import { useUndeliveredMails } from '@seduh/api-client';
import { Banner, formatRupiah, Link, Notice, useMoney } from '@seduh/ui';
import type { Dashboard } from '@seduh/contract';
import { formatMoment, type ShopTime } from '../lib/orders/moments';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { dashboardWords } from './words';

/** What customers were to get by mail and did not; nothing where every mail has gone out. */
export function MailNotice({ time }: { time: ShopTime }) {
  const m = useWords(dashboardWords);
  const { data } = useUndeliveredMails();
  if (!data || data.failed + data.waiting === 0) return null;
  const { failed, receipts, waiting, waiting_since: since } = data;
  return (
    <Banner tone={failed > 0 ? 'bad' : 'info'} className="dash-mails">
      {failed > 0 && <p>{m.mailsFailed(failed)}</p>}
      {receipts.length > 0 && (
        <p>
          {m.receiptsLost}{' '}
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
      {since && <p>{m.mailsWait(waiting, formatMoment(since, time))}</p>}
    </Banner>
  );
}

/** How much money has to go back, and the way to it; nothing where none has. */
export function OwedNotice({ owed: { count, amount } }: Pick<Dashboard, 'owed'>) {
  const m = useWords(dashboardWords);
  const money = useMoney();
  if (count === 0) return null;
  return (
    <Notice>
      <Link className="sd-link sd-num" href={paths.owed}>
        {m.owed(count)}
      </Link>
      {m.inAll(formatRupiah(amount, money))}
    </Notice>
  );
}
