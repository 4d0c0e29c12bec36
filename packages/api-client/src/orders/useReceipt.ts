import type { Receipt } from '@seduh/contract';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { receiptRead } from './reads';

/** The receipt of one order, as sold. Somebody else's is the same NOT_FOUND as one that does not exist. */
export function useReceipt(id: string): Resource<Receipt> {
  const { userId, waiting } = useViewer();
  const { key, load } = receiptRead(id);
  return useResource(userId ? key(userId) : null, load, waiting);
}
