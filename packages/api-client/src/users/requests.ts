import type { Profile } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import type { Key } from '../data/stores';
import { request } from '../http/request';

export const profileKey = (userId: string): Key => ['profile', userId];

export const fetchProfile = async (): Promise<Profile> => (await request<Profile>(API_PATHS.profile)).data;
