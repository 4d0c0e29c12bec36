import type { Order } from '@seduh/contract';
import { useLive } from '../../orders/useLive';
import type { ShopClock } from '../../orders/useShopClock';
import { CancelOrder } from './CancelOrder';
import { OrderHead } from './OrderHead';
import { OrderPlace } from './OrderPlace';
import { OrderSlip } from './OrderSlip';
import { WhereItIs } from './WhereItIs';

export interface OrderViewProps {
  order: Order;
  clock: ShopClock;
}

/** The roast band with the status, and below it the way, the slip, the people and the place. */
export function OrderView({ order, clock }: OrderViewProps) {
  const live = useLive(clock);
  return (
    <>
      <OrderHead order={order} time={clock} />
      <div className="wrap track-body">
        <WhereItIs order={order} clock={clock} {...live} />
        <div className="track-side">
          <OrderSlip order={order} />
          {order.next_moves.includes('cancelled') && <CancelOrder order={order} />}
        </div>
        <OrderPlace order={order} shop={clock.shop} />
      </div>
    </>
  );
}
