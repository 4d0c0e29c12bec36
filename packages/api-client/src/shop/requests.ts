import type { Shop } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { preloadKey } from '../data/preloads';
import type { Key } from '../data/stores';
import { request } from '../http/request';
import { heardServerTime } from './serverClock';

export const shopKey = (): Key => ['shop'];

export async function fetchShop(): Promise<Shop> {
  const { data } = await request<Shop>(API_PATHS.shop);
  heardServerTime(data.now);
  return data;
}

/** Loads the shop ahead of a page that shows it. Never rejects. */
export const preloadShop = (): Promise<void> => preloadKey(shopKey(), fetchShop);
