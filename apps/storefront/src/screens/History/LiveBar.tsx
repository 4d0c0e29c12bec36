import type { HistoryItem } from '@seduh/contract';
import { ChevronRight, Glass, Link } from '@seduh/ui';
import { arrivalNote } from '../../orders/arrival';
import type { ShopTime } from '../../orders/moments';
import { glassLevel, statusTitle } from '../../orders/statuses';
import { paths } from '../../paths';

/** An order that is under way, and the way to its page. */
export function LiveBar({ item, time }: { item: HistoryItem; time: ShopTime }) {
  return (
    <Link href={paths.historyOrder(item.id)} className="livebar on-roast">
      <span className="livebar-glass">
        <Glass level={glassLevel(item.status_name)} onRoast width="44" />
      </span>
      <span className="livebar-words">
        <strong>{statusTitle(item.status_name, item.delivery_method)}</strong>
        <span className="small num">{arrivalNote(item, time)}</span>
      </span>
      <ChevronRight />
    </Link>
  );
}
