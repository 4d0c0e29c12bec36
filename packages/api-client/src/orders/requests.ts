import type { CartOrderBody, HistoryItem, Order, OrderListQuery, OrderMoveBody } from '@seduh/contract';
import { API_PATHS, HEADERS } from '@seduh/contract/constants';
import { toPage, type Page } from '../data/useList';
import { request } from '../http/request';
import { orderFilters } from './keys';
import { keepOrder, refreshOrders } from './freshness';

export const fetchOrder = async (id: string): Promise<Order> => (await request<Order>(API_PATHS.order(id))).data;

export const fetchHistory = async (page: number): Promise<Page<HistoryItem>> =>
  toPage(await request<HistoryItem[]>(API_PATHS.history, { query: { page } }));

export const fetchOrders = async (query: OrderListQuery): Promise<Page<Order>> =>
  toPage(await request<Order[]>(API_PATHS.orders, { query: orderFilters(query) }));

/** A key for one attempt to order: the same key never makes a second order. */
export function newIdempotencyKey(): string {
  // randomUUID is missing where the page is served over plain http from another machine
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Places an order. Prefer `useCheckout`, which keeps the key through retry and reload.
 * @throws {ApiError} PRICE_CHANGED, OUT_OF_STOCK, CLOSED, PROMO_REFUSED with a new quote in `data`; KEY_REUSED, VALIDATION
 */
export async function placeOrder(body: CartOrderBody, idempotencyKey: string): Promise<Order> {
  const headers = { [HEADERS.idempotencyKey]: idempotencyKey };
  const { data } = await request<Order>(API_PATHS.orders, { method: 'POST', body, headers });
  keepOrder(data);
  void refreshOrders();
  return data;
}

/**
 * Moves an order on.
 * @throws {ApiError} ILLEGAL_MOVE where somebody else was faster; what is on screen is then loaded again
 */
export async function moveOrder(id: string, move: OrderMoveBody): Promise<Order> {
  try {
    const { data } = await request<Order>(API_PATHS.order(id), { method: 'PATCH', body: move });
    keepOrder(data);
    void refreshOrders();
    return data;
  } catch (error) {
    void refreshOrders(id);
    throw error;
  }
}

/** Cancels an own order, while staff have not confirmed it. */
export const cancelOrder = (id: string): Promise<Order> => moveOrder(id, { status_name: 'cancelled' });

/**
 * Takes finished orders out of the customer's history.
 * @returns how many
 * @throws {ApiError} ORDER_OPEN where one of them is not finished
 */
export async function hideHistory(ids: string[]): Promise<number> {
  const { data } = await request<{ hidden: number }>(API_PATHS.history, {
    method: 'DELETE',
    body: { ids },
  });
  void refreshOrders();
  return data.hidden;
}
