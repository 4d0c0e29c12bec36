import { refresh } from '../data/freshness';
import type { Key } from '../data/stores';
import { getSession } from '../session/session';
import { orderKey } from './reads';

/**
 * Loads again what a change of orders makes stale: history, the staff's lists and figures, and the orders named.
 * @returns whether all of it could be loaded
 */
export const refreshOrders = (...orderIds: string[]): Promise<boolean> =>
  refreshOwn((userId) => orderIds.map((id) => orderKey(userId, id)));

/** Loads again everything about orders, after a time in which changes may have been missed. */
export const refreshEveryOrder = (): Promise<boolean> => refreshOwn((userId) => [['order', userId]]);

async function refreshOwn(named: (userId: string) => Key[]): Promise<boolean> {
  const userId = getSession()?.id;
  if (!userId) return true;
  const lists: Key[] = ['history', 'usual', 'orders', 'dashboard', 'owed'].map((resource) => [resource, userId]);
  return (await Promise.all([...lists, ...named(userId)].map(refresh))).every(Boolean);
}
