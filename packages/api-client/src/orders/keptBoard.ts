import type { Order } from '@seduh/contract';
import { isRecord } from '../http/ApiError';
import { getSession } from '../session/session';
import { BOARD_KEY, forgetBoard } from './forgetBoard';

/** How long a board is worth reading, ms: what was under way by then is over. */
const WORTH_MS = 2 * 60 * 60_000;

/** The open orders as they were when they were asked for. */
export interface KeptBoard {
  orders: Order[];
  /** When that was, ms by this device's clock. */
  at: number;
}

/** Without who lives where and under which number, but for what a rider has to know now. */
function readable(order: Order): Order {
  const isOut = order.status_name === 'ready' || order.status_name === 'out for delivery';
  return isOut ? order : { ...order, phone: null, address: null };
}

/** Keeps the board of this member of staff for a reload of this tab. */
export function keepBoard({ orders, at }: KeptBoard): void {
  const userId = getSession()?.id;
  if (!userId) return;
  try {
    sessionStorage.setItem(BOARD_KEY, JSON.stringify({ userId, at, orders: orders.map(readable) }));
  } catch {
    // blocked or full: then there is none, rather than an older one
    forgetBoard();
  }
}

/** What was kept for whoever is logged in, unless it is too old; anybody else's is forgotten. */
export function keptBoard(): KeptBoard | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(BOARD_KEY) ?? 'null');
    const isGood =
      isRecord(found) &&
      found.userId === getSession()?.id &&
      typeof found.at === 'number' &&
      Math.abs(Date.now() - found.at) < WORTH_MS &&
      Array.isArray(found.orders);
    if (isGood) return { orders: found.orders as Order[], at: found.at as number };
  } catch {
    // what cannot be read is none
  }
  forgetBoard();
  return null;
}
