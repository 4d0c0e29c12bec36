import type { LineSubstitute, OfferAnswerBody, OfferBody, OfferedTo, Order } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { request } from '../http/request';
import { refreshOrders } from '../orders/freshness';
import { changeOrder } from '../orders/writes';

/**
 * Offers, for staff, what stands in for something that has run out to who waits for it; with `undo`, not after all.
 * @returns how many orders' customers are asked, and how many others have it too
 * @throws {ApiError} VALIDATION
 */
export async function offerInstead(body: OfferBody): Promise<OfferedTo> {
  const { data } = await request<OfferedTo>(API_PATHS.offers, { method: 'POST', body });
  void refreshOrders();
  return data;
}

/**
 * Says what an order's customer answers to what is offered for a line of it.
 * @param answer about the line with this place, from 1; `take` false: it stays as it was ordered
 * @throws {ApiError} OFFER_OVER where it is not offered any more, or otherwise; the order is then loaded again
 */
export function answerOffer(
  orderId: string,
  { line, take, substitute }: { line: number; take: boolean; substitute: LineSubstitute },
): Promise<Order> {
  const { product_id, size_id, option_ids } = substitute;
  const body: OfferAnswerBody = {
    line,
    take,
    substitute: { product_id, size_id, ...(option_ids && { option_ids }) },
  };
  return changeOrder(orderId, API_PATHS.offerAnswer(orderId), { method: 'PUT', body });
}
