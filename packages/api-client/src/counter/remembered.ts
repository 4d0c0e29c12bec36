import type { Order, Quote } from '@seduh/contract';
import { forgetWithStores } from '../data/stores';
import type { ApiError } from '../http/ApiError';
import { getSession } from '../session/session';
import type { CounterTicket } from './ticket';

/** A try to place a ticket that led to no order. */
export interface RefusedTry {
  /** The ticket as it was sent. */
  ticket: CounterTicket;
  /** The quote as loaded then: as long as it is the same one, a refusal knows better. */
  loaded: Quote | undefined;
  error: ApiError;
}

/** The order that a ticket has become. */
export interface PlacedTicket {
  order: Order;
  /** Cash that its guest has handed over, whole rupiah; null where nobody has said. */
  given: number | null;
}

/** What this tab knows beside the ticket; it outlives leaving the page, and no logout. */
export interface Remembered {
  /** The ticket that `given` and `refused` are about. */
  key: string;
  given: number | null;
  refused?: RefusedTry;
  /** The order before this ticket, until staff begin the next one. */
  placed?: PlacedTicket;
}

export const NOTHING: Remembered = { key: '', given: null };

/** Tries under way, by their key; they go on while their page is left. */
const tries = new Map<string, Promise<Order>>();
/** Of whoever is logged in by this token. */
let remembered: { token: string; about: Remembered } | undefined;
const watchers = new Set<() => void>();

const forget = () => {
  tries.clear();
  remembered = undefined;
};

/** For how long after the page was left its outcome is news, ms: an hour later the guest has gone. */
const NEWS_MS = 10 * 60_000;
let leftAt = 0;

/** Calls back with each change. What is known is forgotten by who comes back after a while. */
export function watchCounter(watcher: () => void): () => void {
  if (watchers.size === 0 && performance.now() - leftAt > NEWS_MS) remembered = undefined;
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    leftAt = performance.now();
  };
}

function tell(): void {
  forgetWithStores(forget);
  for (const watcher of watchers) watcher();
}

/** The try under way at the ticket with this key. */
export const tryOf = (key: string): Promise<Order> | undefined => tries.get(key);

export function beginTry(key: string, sent: Promise<Order>): void {
  tries.set(key, sent);
  tell();
}

export function endTry(key: string): void {
  tries.delete(key);
  tell();
}

/** What is known in the session with this token. The same object until it changes. */
export const recall = (token = getSession()?.token): Remembered =>
  remembered?.token === token ? (remembered?.about ?? NOTHING) : NOTHING;

/** Remembers this of the ticket with the key; what was known of another ticket goes, the order before stays. */
export function remember(key: string, news: Partial<Omit<Remembered, 'key'>>): void {
  const token = getSession()?.token;
  if (token === undefined) return;
  const before = recall(token);
  remembered = {
    token,
    about: { ...(before.key === key ? before : { ...NOTHING, placed: before.placed }), key, ...news },
  };
  tell();
}
