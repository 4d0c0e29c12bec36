import type { HistoryItem } from '@seduh/contract';
import { isUnpaid } from '@seduh/domain';
import { ChevronRight, Glass, Link } from '@seduh/ui';
import { paths } from '../lib/paths';
import { arrivalNote } from './arrival';
import './LiveBar.css';
import type { ShopTime } from '../lib/orders/moments';
import { glassLevel, statusTitle } from '../lib/orders/statuses';
import { WAITING } from './timeline';

/** An order that is under way or to be paid, and the way to its page. */
export function LiveBar({ item, time }: { item: HistoryItem; time: ShopTime }) {
  const isWaiting = isUnpaid(item.payment_state);
  return (
    <Link href={paths.historyOrder(item.id)} className="livebar sd-on-roast">
      <span className="livebar-glass">
        <Glass level={glassLevel(item.status_name)} onRoast width="44" />
      </span>
      <span className="livebar-words">
        <strong>{isWaiting ? WAITING : statusTitle(item.status_name, item.delivery_method)}</strong>
        <span className="sd-small sd-num">
          {isWaiting ? `${item.number}, see how to pay` : arrivalNote(item, time)}
        </span>
      </span>
      <ChevronRight />
    </Link>
  );
}
