import type { LearnedMaking } from '@seduh/contract';
import { MAKING_PATHS } from '@seduh/contract/constants';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { request } from '../http/request';

/** What products really take to make where that is not what is set, for staff; those with the most orders first. */
export function useLearnedMaking(): Resource<LearnedMaking[]> {
  const { userId, waiting } = useViewer();
  return useResource(
    userId ? ['learnedMaking', userId] : null,
    async () => (await request<LearnedMaking[]>(MAKING_PATHS.learned)).data,
    waiting,
  );
}
