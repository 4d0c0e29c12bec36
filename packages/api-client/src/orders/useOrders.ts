import type { Order, OrderListQuery } from '@seduh/contract';
import { useList, type ListResource } from '../data/useList';
import { useViewer } from '../data/useViewer';
import { ordersKey } from './keys';
import { fetchOrders } from './requests';

/** A page of all orders, for staff. */
export function useOrders(query: OrderListQuery): ListResource<Order> {
  const viewer = useViewer();
  return useList(viewer.userId ? ordersKey(viewer.userId, query) : null, () => fetchOrders(query), viewer);
}
