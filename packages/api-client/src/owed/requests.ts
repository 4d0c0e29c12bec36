import type { Order, OwedRefund } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { preloadKey } from '../data/preloads';
import type { Key } from '../data/stores';
import { toPage, type Page } from '../data/useList';
import { request } from '../http/request';
import { keepOrder, refreshOrders } from '../orders/freshness';
import { getSession } from '../session/session';

export const owedKey = (userId: string, page: number): Key => ['owed', userId, page];

export const fetchOwed = async (page: number): Promise<Page<OwedRefund>> =>
  toPage(await request<OwedRefund[]>(API_PATHS.owed, { query: { page } }));

/** Loads a page of what is owed ahead; nothing while logged out. Never rejects. */
export async function preloadOwed(page: number): Promise<void> {
  const userId = getSession()?.id;
  if (userId) await preloadKey(owedKey(userId, page), () => fetchOwed(page));
}

/**
 * Says, for staff, that owed money is back with the customer.
 * @throws {ApiError} PAYMENT_STATE where somebody else was faster, or the card's provider is at it; the list is then loaded
 * again
 */
export async function markReturned(refundId: string): Promise<Order> {
  try {
    const { data } = await request<Order>(API_PATHS.owedReturned(refundId), { method: 'POST' });
    keepOrder(data);
    return data;
  } finally {
    void refreshOrders();
  }
}
