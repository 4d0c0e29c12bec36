import { newIdempotencyKey } from '../orders/writes';
import { persisted, type Persisted } from '../storage/persisted';

/**
 * What the shop may have under an attempt's key. `open`: perhaps an order, the answer of a try was lost; `spent`: an order,
 * but another one than is asked for now; undefined: none.
 */
export type UncertainOutcome = 'open' | 'spent' | undefined;

/** One attempt to order: its key is sent with every try until an answer is known, also after a reload. */
export interface CheckoutAttempt {
  key: string;
  /** Names what is ordered. */
  hash: string;
  /** When it was last tried, ms since the epoch. */
  at: number;
  /** The uncertain outcome, under the name it is stored by; stored before each try, so that a crash leaves it behind. */
  doubt?: UncertainOutcome;
}

/** After this long, an order is meant as a new one, ms. */
export const ATTEMPT_LIFE = 30 * 60_000;

const stores = new Map<string, Persisted<never>>();

/** What is stored of a user under a name, followed through reloads and tabs. */
function storeOf<T>(name: string, userId: string, parse: (found: unknown) => T): Persisted<T> {
  const key = `seduh.${name}.${userId}`;
  const store = (stores.get(key) as Persisted<T> | undefined) ?? persisted({ key, parse, dropWhenFull: true });
  stores.set(key, store as Persisted<never>);
  return store;
}

/** The attempt of a user. */
export const attemptOf = (userId: string) => storeOf('attempt', userId, parseAttempt);

/** The key a user's next attempt takes. */
const nextKeyOf = (userId: string) =>
  storeOf('next-key', userId, (found) => (typeof found === 'string' && found ? found : null));

/**
 * Prepares the next attempt's key long before the button is pressed. Tabs see each other's storage a moment late: two
 * that order at the same time take the same key, and the shop gets one order.
 */
export function prepareKey(userId: string): void {
  const next = nextKeyOf(userId);
  if (next.get() === null) next.set(newIdempotencyKey());
}

/**
 * The attempt for the order with this hash. As long as there may be an order under the present one's key it stays that
 * one, whatever is ordered now: a new key could make two orders of one. Else it is the one under way for the same order,
 * or new.
 */
export function attemptFor(userId: string, hash: string): CheckoutAttempt {
  const store = attemptOf(userId);
  const present = store.get();
  const age = present ? Date.now() - present.at : Infinity;
  const isFresh = age >= 0 && age < ATTEMPT_LIFE;
  // hours later a replay of the old order would pass for the new one: ask instead
  if (present?.doubt) return isFresh ? present : { ...present, doubt: 'spent' };
  if (present && present.hash === hash && isFresh) return present;
  const next = nextKeyOf(userId);
  const attempt = { key: next.get() ?? newIdempotencyKey(), hash, at: Date.now() };
  // in this order: a tab that sees the next key sees the attempt as well
  store.set(attempt);
  next.set(newIdempotencyKey());
  return attempt;
}

/** Remembers the outcome that a try with this key has left uncertain, if it is still the attempt. */
export function noteUncertainOutcome(userId: string, key: string, doubt: UncertainOutcome): void {
  const store = attemptOf(userId);
  const present = store.get();
  if (present?.key === key) store.set({ ...present, at: Date.now(), doubt });
}

/** Ends the attempt, if it is still the one with this key. */
export function endAttempt(userId: string, key: string): void {
  const store = attemptOf(userId);
  if (store.get()?.key === key) store.clear();
}

function parseAttempt(found: unknown): CheckoutAttempt | null {
  if (typeof found !== 'object' || found === null) return null;
  const { key, hash, at, doubt } = found as Partial<Record<keyof CheckoutAttempt, unknown>>;
  if (typeof key !== 'string' || !key || typeof hash !== 'string' || typeof at !== 'number') return null;
  return { key, hash, at, doubt: doubt === 'open' || doubt === 'spent' ? doubt : undefined };
}
