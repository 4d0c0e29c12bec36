import type { HistoryItem, Order, OrderListQuery } from '@seduh/contract';
import { dequal } from 'dequal/lite';
import { cached, type Key } from '../data/stores';
import { useList, type ListResource, type Page } from '../data/useList';
import { useViewer } from '../data/useViewer';
import { historyRead, ordersRead, type Read } from './reads';

function useListed<T extends { id: string }>({ key: keyOf, load }: Read<Page<T>>): ListResource<T> {
  const viewer = useViewer();
  const key = viewer.userId ? keyOf(viewer.userId) : null;
  return useList(key, async () => withKnown(key, await load()), viewer);
}

/** The page with the objects of before where nothing has changed: a board of sixty draws the one card that has. */
function withKnown<T extends { id: string }>(key: Key | null, page: Page<T>): Page<T> {
  const before = key && (cached(key) as Page<T> | undefined);
  if (!before) return page;
  const known = new Map(before.data.map((item) => [item.id, item]));
  return {
    ...page,
    data: page.data.map((item) => {
      const same = known.get(item.id);
      return same && dequal(same, item) ? same : item;
    }),
  };
}

/** A page of the own history, newest first. */
export const useHistory = (page: number): ListResource<HistoryItem> => useListed(historyRead(page));

/** A page of all orders, for staff. */
export const useOrders = (query: OrderListQuery): ListResource<Order> => useListed(ordersRead(query));
