import type { CartOrderBody } from '@seduh/contract';
import { newIdempotencyKey } from '../orders/writes';
import { persisted, type Persisted } from '../storage/persisted';
import type { Doubt } from './outcome';

/** One attempt to order: its key is sent with every try until an answer is known, also after a reload. */
export interface CheckoutAttempt {
  key: string;
  /** Names what is ordered. */
  hash: string;
  /** When it was last tried, ms since the epoch. */
  at: number;
  /** Stored before each try, so that a crash leaves it behind. */
  doubt?: Doubt;
}

/** After this long, an order is meant as a new one, ms. */
export const ATTEMPT_LIFE = 30 * 60_000;

const stores = new Map<string, Persisted<CheckoutAttempt | null>>();

/** The attempt of a user, followed through reloads and tabs. */
export function attemptOf(userId: string): Persisted<CheckoutAttempt | null> {
  let store = stores.get(userId);
  if (!store) {
    store = persisted({ key: `seduh.attempt.${userId}`, parse: parseAttempt, dropWhenFull: true });
    stores.set(userId, store);
  }
  return store;
}

const nextKeys = new Map<string, Persisted<string | null>>();

/** The key a user's next attempt takes. */
function nextKeyOf(userId: string): Persisted<string | null> {
  let store = nextKeys.get(userId);
  if (!store) {
    const parse = (found: unknown) => (typeof found === 'string' && found ? found : null);
    store = persisted({ key: `seduh.next-key.${userId}`, parse, dropWhenFull: true });
    nextKeys.set(userId, store);
  }
  return store;
}

/**
 * Lays the next attempt's key ready, long before the button is pressed. Tabs see each other's storage a moment late: two
 * that order at the same time take the same key, and the shop gets one order.
 */
export function layKeyReady(userId: string): void {
  const next = nextKeyOf(userId);
  if (next.get() === null) next.set(newIdempotencyKey());
}

/**
 * The attempt for this body. As long as there may be an order under the present one's key it stays that one, whatever is
 * ordered now: with a new key one wish could become two orders. Else it is the one under way for the same order, or new.
 */
export function attemptFor(userId: string, body: CartOrderBody): CheckoutAttempt {
  const store = attemptOf(userId);
  const hash = hashOrder(body);
  const present = store.get();
  const age = present ? Date.now() - present.at : Infinity;
  const isFresh = age >= 0 && age < ATTEMPT_LIFE;
  // hours later a replay of the old order would pass for the new one: rather ask
  if (present?.doubt) return isFresh ? present : { ...present, doubt: 'spent' };
  if (present && present.hash === hash && isFresh) return present;
  const next = nextKeyOf(userId);
  const attempt = { key: next.get() ?? newIdempotencyKey(), hash, at: Date.now() };
  // in this order: a tab that sees the next key sees the attempt as well
  store.set(attempt);
  next.set(newIdempotencyKey());
  return attempt;
}

/** Remembers what a try with this key has left in doubt, if it is still the attempt. */
export function noteDoubt(userId: string, key: string, doubt: Doubt): void {
  const store = attemptOf(userId);
  const present = store.get();
  if (present?.key === key) store.set({ ...present, at: Date.now(), doubt });
}

/** Ends the attempt, if it is still the one with this key. */
export function endAttempt(userId: string, key: string): void {
  const store = attemptOf(userId);
  if (store.get()?.key === key) store.clear();
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

function parseAttempt(found: unknown): CheckoutAttempt | null {
  if (typeof found !== 'object' || found === null) return null;
  const { key, hash, at, doubt } = found as Partial<Record<keyof CheckoutAttempt, unknown>>;
  if (typeof key !== 'string' || !key || typeof hash !== 'string' || typeof at !== 'number') return null;
  return { key, hash, at, doubt: doubt === 'open' || doubt === 'spent' ? doubt : undefined };
}
