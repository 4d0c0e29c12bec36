import type { Receipt } from '@seduh/contract';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { receiptKey } from './keys';
import { fetchReceipt } from './requests';

/** The receipt of one order, as sold. Somebody else's is the same NOT_FOUND as one that does not exist. */
export function useReceipt(id: string): Resource<Receipt> {
  const { userId, waiting } = useViewer();
  return useResource(userId ? receiptKey(userId, id) : null, () => fetchReceipt(id), waiting);
}
