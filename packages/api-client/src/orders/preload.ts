import type { OrderListQuery } from '@seduh/contract';
import { preloadKey } from '../data/preloads';
import type { Key } from '../data/stores';
import { getSession } from '../session/session';
import { historyKey, orderKey, ordersKey, receiptKey } from './keys';
import { fetchHistory, fetchOrder, fetchOrders, fetchReceipt } from './requests';

async function preloadOwn(key: (userId: string) => Key, load: () => Promise<unknown>): Promise<void> {
  const userId = getSession()?.id;
  if (userId) await preloadKey(key(userId), load);
}

/** Loads an order ahead; nothing while logged out. Never rejects. */
export const preloadOrder = (id: string): Promise<void> =>
  preloadOwn(
    (userId) => orderKey(userId, id),
    () => fetchOrder(id),
  );

/** Loads a page of the history ahead; nothing while logged out. Never rejects. */
export const preloadHistory = (page: number): Promise<void> =>
  preloadOwn(
    (userId) => historyKey(userId, page),
    () => fetchHistory(page),
  );

/** Loads a page of the staff's list ahead; nothing while logged out. Never rejects. */
export const preloadOrders = (query: OrderListQuery): Promise<void> =>
  preloadOwn(
    (userId) => ordersKey(userId, query),
    () => fetchOrders(query),
  );

/** Loads a receipt ahead; nothing while logged out. Never rejects. */
export const preloadReceipt = (id: string): Promise<void> =>
  preloadOwn(
    (userId) => receiptKey(userId, id),
    () => fetchReceipt(id),
  );
