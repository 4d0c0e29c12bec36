import type { HistoryItem, Order, OrderListQuery, Receipt } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { toPage, type Page } from '../data/useList';
import { request } from '../http/request';
import { orderFilters } from './keys';

export const fetchOrder = async (id: string): Promise<Order> => (await request<Order>(API_PATHS.order(id))).data;

/** Three by three of them fill a wide page. */
const HISTORY_LIMIT = 9;

export const fetchHistory = async (page: number): Promise<Page<HistoryItem>> =>
  toPage(await request<HistoryItem[]>(API_PATHS.history, { query: { page, limit: HISTORY_LIMIT } }));

export const fetchOrders = async (query: OrderListQuery): Promise<Page<Order>> =>
  toPage(await request<Order[]>(API_PATHS.orders, { query: orderFilters(query) }));

export const fetchReceipt = async (id: string): Promise<Receipt> =>
  (await request<Receipt>(API_PATHS.receipt(id))).data;
