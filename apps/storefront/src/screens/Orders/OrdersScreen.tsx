import { Button, EmptyState } from '@seduh/ui';
import { useState } from 'react';
import { isWanted } from '../../orders/board';
import { useLive } from '../../orders/useLive';
import { useShopClock } from '../../orders/useShopClock';
import { PageTitle } from '../../shell/PageTitle';
import { Board } from './Board';
import { BoardHead } from './BoardHead';
import { BoardSkeleton } from './BoardSkeleton';
import { BoardTools } from './BoardTools';
import { FreshOrders } from './FreshOrders';
import './Orders.css';
import { useMoves } from './useMoves';
import { useNewcomers } from './useNewcomers';
import { useOpenOrders } from './useOpenOrders';

/** The staff's board: every open order, live, with one button for its next move. */
export function OrdersScreen() {
  const open = useOpenOrders();
  const clock = useShopClock();
  const live = useLive(clock);
  const moves = useMoves(open.orders);
  const fresh = useNewcomers(open.orders?.map(({ id }) => id));
  const [search, setSearch] = useState('');
  const [deliveryId, setDeliveryId] = useState<number | null>(null);

  const orders = clock.isLoading ? undefined : moves.orders;
  const wanted = orders?.filter((order) => isWanted(order, search, deliveryId));
  const showAll = () => {
    setSearch('');
    setDeliveryId(null);
  };

  return (
    <div className="wrap ob">
      <PageTitle>Orders</PageTitle>
      <header className="ob-head">
        <BoardHead {...live} clock={clock} shown={orders?.length} beyond={open.beyond} />
        <BoardTools search={search} onSearch={setSearch} deliveryId={deliveryId} onDelivery={setDeliveryId} />
      </header>
      <FreshOrders orders={orders?.filter(({ id }) => fresh.has(id)) ?? []} />
      {!wanted && open.error ? (
        <EmptyState
          role="alert"
          glass={open.error.code === 'NETWORK' ? 'dashed' : 'tipped'}
          title={open.error.code === 'NETWORK' ? 'You are offline' : 'The orders did not come'}
          text={open.error.msg}
          action={<Button onClick={open.retry}>Try again</Button>}
        />
      ) : !wanted || !orders ? (
        <BoardSkeleton />
      ) : orders.length === 0 ? (
        <EmptyState title="No orders yet" text="The next one slides in here by itself." />
      ) : wanted.length === 0 ? (
        <EmptyState
          glass="dashed"
          title="No open order fits"
          text="Look for a number, a name or a product, in all ways."
          action={<Button onClick={showAll}>Show all orders</Button>}
        />
      ) : (
        <Board orders={wanted} clock={clock} fresh={fresh} moves={moves} />
      )}
    </div>
  );
}
