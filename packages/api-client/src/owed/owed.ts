import type { Order, OwedRefund } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { toPage, useList, type ListResource } from '../data/useList';
import { useViewer } from '../data/useViewer';
import { request } from '../http/request';
import { refreshOrders } from '../orders/freshness';
import { requestOrder } from '../orders/writes';

/** A page of the money that the shop owes, the oldest first; for staff. */
export function useOwed(page: number): ListResource<OwedRefund> {
  const viewer = useViewer();
  return useList(
    viewer.userId ? ['owed', viewer.userId, page] : null,
    async () => toPage(await request<OwedRefund[]>(API_PATHS.owed, { query: { page } })),
    viewer,
  );
}

/**
 * Says, for staff, that owed money is back with the customer.
 * @throws {ApiError} PAYMENT_STATE where somebody else was faster, or the card's provider is at it; the list is then loaded
 * again
 */
export async function markReturned(refundId: string): Promise<Order> {
  try {
    return await requestOrder(API_PATHS.owedReturned(refundId), { method: 'POST' });
  } finally {
    void refreshOrders();
  }
}
