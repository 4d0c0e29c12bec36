import { useOrders } from '@seduh/api-client';
import { Link } from '@seduh/ui';
import type { Liveness } from '../lib/orders/liveness';
import { calendarDay, type ShopTime } from '../lib/orders/moments';
import type { ShopClock } from '../lib/useShopClock';
import { paths } from '../lib/paths';

export interface BoardHeadProps {
  clock: ShopClock;
  liveness: Liveness;
  /** When the server was last heard, `14:03`; null for never. */
  heardAt: string | null;
  /** How many orders are on the board; undefined until loaded. */
  shown: number | undefined;
  /** How many older ones are open beyond them. */
  beyond: number;
}

/** The heading, and the day in a line: `Live. 8 open, 41 done today.` */
export function BoardHead({ clock, liveness, heardAt, shown, beyond }: BoardHeadProps) {
  const words = { live: 'Live', stale: `Last heard ${heardAt}`, waiting: 'Connecting', off: 'Not live' }[liveness];
  return (
    <div className="ob-title">
      <h1 className="display t-1">Orders</h1>
      <p className="ob-live muted num">
        <i data-liveness={liveness} aria-hidden="true" />
        <span>
          {shown === undefined ? (
            `${words}.`
          ) : (
            <>
              {`${words}. ${shown + beyond} open`}
              {beyond > 0 && `, the newest ${shown} of them here`}
              {!clock.isLoading && <DoneToday zone={clock.zone} now={clock.now} />}.
            </>
          )}{' '}
          <span className="ob-links">
            <Link href={paths.ordersPast} className="link">
              Past orders
            </Link>
            <Link href={paths.owed} className="link">
              Owed
            </Link>
          </span>
        </span>
      </p>
    </div>
  );
}

/** The end of the line: how many of today's orders have reached their customers. */
function DoneToday(time: ShopTime) {
  const today = calendarDay(time);
  const { meta } = useOrders({ status: 'delivered,picked up', from: today, to: today, limit: 1 });
  return meta && `, ${meta.totalData} done today`;
}
