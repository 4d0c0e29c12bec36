import type { HistoryItem, Order, OrderListQuery, Receipt } from '@seduh/contract';
import { useList, type ListResource, type Page } from '../data/useList';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { historyRead, orderRead, ordersRead, receiptRead, type Read } from './reads';

function useOne<T>({ key, load }: Read<T>, isWanted = true): Resource<T> {
  const { userId, waiting } = useViewer();
  return useResource(userId && isWanted ? key(userId) : null, load, waiting && isWanted);
}

function useListed<T>({ key, load }: Read<Page<T>>): ListResource<T> {
  const viewer = useViewer();
  return useList(viewer.userId ? key(viewer.userId) : null, load, viewer);
}

/** One order. Somebody else's is the same NOT_FOUND as one that does not exist; null for none. */
export const useOrder = (id: string | null): Resource<Order> => useOne(orderRead(id ?? ''), id !== null);

/** The receipt of one order, as sold. Somebody else's is the same NOT_FOUND as one that does not exist. */
export const useReceipt = (id: string): Resource<Receipt> => useOne(receiptRead(id));

/** A page of the own history, newest first. */
export const useHistory = (page: number): ListResource<HistoryItem> => useListed(historyRead(page));

/** A page of all orders, for staff. */
export const useOrders = (query: OrderListQuery): ListResource<Order> => useListed(ordersRead(query));
