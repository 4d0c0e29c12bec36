import type { CartOrderBody, Order } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import { useEffect, useState } from 'react';
import { drop } from '../data/freshness';
import { forgetWithStores } from '../data/stores';
import { ApiError } from '../http/ApiError';
import { placeOrder } from '../orders/writes';
import { getSession } from '../session/session';
import { useSession } from '../session/useSession';
import {
  attemptFor,
  attemptOf,
  endAttempt,
  noteUncertainOutcome,
  prepareKey,
  type CheckoutAttempt,
  type UncertainOutcome,
} from './attempt';
import { useUncertainOutcome } from './useUncertainOutcome';

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
 * Places an order once, however often it is called: double click, retry after a lost answer, reload, and an order request
 * that was changed before the answer was known.
 * @throws {ApiError} see `placeOrder`; NO_TOKEN while logged out; CANCELED after a logout before the answer;
 * KEY_REUSED until `discardAttempt`
 */
export function submitOrder(body: CartOrderBody): Promise<Order> {
  const userId = getSession()?.id;
  if (!userId) return Promise.reject(new ApiError({ code: 'NO_TOKEN', status: 401, msg: MESSAGES.loginFirst }));
  const hash = hashOrder(body);
  const echo = `${userId} ${hash}`;
  const done = tries.get(placed.get(echo) ?? '');
  if (done) return done;
  const attempt = attemptFor(userId, hash);
  let order = tries.get(attempt.key);
  if (!order) {
    order = tryOnce(userId, body, attempt, echo);
    tries.set(attempt.key, order);
    forgetWithStores(forget);
  }
  return order;
}

/**
 * Names what is ordered. The quote's version is left out: had an earlier try gone through after all, consenting
 * to new prices must not make a second order; the server then answers KEY_REUSED.
 */
export function hashOrder(body: CartOrderBody): string {
  const text = JSON.stringify(body, (name, value: unknown) => (name === 'quote_version' ? undefined : value));
  let hash = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n);
  }
  return hash.toString(36);
}

/** Discards an attempt whose order may exist: the next one is meant as another order. */
export function discardAttempt(): void {
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
    noteUncertainOutcome(userId, key, 'open');
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
    noteUncertainOutcome(userId, key, outcomeAfter(error, doubt));
    // the page offered a time that has filled up: which ones have room is asked anew
    if (error instanceof ApiError && error.code === 'CLOSED') drop(['times']);
    throw error;
  }
}

/** Refusals the server gives only after it has looked the key up: there is no order under that key. */
const AFTER_THE_KEY = new Set<string>([
  'PRICE_CHANGED',
  'OUT_OF_STOCK',
  'CLOSED',
  'PROMO_REFUSED',
  'HOLD_LIMIT',
  'TABLE_GONE',
]);

/** Whether an error leaves it uncertain what the server did: no answer, a failure behind the answer, or somebody else's. */
export const isUnanswered = ({ status, code }: ApiError): boolean =>
  status === 0 || status >= 500 || code === 'BAD_RESPONSE' || code === 'BAD_REQUEST';

/** What a failed try leaves uncertain. @param before what was uncertain when it was sent */
function outcomeAfter(error: unknown, before: UncertainOutcome): UncertainOutcome {
  if (!(error instanceof ApiError) || isUnanswered(error) || error.code === 'CANCELED') return 'open';
  if (error.code === 'KEY_REUSED') return 'spent';
  // a limit, a login or a wrong field is refused before the key is read: that says nothing of earlier tries
  return AFTER_THE_KEY.has(error.code) ? undefined : before;
}

export interface Checkout {
  /** Orders; safe to call again with the same body. Rejects with an {@link ApiError}, which is in `error` as well. */
  submit(body: CartOrderBody): Promise<Order>;
  busy: boolean;
  /** Why the last try did not lead to an order; gone with the next one. */
  error: ApiError | undefined;
  /**
   * Whether an earlier try may have made an order, this one or another, also before a reload. `open`: submitting is safe
   * and makes it certain. `spent`: submitting is refused until `discardAttempt`.
   */
  uncertainOutcome: UncertainOutcome;
  /** Lets the next `submit` make another order, although there may be one already. */
  discardAttempt(): void;
}

/** Placing an order with a key that outlives retry and reload, so that one order request makes one order. */
export function useCheckout(): Checkout {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const { session } = useSession();
  const userId = session?.id;
  const stored = useUncertainOutcome();
  /** While a try is under way there always is one: what counts is what there was before. */
  const [before, setBefore] = useState<UncertainOutcome>();

  useEffect(() => {
    if (userId !== undefined) prepareKey(userId);
  }, [userId]);

  const submit = async (body: CartOrderBody) => {
    setBusy(true);
    setBefore(stored);
    setError(undefined);
    return submitOrder(body)
      .catch((reason: unknown) => {
        if (reason instanceof ApiError) setError(reason);
        throw reason;
      })
      .finally(() => setBusy(false));
  };

  return { submit, busy, error, uncertainOutcome: busy ? before : stored, discardAttempt };
}
