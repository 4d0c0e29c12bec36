import type { Order } from '@seduh/contract';
import { refresh } from '../data/freshness';
import { fill, type Key } from '../data/stores';
import { getSession } from '../session/session';
import { orderKey } from './keys';

/** Puts an order that has just been answered where its page will look for it. */
export function keepOrder(order: Order): void {
  const userId = getSession()?.id;
  if (userId) fill(orderKey(userId, order.id), order);
}

/**
 * Loads again what a change of orders makes stale: history, the staff's lists and figures, and the orders named.
 * @returns whether all of it could be loaded
 */
export async function refreshOrders(...orderIds: string[]): Promise<boolean> {
  const userId = getSession()?.id;
  if (!userId) return true;
  const stale: Key[] = [
    ['history', userId],
    ['orders', userId],
    ['dashboard', userId],
    ['owed', userId],
  ];
  return refreshAll([...stale, ...orderIds.map((id) => orderKey(userId, id))]);
}

/** Loads again everything about orders, after a time in which changes may have been missed. */
export async function refreshEveryOrder(): Promise<boolean> {
  const userId = getSession()?.id;
  if (!userId) return true;
  return refreshAll([
    ['history', userId],
    ['orders', userId],
    ['order', userId],
    ['dashboard', userId],
    ['owed', userId],
  ]);
}

const refreshAll = async (prefixes: Key[]): Promise<boolean> =>
  (await Promise.all(prefixes.map(refresh))).every(Boolean);
