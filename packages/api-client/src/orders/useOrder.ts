import type { Order } from '@seduh/contract';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { orderKey } from './keys';
import { fetchOrder } from './requests';

/** One order. Somebody else's is the same NOT_FOUND as one that does not exist; null for none. */
export function useOrder(id: string | null): Resource<Order> {
  const { userId, waiting } = useViewer();
  const key = userId && id ? orderKey(userId, id) : null;
  return useResource(key, () => fetchOrder(id ?? ''), waiting && id !== null);
}
