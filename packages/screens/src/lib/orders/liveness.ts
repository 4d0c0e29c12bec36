import type { FeedState } from '@seduh/api-client';

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
