import type { CartOrderBody, Order } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import { forgetWithStores } from '../data/stores';
import { ApiError } from '../http/ApiError';
import { placeOrder } from '../orders/writes';
import { getSession } from '../session/session';
import { attemptFor, attemptOf, endAttempt, hashOrder, noteDoubt, type CheckoutAttempt } from './attempt';
import { doubtAfter } from './outcome';

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

/** For a key that is known to have made an order already. */
const MAY_BE_ORDERED = 'An earlier order may have gone through';

/**
 * Places an order once, however often it is called: double click, retry after a lost answer, reload, and a wish that was
 * changed before the answer was known.
 * @throws {ApiError} see `placeOrder`; NO_TOKEN while logged out; KEY_REUSED until `orderAfresh`
 */
export function submitOrder(body: CartOrderBody): Promise<Order> {
  const userId = getSession()?.id;
  if (!userId) return Promise.reject(new ApiError({ code: 'NO_TOKEN', status: 401, msg: MESSAGES.loginFirst }));
  const echo = `${userId} ${hashOrder(body)}`;
  const done = tries.get(placed.get(echo) ?? '');
  if (done) return done;
  const attempt = attemptFor(userId, body);
  let order = tries.get(attempt.key);
  if (!order) {
    order = tryOnce(userId, body, attempt, echo);
    tries.set(attempt.key, order);
    forgetWithStores(forget);
  }
  return order;
}

/** Gives up an attempt whose order may exist: the next one is meant as another order. */
export function orderAfresh(): void {
  const userId = getSession()?.id;
  if (userId) attemptOf(userId).clear();
}

async function tryOnce(
  userId: string,
  body: CartOrderBody,
  { key, doubt }: CheckoutAttempt,
  echo: string,
): Promise<Order> {
  try {
    if (doubt === 'spent') throw new ApiError({ code: 'KEY_REUSED', status: 422, msg: MAY_BE_ORDERED });
    noteDoubt(userId, key, 'open');
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
    noteDoubt(userId, key, doubtAfter(error, doubt));
    throw error;
  }
}
