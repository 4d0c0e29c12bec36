import type { OwedRefund } from '@seduh/contract';
import { useList, type ListResource } from '../data/useList';
import { useViewer } from '../data/useViewer';
import { fetchOwed, owedKey } from './requests';

/** A page of the money that the shop owes, the oldest first; for staff. */
export function useOwed(page: number): ListResource<OwedRefund> {
  const viewer = useViewer();
  return useList(viewer.userId ? owedKey(viewer.userId, page) : null, () => fetchOwed(page), viewer);
}
