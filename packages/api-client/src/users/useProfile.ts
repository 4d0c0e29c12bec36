import type { Profile } from '@seduh/contract';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { fetchProfile, profileKey } from './requests';

/** The profile of whoever is logged in; nothing while logged out. */
export function useProfile(): Resource<Profile> {
  const { userId, waiting } = useViewer();
  return useResource(userId ? profileKey(userId) : null, fetchProfile, waiting);
}
