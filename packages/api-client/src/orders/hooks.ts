import type { HistoryItem, Order, OrderListQuery, Receipt } from '@seduh/contract';
import { useList, type ListResource, type Page } from '../data/useList';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { historyRead, orderRead, ordersRead, receiptRead, type Read } from './reads';

/** @param id null: nothing to read */
function useOne<T>(id: string | null, readOf: (id: string) => Read<T>): Resource<T> {
  const { userId, waiting } = useViewer();
  const { key, load } = readOf(id ?? '');
  return useResource(userId && id ? key(userId) : null, load, waiting && id !== null);
}

/** One order. Somebody else's is the same NOT_FOUND as one that does not exist; null for none. */
export const useOrder = (id: string | null): Resource<Order> => useOne(id, orderRead);

/** The receipt of one order, as sold. Somebody else's is the same NOT_FOUND as one that does not exist. */
export const useReceipt = (id: string): Resource<Receipt> => useOne(id, receiptRead);

function useListed<T>({ key, load }: Read<Page<T>>): ListResource<T> {
  const viewer = useViewer();
  return useList(viewer.userId ? key(viewer.userId) : null, load, viewer);
}

/** A page of the own history, newest first. */
export const useHistory = (page: number): ListResource<HistoryItem> => useListed(historyRead(page));

/** A page of all orders, for staff. */
export const useOrders = (query: OrderListQuery): ListResource<Order> => useListed(ordersRead(query));
