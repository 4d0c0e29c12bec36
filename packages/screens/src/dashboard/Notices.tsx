import { useUndelivered } from '@seduh/api-client';
import { Banner, formatRupiah, Link, Notice, useMoney } from '@seduh/ui';
import type { Dashboard } from '@seduh/contract';
import { formatMoment, type ShopTime } from '../lib/orders/moments';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { dashboardWords } from './words';

/** That the mail server has not taken mails for a while; nothing where it takes them. */
export function MailNotice({ time }: { time: ShopTime }) {
  const m = useWords(dashboardWords);
  const { data } = useUndelivered();
  if (!data?.waiting_since) return null;
  return <Banner tone="info">{m.mailsWait(data.waiting, formatMoment(data.waiting_since, time))}</Banner>;
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
