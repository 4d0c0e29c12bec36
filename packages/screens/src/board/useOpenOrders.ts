import { useOrders, type ApiError } from '@seduh/api-client';
import type { Order } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import { openOrdersQuery } from '../lib/orders/openOrders';

export interface OpenOrders {
  /** Undefined until loaded. */
  orders: Order[] | undefined;
  /** When the list that an order is in was asked for, ms; undefined where no list has it. */
  asked(id: string): number | undefined;
  /** When the newest of the lists was asked for, ms. */
  askedLast: number;
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
  return {
    orders: first.data && [...byId.values()].map(({ order }) => order),
    asked: (id) => byId.get(id)?.asked,
    askedLast: Math.max(...pages.map(({ asked = 0 }) => asked)),
    beyond: Math.max(0, (first.meta?.totalData ?? 0) - MOST),
    error: first.error,
    retry: first.retry,
  };
}
