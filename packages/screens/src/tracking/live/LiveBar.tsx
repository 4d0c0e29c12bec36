import type { HistoryItem } from '@seduh/contract';
import { isUnpaid } from '@seduh/domain';
import { ChevronRight, Glass, Link } from '@seduh/ui';
import { paths } from '../../lib/paths';
import { arrivalNote } from './arrival';
import './LiveBar.css';
import type { ShopTime } from '../../lib/orders/moments';
import { glassLevel, statusTitle } from '../../lib/orders/statuses';
import { orderWords } from '../../lib/orders/words';
import { useWords } from '../../lib/words/words';
import { liveWords } from './words';

/** An order that is under way or to be paid, and the way to its page. */
export function LiveBar({ item, time }: { item: HistoryItem; time: ShopTime }) {
  const m = useWords(liveWords);
  const orders = useWords(orderWords);
  const isWaiting = isUnpaid(item.payment_state);
  return (
    <Link href={paths.historyOrder(item.id)} className="livebar sd-on-roast">
      <span className="livebar-glass">
        <Glass level={glassLevel(item.status_name)} onRoast width="44" />
      </span>
      <span className="livebar-words">
        <strong>{isWaiting ? orders.waiting : statusTitle(item.status_name, item.delivery_method, orders)}</strong>
        <span className="sd-small sd-num">{isWaiting ? m.seeHowToPay(item.number) : arrivalNote(item, time, m)}</span>
      </span>
      <ChevronRight />
    </Link>
  );
}
