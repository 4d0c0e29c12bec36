import { useOrder } from '@seduh/api-client';
import { MESSAGES } from '@seduh/contract/constants';
import { Button, EmptyState, ErrorPage, LinkButton } from '@seduh/ui';
import { useShopClock } from '../../orders/useShopClock';
import { paths } from '../../paths';
import { PageTitle } from '../../shell/PageTitle';
import './Order.css';
import { OrderSkeleton } from './OrderSkeleton';
import { OrderView } from './OrderView';

export interface OrderScreenProps {
  /** The order's id, as the URL has it. */
  id: string;
}

/** One own order: where it is, when it comes, what is in it. Follows the kitchen without a reload. */
export function OrderScreen({ id }: OrderScreenProps) {
  const order = useOrder(id);
  const clock = useShopClock();

  if (order.data && !clock.isLoading) {
    return (
      <>
        <PageTitle>{`Order ${order.data.number}`}</PageTitle>
        <OrderView key={id} order={order.data} clock={clock} />
      </>
    );
  }
  if (order.error?.status === 404) {
    return (
      <>
        <PageTitle>Order not found</PageTitle>
        <ErrorPage
          glass="empty"
          status={MESSAGES.notFound}
          title="This order is not in your history"
          text="It may be somebody else's, or the address has a typo."
          actions={
            <LinkButton size="lg" href={paths.history}>
              See your history
            </LinkButton>
          }
        />
      </>
    );
  }
  if (order.error && !order.data) {
    return (
      <div className="wrap">
        <PageTitle>Order</PageTitle>
        <EmptyState
          role="alert"
          headingLevel={1}
          glass={order.error.code === 'NETWORK' ? 'dashed' : 'tipped'}
          title="This order did not come"
          text={order.error.msg}
          action={<Button onClick={order.retry}>Try again</Button>}
        />
      </div>
    );
  }
  return (
    <>
      <PageTitle>Order</PageTitle>
      <OrderSkeleton />
    </>
  );
}
