import { useOrder } from '@seduh/api-client';
import type { Order } from '@seduh/contract';
import { isUnpaid } from '@seduh/domain';
import { Breadcrumb, Button, Glass, LinkButton, Panel, ReceiptText, Skeleton } from '@seduh/ui';
import { Suspense } from 'react';
import type { ShopTime } from '../lib/orders/moments';
import { isOpen } from '../lib/orders/openOrders';
import { glassLevel, isDoorDelivery, isSteaming, statusTitle } from '../lib/orders/statuses';
import { useLive } from '../lib/orders/useLive';
import { loadFailed, notFound } from '../lib/page/lazy';
import { PageTitle } from '../lib/page/PageTitle';
import { paths } from '../lib/paths';
import { orderWords } from '../lib/orders/words';
import { type ShopClock, useShopClock } from '../lib/useShopClock';
import { useWords } from '../lib/words/words';
import { orderNews } from '../news';
import { orderAgain } from '../reorder';
import { cancelOrder, foreseen, offerPanel, payPanel } from './lazy';
import { arrivalSentence } from './live/arrival';
import { liveWords } from './live/words';
import './Order.css';
import { OrderPlace } from './OrderPlace';
import { OrderSlip } from './OrderSlip';
import type { PayPanelProps } from './pay/PayPanel';
import { WhereItIs } from './WhereItIs';
import { trackingWords } from './words';

export interface OrderScreenProps extends Pick<PayPanelProps, 'onPay'> {
  /** The order's id, as the URL has it. */
  id: string;
  /** Called to go on to another page. */
  onGo: (href: string) => void;
}

/** One own order: where it is, when it comes, what is in it. Follows the kitchen without a reload. */
export function OrderScreen({ id, ...on }: OrderScreenProps) {
  const m = useWords(trackingWords);
  const order = useOrder(id);
  const clock = useShopClock();

  if (order.data && !clock.isLoading) {
    return (
      <>
        <PageTitle>{m.orderNumber(order.data.number)}</PageTitle>
        <OrderView key={id} order={order.data} clock={clock} onOver={order.retry} {...on} />
      </>
    );
  }
  if (order.error?.status === 404) {
    return <notFound.Part {...m.notFound} href={paths.history} />;
  }
  if (order.error && !order.data) {
    return <loadFailed.Part pageTitle={m.order} title={m.failed} error={order.error} onRetry={order.retry} />;
  }
  return <OrderSkeleton />;
}

interface OrderViewProps extends Omit<OrderScreenProps, 'id'>, Pick<PayPanelProps, 'order' | 'onOver'> {
  clock: ShopClock;
}

/** The roast band with the status, and below it how to pay, the stations, the slip, the people and the place. */
function OrderView({ order, clock, onPay, onOver, onGo }: OrderViewProps) {
  const m = useWords(trackingWords);
  const live = useLive(clock);
  const open = isOpen(order.status_name);
  return (
    <>
      <OrderHead order={order} time={clock} />
      <div className="sd-wrap track-body">
        <div className="track-main">
          {open && isUnpaid(order.payment.state) && (
            <Suspense fallback={<Panel title={m.pay} className="pay-panel pay-wait" aria-busy="true" />}>
              <payPanel.Part order={order} time={clock} onPay={onPay} onOver={onOver} />
            </Suspense>
          )}
          {order.lines.some(({ offer }) => offer) && (
            <Suspense>
              <offerPanel.Part order={order} />
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
                  {m.orderAgain}
                </Button>
              }
            >
              <orderAgain.Part orderId={order.id} onGo={onGo} block />
            </Suspense>
          )}
          <LinkButton variant="line" block icon={<ReceiptText />} href={paths.historyReceipt(order.id)}>
            {m.receipt}
          </LinkButton>
          {order.next_moves.includes('cancelled') && (
            <Suspense
              fallback={
                <div className="track-cancel" aria-hidden>
                  <Button variant="line" danger block disabled>
                    {m.cancel.button}
                  </Button>
                  <p className="sd-small sd-muted">{m.cancel.hint}</p>
                </div>
              }
            >
              <cancelOrder.Part order={order} />
            </Suspense>
          )}
        </div>
        <OrderPlace order={order} shop={clock.shop} />
      </div>
    </>
  );
}

/** The status in the largest words of the page, when it comes, and the glass that fills on the way. */
function OrderHead({ order, time }: { order: Order; time: ShopTime }) {
  'use no memo'; // see OrderSlip: remembering would cost bytes and spare nothing
  const m = useWords(trackingWords);
  const orders = useWords(orderWords);
  const { number, status_name: status, delivery_method: method, forecast } = order;
  const { before, key, after } = arrivalSentence(order, time, { m: useWords(liveWords), orders });
  const promise = (
    <>
      {before}
      {key && <strong className="sd-num">{key}</strong>}
      {after}
    </>
  );
  return (
    <section className="track sd-on-roast">
      <div className="sd-wrap">
        <div className="track-copy">
          <Breadcrumb items={[{ label: m.history, href: paths.history }, { label: number }]} />
          <h1 className="sd-display sd-t-hero">
            {isUnpaid(order.payment.state) ? orders.waiting : statusTitle(status, method, orders)}
          </h1>
          <p className="sd-lead">
            {forecast ? (
              <Suspense fallback={promise}>
                <foreseen.Part {...{ order, forecast, time }}>{promise}</foreseen.Part>
              </Suspense>
            ) : (
              promise
            )}
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
  const m = useWords(trackingWords);
  return (
    <div aria-busy="true">
      <PageTitle>{m.order}</PageTitle>
      <p className="sd-sr" role="status">
        {m.loading}
      </p>
      <div className="track sd-on-roast">
        <div className="sd-wrap">
          <div className="track-copy">
            <Breadcrumb items={[{ label: m.history, href: paths.history }, { label: m.order }]} />
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
