import type { Profile } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import type { Key } from '../data/stores';
import { request } from '../http/request';
import { keepImage } from '../session/session';

export const profileKey = (userId: string): Key => ['profile', userId];

/** Whatever was changed elsewhere reaches this device's session here. */
export async function fetchProfile(): Promise<Profile> {
  const { data } = await request<Profile>(API_PATHS.profile);
  keepImage(data.id, data.image);
  return data;
}
