import { refresh } from '../data/freshness';
import { forgetWithStores, type Key } from '../data/stores';
import { getSession } from '../session/session';
import { orderKey } from './reads';

/**
 * Loads again what a change of orders makes stale: history, the staff's lists and figures, and the orders named.
 * @returns whether all of it could be loaded
 */
export const refreshOrders = (...orderIds: string[]): Promise<boolean> =>
  refreshOwn((userId) => orderIds.flatMap((id) => [orderKey(userId, id), ['chat', userId, id]]));

/** Events that come together are loaded for once, ms; and a busy board rests so long after each load. */
const GATHER_MS = 100;
const REST_MS = 1_000;
const changed = new Set<string>();
/** From the first event until what it made stale is loaded. */
let round: { timer: ReturnType<typeof setTimeout> } | undefined;
let loadedAt = -REST_MS;

function forgetChanged(): void {
  clearTimeout(round?.timer);
  round = undefined;
  loadedAt = -REST_MS;
  changed.clear();
}

/**
 * As {@link refreshOrders}, for what is told again and again: once for all that comes within a moment. What is told while
 * that is being loaded is loaded after it, as a load that begins makes the one under way count for nothing.
 */
export function refreshOrdersSoon(orderId: string): void {
  changed.add(orderId);
  forgetWithStores(forgetChanged);
  if (!round) beginRound();
}

function beginRound(): void {
  const wait = Math.max(GATHER_MS, loadedAt + REST_MS - performance.now());
  const own = { timer: setTimeout(() => void loadChanged(own), wait) };
  round = own;
}

async function loadChanged(own: typeof round): Promise<void> {
  const ids = [...changed];
  changed.clear();
  try {
    await refreshOrders(...ids);
  } finally {
    // whatever became of it, the next event is loaded; else forgotten meanwhile
    if (round === own) endRound();
  }
}

function endRound(): void {
  round = undefined;
  loadedAt = performance.now();
  if (changed.size > 0) beginRound();
}

/** Loads again what was said of an order, and how much of it is unread. */
export const refreshChat = (orderId: string): Promise<boolean> =>
  refreshKeys((userId) => [
    ['chats', userId],
    ['chat', userId, orderId],
  ]);

/** Loads again everything about orders, after a time in which changes may have been missed. */
export const refreshEveryOrder = (): Promise<boolean> =>
  refreshOwn((userId) => [
    ['order', userId],
    ['chat', userId],
  ]);

const LISTS = ['history', 'usual', 'orders', 'dashboard', 'owed', 'chats'];

const refreshOwn = (named: (userId: string) => Key[]): Promise<boolean> =>
  refreshKeys((userId) => [...LISTS.map((list): Key => [list, userId]), ...named(userId)]);

async function refreshKeys(named: (userId: string) => Key[]): Promise<boolean> {
  const userId = getSession()?.id;
  return !userId || (await Promise.all(named(userId).map(refresh))).every(Boolean);
}
