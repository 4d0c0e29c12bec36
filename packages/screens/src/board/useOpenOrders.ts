import { useOrders, type ApiError, type KeptBoard } from '@seduh/api-client';
import type { Order } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { openOrdersQuery } from '../lib/orders/openOrders';

export interface OpenOrders {
  /** Undefined until loaded. */
  orders: Order[] | undefined;
  /** When the list that an order is in was asked for, ms; undefined where no list has it. */
  asked(id: string): number | undefined;
  /** When the newest list that has come was asked for, ms; what is shown may be older for a moment. */
  askedLast: RefObject<number>;
  /** When they were asked for where they are those of before a reload, as the server cannot be reached, ms; else null. */
  keptAt: number | null;
  /** How many older ones are open beyond those that are loaded. */
  beyond: number;
  /** Why they could not be had. */
  error: ApiError | undefined;
  retry(): void;
}

const PAGES = 4;
/** The most orders a board takes. */
const MOST = PAGES * LIMITS.pageMax;

/**
 * Every open order of the shop, up to four pages of fifty.
 * A page that does not exist is asked for as the last one that does: the same key, so no request of its own.
 */
export function useOpenOrders(): OpenOrders {
  const first = useOrders({ ...openOrdersQuery, page: 1 });
  const last = first.meta?.totalPage ?? 1;
  const at = (page: number) => ({ ...openOrdersQuery, page: Math.max(1, Math.min(page, last)) });
  const second = useOrders(at(2));
  const third = useOrders(at(3));
  const fourth = useOrders(at(4));

  // an order that slipped to the next page between two answers is in both
  const byId = new Map<string, { order: Order; asked: number }>();
  const pages = [fourth, third, second, first];
  for (const { data = [], asked = 0 } of pages) for (const order of data) byId.set(order.id, { order, asked });
  const live = first.data && [...byId.values()].map(({ order }) => order);
  const kept = useKept(live, first.asked ?? 0, first.error);
  const latest = live ? Math.max(...pages.map(({ asked = 0 }) => asked)) : (kept?.at ?? 0);
  const askedLast = useRef(latest);
  useEffect(() => {
    askedLast.current = latest;
  }, [latest]);
  return {
    orders: live ?? kept?.orders,
    asked: (id) => byId.get(id)?.asked ?? kept?.at,
    askedLast,
    keptAt: kept?.at ?? null,
    beyond: Math.max(0, (first.meta?.totalData ?? 0) - MOST),
    error: first.error,
    retry: first.retry,
  };
}

/** How a board is kept for a reload: not needed to show it, so its code comes after it. */
let keeping: typeof import('./keeping') | undefined;
const loadKeeping = async () => (keeping ??= await import('./keeping'));

/** Keeps what is shown for a reload, and has what was kept where the server cannot be reached after one. */
function useKept(live: Order[] | undefined, asked: number, error: ApiError | undefined) {
  const [kept, setKept] = useState<KeptBoard | null>(null);
  const onLeave = useEffectEvent(() => {
    if (live) keeping?.keepBoard({ orders: live, at: asked });
  });
  useEffect(() => {
    void loadKeeping().catch(() => undefined);
    // as it is left and not with each change: writing a full board takes as long as painting it
    const leave = () => onLeave();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, []);
  const isRefused = error && error.status >= 400 && error.status < 500;
  const isLost = !live && error !== undefined && !isRefused;
  useEffect(() => {
    if (!isLost) return;
    const take = async () => setKept((await loadKeeping()).keptBoard());
    take().catch(() => undefined);
  }, [isLost]);
  if (live && kept) setKept(null);
  return isLost ? kept : null;
}
