import type { HistoryItem } from '@seduh/contract';
import { useList, type ListResource } from '../data/useList';
import { useViewer } from '../data/useViewer';
import { historyKey } from './keys';
import { fetchHistory } from './requests';

/** A page of the own history, newest first. */
export function useHistory(page: number): ListResource<HistoryItem> {
  const viewer = useViewer();
  return useList(viewer.userId ? historyKey(viewer.userId, page) : null, () => fetchHistory(page), viewer);
}
