import { type FeedState, serverNow, useOrderEvents } from '@seduh/api-client';
import { formatTime } from '../format/times';
import { useOnline } from '../useOnline';
import type { ShopTime } from './moments';

/** Silence after which what is shown may be old news, ms. The server is heard from every 20 s at least. */
const STALE_AFTER = 30_000;

/** `waiting`: nothing heard yet; `stale`: heard from once, but not lately; `off`: nobody follows. */
export type Liveness = 'live' | 'stale' | 'waiting' | 'off';

/**
 * Whether a page that follows orders is up to date.
 * @param now by the same clock as `lastHeard`, ms
 * @param isOnline whether the browser has a network: without one nothing is live, however lately it was heard
 */
export function livenessOf({ state, lastHeard }: FeedState, now: number, isOnline: boolean): Liveness {
  if (state === 'off') return 'off';
  if (!lastHeard) return 'waiting';
  if (!isOnline) return 'stale';
  return now - lastHeard.getTime() > STALE_AFTER ? 'stale' : 'live';
}

/** Where the server's clock stood when this device's showed `date`. */
const byServer = (date: Date): Date => new Date(date.getTime() + serverNow().getTime() - Date.now());

/**
 * Follows the orders on the page, which then update by themselves.
 * @returns how live they are, and when the server was last heard, `14:03`; null for never
 */
export function useLive(time: ShopTime): { liveness: Liveness; heardAt: string | null } {
  const { state, lastHeard } = useOrderEvents();
  const isOnline = useOnline();
  const heard = lastHeard && byServer(lastHeard);
  return {
    liveness: livenessOf({ state, lastHeard: heard }, time.now, isOnline),
    heardAt: heard && formatTime(heard.toISOString(), time),
  };
}
