import type { Profile } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import type { Key } from '../data/stores';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { request } from '../http/request';
import { keepProfile } from '../session/session';

export const profileKey = (userId: string): Key => ['profile', userId];

/** Whatever was changed elsewhere reaches this device's session here. */
async function fetchProfile(): Promise<Profile> {
  const { data } = await request<Profile>(API_PATHS.profile);
  keepProfile(data);
  return data;
}

/** The profile of whoever is logged in; nothing while logged out. */
export function useProfile(): Resource<Profile> {
  const { userId, waiting } = useViewer();
  return useResource(userId ? profileKey(userId) : null, fetchProfile, waiting);
}
