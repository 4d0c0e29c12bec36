import type { Order } from '@seduh/contract';
import { isUnpaid } from '@seduh/domain';
import { Breadcrumb, Button, Glass, LinkButton, Panel, ReceiptText } from '@seduh/ui';
import { Suspense } from 'react';
import type { ShopTime } from '../lib/orders/moments';
import { isOpen } from '../lib/orders/openOrders';
import { glassLevel, isSteaming, statusTitle } from '../lib/orders/statuses';
import { useLive } from '../lib/orders/useLive';
import type { ShopClock } from '../lib/useShopClock';
import { paths } from '../lib/paths';
import { arrivalSentence } from './arrival';
import { CancelOrder } from './CancelOrder';
import { OrderPlace } from './OrderPlace';
import { OrderSlip } from './OrderSlip';
import type { PayPanelProps } from './PayPanel';
import { orderAgain } from '../reorder';
import { payPanel } from './lazy';
import { WAITING } from './timeline';
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

/** The status in the largest words of the page, when it comes, and the glass that fills on the way. */
function OrderHead({ order, time }: { order: Order; time: ShopTime }) {
  const { number, status_name: status, delivery_method: method } = order;
  const { before, key, after } = arrivalSentence(order, time);
  return (
    <section className="track on-roast">
      <div className="wrap">
        <div className="track-copy">
          <Breadcrumb items={[{ label: 'History', href: paths.history }, { label: number }]} />
          <h1 className="display t-hero">{isUnpaid(order.payment.state) ? WAITING : statusTitle(status, method)}</h1>
          <p className="lead">
            {before}
            {key && <strong className="num">{key}</strong>}
            {after}
          </p>
        </div>
        <Glass
          className="track-glass"
          level={glassLevel(status)}
          pose={status === 'cancelled' ? 'tipped' : 'standing'}
          steaming={isSteaming(status)}
          onRoast
        />
      </div>
    </section>
  );
}
