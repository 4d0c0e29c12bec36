import { useOrder } from '@seduh/api-client';
import { Breadcrumb, Glass, Skeleton } from '@seduh/ui';
import { useShopClock } from '../lib/useShopClock';
import { paths } from '../lib/paths';
import { LoadFailed } from '../lib/page/LoadFailed';
import { NotFound } from '../lib/page/NotFound';
import { PageTitle } from '../lib/page/PageTitle';
import './Order.css';
import { OrderView, type OrderViewProps } from './OrderView';

export interface OrderScreenProps extends Pick<OrderViewProps, 'onPay' | 'onGo'> {
  /** The order's id, as the URL has it. */
  id: string;
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

/** The order's page while it loads: the same boxes, so that nothing moves. */
function OrderSkeleton() {
  return (
    <div aria-busy="true">
      <PageTitle>Order</PageTitle>
      <p className="sr" role="status">
        Loading your order
      </p>
      <div className="track on-roast">
        <div className="wrap">
          <div className="track-copy">
            <Breadcrumb items={[{ label: 'History', href: paths.history }, { label: 'Order' }]} />
          </div>
          <Glass className="track-glass" level={0} onRoast />
        </div>
      </div>
      <div className="wrap track-body">
        <div className="panel track-wait">
          <Skeleton height="title" width="40" />
          <Skeleton width="80" />
          <Skeleton width="55" />
          <Skeleton width="80" />
          <Skeleton width="55" />
        </div>
        <div className="panel track-side track-wait">
          <Skeleton height="title" width="55" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    </div>
  );
}
