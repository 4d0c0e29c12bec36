import type { Order } from '@seduh/contract';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { orderRead } from './reads';

/** One order. Somebody else's is the same NOT_FOUND as one that does not exist; null for none. */
export function useOrder(id: string | null): Resource<Order> {
  const { userId, waiting } = useViewer();
  const { key, load } = orderRead(id ?? '');
  return useResource(userId && id ? key(userId) : null, load, waiting && id !== null);
}
