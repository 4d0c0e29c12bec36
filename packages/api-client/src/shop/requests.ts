import type { Shop } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { makeNeed, preload } from '../data/need';
import type { Key } from '../data/stores';
import type { Answer } from '../http/request';
import { heardServerTime } from './serverClock';

export const shopKey = (): Key => ['shop'];

/** Name, hours, ways and fees. */
export function shopNeed() {
  const need = makeNeed(shopKey(), API_PATHS.shop, ({ data }: Answer<Shop>) => data);
  return {
    ...need,
    async load() {
      const shop = await need.load();
      // only of an answer that has just come: one kept in a page may be old
      heardServerTime(shop.now);
      return shop;
    },
  };
}

export const fetchShop = (): Promise<Shop> => shopNeed().load();

/** Loads the shop ahead of a page that shows it. Never rejects. */
export const preloadShop = (): Promise<void> => preload(shopNeed());
