import { refresh } from '../data/freshness';
import type { Key } from '../data/stores';
import { getSession } from '../session/session';
import { orderKey } from './reads';

/**
 * Loads again what a change of orders makes stale: history, the staff's lists and figures, and the orders named.
 * @returns whether all of it could be loaded
 */
export const refreshOrders = (...orderIds: string[]): Promise<boolean> =>
  refreshOwn((userId) => orderIds.flatMap((id) => [orderKey(userId, id), ['chat', userId, id]]));

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
