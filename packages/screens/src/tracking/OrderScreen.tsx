import { useOrder } from '@seduh/api-client';
import { useShopClock } from '../lib/useShopClock';
import { paths } from '../lib/paths';
import { LoadFailed } from '../lib/page/LoadFailed';
import { NotFound } from '../lib/page/NotFound';
import { PageTitle } from '../lib/page/PageTitle';
import './Order.css';
import { OrderSkeleton } from './OrderSkeleton';
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
  return (
    <>
      <PageTitle>Order</PageTitle>
      <OrderSkeleton />
    </>
  );
}
