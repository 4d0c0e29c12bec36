import { useOrder } from '@seduh/api-client';
import type { Order } from '@seduh/contract';
import { isUnpaid } from '@seduh/domain';
import { Breadcrumb, Button, Glass, LinkButton, Panel, ReceiptText, Skeleton } from '@seduh/ui';
import { Suspense } from 'react';
import type { ShopTime } from '../lib/orders/moments';
import { isOpen } from '../lib/orders/openOrders';
import { glassLevel, isDoorDelivery, isSteaming, statusTitle } from '../lib/orders/statuses';
import { useLive } from '../lib/orders/useLive';
import { LoadFailed } from '../lib/page/LoadFailed';
import { NotFound } from '../lib/page/NotFound';
import { PageTitle } from '../lib/page/PageTitle';
import { paths } from '../lib/paths';
import { type ShopClock, useShopClock } from '../lib/useShopClock';
import { orderNews } from '../news';
import { orderAgain } from '../reorder';
import { arrivalSentence } from './arrival';
import { CancelOrder } from './CancelOrder';
import { payPanel } from './lazy';
import './Order.css';
import { OrderPlace } from './OrderPlace';
import { OrderSlip } from './OrderSlip';
import type { PayPanelProps } from './PayPanel';
import { WAITING } from './timeline';
import { WhereItIs } from './WhereItIs';

export interface OrderScreenProps extends Pick<PayPanelProps, 'onPay'> {
  /** The order's id, as the URL has it. */
  id: string;
  /** Called to go on to another page. */
  onGo: (href: string) => void;
}

/** One own order: where it is, when it comes, what is in it. Follows the kitchen without a reload. */
export function OrderScreen({ id, ...on }: OrderScreenProps) {
  const order = useOrder(id);
  const clock = useShopClock();

  if (order.data && !clock.isLoading) {
    return (
      <>
        <PageTitle>{`Order ${order.data.number}`}</PageTitle>
        <OrderView key={id} order={order.data} clock={clock} onOver={order.retry} {...on} />
      </>
    );
  }
  if (order.error?.status === 404) {
    return (
      <NotFound
        pageTitle="Order not found"
        title="This order is not in your history"
        text="It may be somebody else's, or the address has a typo."
        href={paths.history}
        action="See your history"
      />
    );
  }
  if (order.error && !order.data) {
    return <LoadFailed pageTitle="Order" title="This order did not come" error={order.error} onRetry={order.retry} />;
  }
  return <OrderSkeleton />;
}

interface OrderViewProps extends Omit<OrderScreenProps, 'id'>, Pick<PayPanelProps, 'order' | 'onOver'> {
  clock: ShopClock;
}

/** The roast band with the status, and below it how to pay, the stations, the slip, the people and the place. */
function OrderView({ order, clock, onPay, onOver, onGo }: OrderViewProps) {
  const live = useLive(clock);
  const open = isOpen(order.status_name);
  return (
    <>
      <OrderHead order={order} time={clock} />
      <div className="sd-wrap track-body">
        <div className="track-main">
          {open && isUnpaid(order.payment.state) && (
            <Suspense fallback={<Panel title="Pay" className="pay-panel pay-wait" aria-busy="true" />}>
              <payPanel.Part order={order} time={clock} onPay={onPay} onOver={onOver} />
            </Suspense>
          )}
          <WhereItIs order={order} clock={clock} {...live} />
          {open && !isUnpaid(order.payment.state) && (
            <Suspense fallback={null}>
              <orderNews.Part toTheDoor={isDoorDelivery(order.delivery_method)} />
            </Suspense>
          )}
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
    <section className="track sd-on-roast">
      <div className="sd-wrap">
        <div className="track-copy">
          <Breadcrumb items={[{ label: 'History', href: paths.history }, { label: number }]} />
          <h1 className="sd-display sd-t-hero">
            {isUnpaid(order.payment.state) ? WAITING : statusTitle(status, method)}
          </h1>
          <p className="sd-lead">
            {before}
            {key && <strong className="sd-num">{key}</strong>}
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

/** The order's page while it loads: the same boxes, so that nothing moves. */
function OrderSkeleton() {
  return (
    <div aria-busy="true">
      <PageTitle>Order</PageTitle>
      <p className="sd-sr" role="status">
        Loading your order
      </p>
      <div className="track sd-on-roast">
        <div className="sd-wrap">
          <div className="track-copy">
            <Breadcrumb items={[{ label: 'History', href: paths.history }, { label: 'Order' }]} />
          </div>
          <Glass className="track-glass" level={0} onRoast />
        </div>
      </div>
      <div className="sd-wrap track-body">
        <div className="sd-panel track-wait">
          <Skeleton height="title" width="40" />
          <Skeleton width="80" />
          <Skeleton width="55" />
          <Skeleton width="80" />
          <Skeleton width="55" />
        </div>
        <div className="sd-panel track-side track-wait">
          <Skeleton height="title" width="55" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    </div>
  );
}
