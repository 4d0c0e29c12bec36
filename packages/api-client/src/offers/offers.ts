import type { OfferAnswerBody, OfferBody, OfferedTo, Order } from '@seduh/contract';
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
 * @param answer what they saw and take, or null: it stays as it was ordered
 * @throws {ApiError} OFFER_OVER where it is not offered any more, or otherwise; the order is then loaded again
 */
export const answerOffer = (orderId: string, answer: OfferAnswerBody): Promise<Order> =>
  changeOrder(orderId, API_PATHS.offerAnswer(orderId), { method: 'PUT', body: answer });
