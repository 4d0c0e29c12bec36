import type { HistoryItem, Order, OrderListQuery } from '@seduh/contract';
import { useList, type ListResource, type Page } from '../data/useList';
import { useViewer } from '../data/useViewer';
import { historyRead, ordersRead, type Read } from './reads';

function useListed<T>({ key, load }: Read<Page<T>>): ListResource<T> {
  const viewer = useViewer();
  return useList(viewer.userId ? key(viewer.userId) : null, load, viewer);
}

/** A page of the own history, newest first. */
export const useHistory = (page: number): ListResource<HistoryItem> => useListed(historyRead(page));

/** A page of all orders, for staff. */
export const useOrders = (query: OrderListQuery): ListResource<Order> => useListed(ordersRead(query));
