import type { CartOrderBody, Order } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import { forgetWithStores } from '../data/stores';
import { ApiError } from '../http/ApiError';
import { placeOrder } from '../orders/requests';
import { getSession } from '../session/session';
import { attemptFor, endAttempt, hashOrder } from './attempt';

/** A click this long after a success still belongs to it, ms. */
const ECHO = 5000;

/** Tries under way and just done, by their key. */
const tries = new Map<string, Promise<Order>>();
/** The key of an order just placed, by user and hash: its echo gets the same order. */
const placed = new Map<string, string>();
const forget = () => {
  tries.clear();
  placed.clear();
};

/**
 * Places an order once, however often it is called with the same body: double click, retry after a lost answer, reload.
 * @throws {ApiError} see `placeOrder`; NO_TOKEN while logged out
 */
export function submitOrder(body: CartOrderBody): Promise<Order> {
  const userId = getSession()?.id;
  if (!userId) return Promise.reject(new ApiError({ code: 'NO_TOKEN', status: 401, msg: MESSAGES.loginFirst }));
  const echo = `${userId} ${hashOrder(body)}`;
  const key = placed.get(echo) ?? attemptFor(userId, body).key;
  let order = tries.get(key);
  if (!order) {
    order = tryOnce(userId, body, key, echo);
    tries.set(key, order);
    forgetWithStores(forget);
  }
  return order;
}

async function tryOnce(userId: string, body: CartOrderBody, key: string, echo: string): Promise<Order> {
  try {
    const order = await placeOrder(body, key);
    endAttempt(userId, key);
    placed.set(echo, key);
    setTimeout(() => {
      placed.delete(echo);
      tries.delete(key);
    }, ECHO);
    return order;
  } catch (error) {
    tries.delete(key);
    // the key has made an order already, with other prices: the next try is meant as a new one
    if (error instanceof ApiError && error.code === 'KEY_REUSED') endAttempt(userId, key);
    throw error;
  }
}
