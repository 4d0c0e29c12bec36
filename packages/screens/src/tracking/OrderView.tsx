import type { Order } from '@seduh/contract';
import { isUnpaid } from '@seduh/domain';
import { Button, LinkButton, Panel, ReceiptText } from '@seduh/ui';
import { Suspense } from 'react';
import { isOpen } from '../lib/orders/openOrders';
import { useLive } from '../lib/orders/useLive';
import type { ShopClock } from '../lib/useShopClock';
import { paths } from '../lib/paths';
import { CancelOrder } from './CancelOrder';
import { OrderHead } from './OrderHead';
import { OrderPlace } from './OrderPlace';
import { OrderSlip } from './OrderSlip';
import type { PayPanelProps } from './PayPanel';
import { orderAgain } from '../reorder';
import { payPanel } from './lazy';
import { WhereItIs } from './WhereItIs';

export interface OrderViewProps extends Pick<PayPanelProps, 'onPay' | 'onOver'> {
  order: Order;
  clock: ShopClock;
  /** Called to go on to another page. */
  onGo: (href: string) => void;
}

/** The roast band with the status, and below it how to pay, the stations, the slip, the people and the place. */
export function OrderView({ order, clock, onPay, onOver, onGo }: OrderViewProps) {
  const live = useLive(clock);
  const open = isOpen(order.status_name);
  return (
    <>
      <OrderHead order={order} time={clock} />
      <div className="wrap track-body">
        <div className="track-main">
          {open && isUnpaid(order.payment.state) && (
            <Suspense fallback={<Panel title="Pay" className="pay-panel pay-wait" aria-busy="true" />}>
              <payPanel.Part order={order} time={clock} onPay={onPay} onOver={onOver} />
            </Suspense>
          )}
          <WhereItIs order={order} clock={clock} {...live} />
        </div>
        <div className="track-side">
          <OrderSlip order={order} time={clock} />
          {!open && (
            <Suspense
              fallback={
                <Button disabled block aria-hidden>
                  Order again
                </Button>
              }
            >
              <orderAgain.Part orderId={order.id} onGo={onGo} block />
            </Suspense>
          )}
          <LinkButton variant="line" block icon={<ReceiptText />} href={paths.historyReceipt(order.id)}>
            Receipt
          </LinkButton>
          {order.next_moves.includes('cancelled') && <CancelOrder order={order} />}
        </div>
        <OrderPlace order={order} shop={clock.shop} />
      </div>
    </>
  );
}
