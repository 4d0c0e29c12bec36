import { serverNow, useShop } from '@seduh/api-client';
import type { Shop } from '@seduh/contract';
import { useLocale } from '@seduh/ui';
import { useSyncExternalStore } from 'react';
import type { ShopTime } from './orders/moments';

/** How often ages and countdowns move on, ms. */
const TICK = 15_000;
/** It is never looked for sooner, ms: where the device's clock stands still just before one, each look would be followed by the next. */
const LEAST = 250;

function onTick(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        listener();
        wait();
      },
      Math.max(LEAST, TICK - (serverNow().getTime() % TICK)),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const lastTick = () => Math.floor(serverNow().getTime() / TICK) * TICK;

export interface ShopClock extends ShopTime {
  /** Undefined until loaded, or where it could not be had. */
  shop: Shop | undefined;
  /** The shop's zone and clock are not known yet. */
  isLoading: boolean;
}

/**
 * The shop's clock, moving on every 15 s. It goes by the server, so a device with a wrong clock shows true ages.
 * Where the shop cannot be had, times are in the device's zone rather than missing.
 */
export function useShopClock(): ShopClock {
  const { data: shop, isLoading } = useShop();
  // the server makes a page, and the browser takes it over, at the moment that the page's own data tells
  const now = useSyncExternalStore(onTick, lastTick, () => (shop ? Date.parse(shop.now) : 0));
  const zone = shop?.time_zone ?? deviceZone();
  return { shop, isLoading, zone, now, locale: useLocale() };
}
