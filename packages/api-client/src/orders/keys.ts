import type { OrderListQuery } from '@seduh/contract';
import type { Key } from '../data/stores';
import { queryText } from '../data/useList';
import type { QueryValues } from '../http/request';

// an order tells who asks what they may do next, and lists differ by user: each key names its user
export const orderKey = (userId: string, id: string): Key => ['order', userId, id];
export const receiptKey = (userId: string, id: string): Key => ['receipt', userId, id];
export const historyKey = (userId: string, page: number): Key => ['history', userId, page];
export const ordersKey = (userId: string, query: OrderListQuery): Key => ['orders', userId, orderFilters(query)];

/** The staff list's filters as they travel; resting values are left out. */
export const orderFilters = (query: OrderListQuery): QueryValues => ({
  status: queryText(query.status),
  delivery: queryText(query.delivery),
  search: queryText(query.search),
  from: queryText(query.from),
  to: queryText(query.to),
  page: queryText(query.page) || '1',
  limit: queryText(query.limit),
});
