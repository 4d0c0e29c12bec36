import type { HistoryItem, Order, OrderListQuery, Receipt, UsualCup } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { preloadKey } from '../data/preloads';
import type { Key } from '../data/stores';
import { queryText, toPage, type Page } from '../data/useList';
import { request, type QueryValues } from '../http/request';
import { getSession } from '../session/session';

/** Something that is read for a user: the key it is cached under, and the request. */
export interface Read<T> {
  key: (userId: string) => Key;
  load: () => Promise<T>;
}

// an order tells who asks what they may do next, and lists differ by user: each key names its user
export const orderKey = (userId: string, id: string): Key => ['order', userId, id];

export const fetchOrder = async (id: string): Promise<Order> => (await request<Order>(API_PATHS.order(id))).data;

export const orderRead = (id: string): Read<Order> => ({
  key: (userId) => orderKey(userId, id),
  load: () => fetchOrder(id),
});

export const receiptRead = (id: string): Read<Receipt> => ({
  key: (userId) => ['receipt', userId, id],
  load: async () => (await request<Receipt>(API_PATHS.receipt(id))).data,
});

export const usualRead: Read<UsualCup[]> = {
  key: (userId) => ['usual', userId],
  load: async () => (await request<UsualCup[]>(API_PATHS.usual)).data,
};

/** Three by three of them fill a wide page. */
const HISTORY_LIMIT = 9;

export const historyRead = (page: number): Read<Page<HistoryItem>> => ({
  key: (userId) => ['history', userId, page],
  load: async () => toPage(await request<HistoryItem[]>(API_PATHS.history, { query: { page, limit: HISTORY_LIMIT } })),
});

/** When a staff's list was asked for last; the next one is later, whatever becomes of the device's clock. */
let lastAsked = 0;
export const ordersAskedLast = (): number => lastAsked;

export const ordersRead = (asked: OrderListQuery): Read<Page<Order>> => {
  const query = orderFilters(asked);
  return {
    key: (userId) => ['orders', userId, query],
    async load() {
      lastAsked = Math.max(Date.now(), lastAsked + 1);
      const asked = lastAsked;
      return { ...toPage(await request<Order[]>(API_PATHS.orders, { query })), asked };
    },
  };
};

/** The staff list's filters as they travel; resting values are left out. */
const orderFilters = (query: OrderListQuery): QueryValues => ({
  status: queryText(query.status),
  delivery: queryText(query.delivery),
  search: queryText(query.search),
  from: queryText(query.from),
  to: queryText(query.to),
  page: queryText(query.page) || '1',
  limit: queryText(query.limit),
});

async function preloadOwn({ key, load }: Read<unknown>): Promise<void> {
  const userId = getSession()?.id;
  if (userId) await preloadKey(key(userId), load);
}

// each loads ahead what the hook of its name reads; nothing while logged out, and never rejects
export const preloadOrder = (id: string): Promise<void> => preloadOwn(orderRead(id));
export const preloadReceipt = (id: string): Promise<void> => preloadOwn(receiptRead(id));
export const preloadHistory = (page: number): Promise<void> => preloadOwn(historyRead(page));
export const preloadOrders = (query: OrderListQuery): Promise<void> => preloadOwn(ordersRead(query));
