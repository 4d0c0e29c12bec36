import type { Shop } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { makeNeed } from '../data/preloads';
import type { Key } from '../data/stores';
import { useResource, type Resource } from '../data/useResource';
import type { Answer } from '../http/request';

/** Milliseconds the server's clock is ahead of this device's, as last heard. */
let offset = 0;

/** Notes the server's time (ISO 8601) of an answer that has just come, or of a page, before anything is heard. */
export function heardServerTime(now: string): void {
  offset = Date.parse(now) - Date.now();
  for (const follower of followers) follower();
}

const followers = new Set<() => void>();

/** Calls back whenever the server's time is heard. @returns what ends it */
export function followServerTime(follower: () => void): () => void {
  followers.add(follower);
  return () => void followers.delete(follower);
}

/** The time by the server's clock, so that ages are true on a device whose clock is wrong. The device's until heard. */
export const serverNow = (): Date => new Date(Date.now() + offset);

export const shopKey = (): Key => ['shop'];

/** Name, hours, delivery and payment methods, fees. */
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

/** Name, hours, delivery and payment methods and fees of the shop, with the server's clock in `now`. */
export const useShop = (): Resource<Shop> => useResource(shopKey(), () => shopNeed().load());
