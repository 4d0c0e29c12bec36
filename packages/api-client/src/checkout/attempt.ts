import type { CartOrderBody } from '@seduh/contract';
import { newIdempotencyKey } from '../orders/requests';
import { persisted, type Persisted } from '../storage/persisted';

/** One attempt to order: its key is sent with every try until an answer is known, also after a reload. */
export interface CheckoutAttempt {
  key: string;
  /** Names what is ordered. */
  hash: string;
  /** When it began, ms since the epoch. */
  at: number;
}

/** After this long, the same order again is meant as a second one, ms. */
export const ATTEMPT_LIFE = 30 * 60_000;

const stores = new Map<string, Persisted<CheckoutAttempt | null>>();

function attemptOf(userId: string): Persisted<CheckoutAttempt | null> {
  let store = stores.get(userId);
  if (!store) {
    store = persisted({ key: `seduh.attempt.${userId}`, parse: parseAttempt, dropWhenFull: true });
    stores.set(userId, store);
  }
  return store;
}

/** The attempt for this body: the one under way where it is the same order, else a new one. */
export function attemptFor(userId: string, body: CartOrderBody): CheckoutAttempt {
  const store = attemptOf(userId);
  const hash = hashOrder(body);
  const present = store.get();
  const age = present ? Date.now() - present.at : Infinity;
  if (present && present.hash === hash && age >= 0 && age < ATTEMPT_LIFE) return present;
  const attempt = { key: newIdempotencyKey(), hash, at: Date.now() };
  store.set(attempt);
  return attempt;
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
  const { key, hash, at } = found as Partial<Record<keyof CheckoutAttempt, unknown>>;
  if (typeof key !== 'string' || !key || typeof hash !== 'string' || typeof at !== 'number') return null;
  return { key, hash, at };
}
