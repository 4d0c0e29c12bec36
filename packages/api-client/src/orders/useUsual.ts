import type { UsualCup } from '@seduh/contract';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { usualRead } from './reads';

/** What the customer usually has, the likely cup first, each as it can be had now. Nothing for visitors. */
export function useUsual(): Resource<UsualCup[]> {
  const { userId, waiting } = useViewer();
  return useResource(userId ? usualRead.key(userId) : null, usualRead.load, waiting);
}
