import type { CartOrderBody, Order, OrderDelayBody, OrderMoveBody, RefundBody } from '@seduh/contract';
import { API_PATHS, HEADERS } from '@seduh/contract/constants';
import { fill } from '../data/stores';
import { request, type RequestOptions } from '../http/request';
import { forAsker } from '../session/forAsker';
import { getSession } from '../session/session';
import { refreshOrders } from './freshness';
import { orderKey } from './reads';

/** A key for one attempt to order: the same key never makes a second order. */
export function newIdempotencyKey(): string {
  // randomUUID is missing where the page is served over plain http from another machine
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sends what is answered by an order, and puts that where its page will look for it. Where the user who asked has logged
 * out by then, neither cache nor caller gets it: whoever uses the device next must not see it, nor be led to it.
 * @throws {ApiError} as `request`; CANCELED with status 401 after such a logout, though the server has done what was asked
 */
export async function requestOrder(path: string, options: RequestOptions): Promise<Order> {
  const session = getSession();
  const { data } = await forAsker(() => request<Order>(path, options));
  if (session) fill(orderKey(session.id, data.id), data);
  return data;
}

/**
 * Places an order. Prefer `useCheckout`, which keeps the key through retry and reload.
 * @throws {ApiError} PRICE_CHANGED, OUT_OF_STOCK, CLOSED, PROMO_REFUSED with a new quote in `data`; KEY_REUSED, VALIDATION
 */
export async function placeOrder(body: CartOrderBody, idempotencyKey: string): Promise<Order> {
  const headers = { [HEADERS.idempotencyKey]: idempotencyKey };
  const order = await requestOrder(API_PATHS.orders, { method: 'POST', body, headers });
  void refreshOrders();
  return order;
}

/**
 * Moves an order on; with `undo`, takes the last move back, `status_name` being where it was.
 * @throws {ApiError} ILLEGAL_MOVE where somebody else was faster or it is too late to undo; what is on screen is then
 * loaded again
 */
export const moveOrder = (id: string, move: OrderMoveBody): Promise<Order> =>
  changeOrder(id, API_PATHS.order(id), { method: 'PATCH', body: move });

/**
 * Starts another payment by card or QRIS for an own order that is still unpaid; the order names its page in
 * `payment.pay_url`, or what its code says in `payment.qr`.
 * @throws {ApiError} PROVIDER_FAILED where the provider cannot be reached, PAYMENT_STATE where it is not to be paid any more
 */
export const retryPayment = (id: string): Promise<Order> => changeOrder(id, API_PATHS.payment(id), { method: 'POST' });

/**
 * Confirms, for staff, that a transfer or cash has come. A transfer for an order that has expired takes it up again, or is
 * owed back where it cannot be had any more.
 * @throws {ApiError} PAYMENT_STATE where nobody waits for it
 */
export const confirmPayment = (id: string): Promise<Order> =>
  changeOrder(id, API_PATHS.paymentConfirm(id), { method: 'POST' });

/**
 * Gives money of a finished order back, for staff. The same key never refunds twice.
 * @throws {ApiError} REFUND_REFUSED where this cannot go back (any more)
 */
export const refundOrder = (id: string, body: RefundBody, idempotencyKey: string): Promise<Order> =>
  changeOrder(id, API_PATHS.refunds(id), {
    method: 'POST',
    body,
    headers: { [HEADERS.idempotencyKey]: idempotencyKey },
  });

/**
 * Says, for staff, why an order is late, and how late at least, which its customer reads; no reason takes it back.
 * @throws {ApiError} ILLEGAL_MOVE where it is there already
 */
export const sayWhyLate = (id: string, delay: OrderDelayBody): Promise<Order> =>
  changeOrder(id, API_PATHS.orderDelay(id), { method: 'PUT', body: delay });

/** Changes an order and shows it at once; after a refusal it is loaded again. */
export async function changeOrder(id: string, path: string, options: RequestOptions): Promise<Order> {
  try {
    const order = await requestOrder(path, options);
    void refreshOrders();
    return order;
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
 * @throws {ApiError} ORDER_OPEN where one of them is not finished; CANCELED as {@link forAsker}
 */
export async function hideHistory(ids: string[]): Promise<number> {
  const { data } = await forAsker(() =>
    request<{ hidden: number }>(API_PATHS.history, { method: 'DELETE', body: { ids } }),
  );
  void refreshOrders();
  return data.hidden;
}

/**
 * Puts orders back into the customer's history.
 * @returns how many
 * @throws {ApiError} CANCELED as {@link forAsker}
 */
export async function restoreHistory(ids: string[]): Promise<number> {
  const { data } = await forAsker(() =>
    request<{ restored: number }>(API_PATHS.historyRestore, { method: 'POST', body: { ids } }),
  );
  void refreshOrders();
  return data.restored;
}
