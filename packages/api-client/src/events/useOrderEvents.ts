import type { OrderEvent } from '@seduh/contract';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useSession } from '../session/useSession';
import { FEED_OFF, type FeedState } from './feed';
import { getFeedState, joinFeed, watchFeedState } from './sharedFeed';

/**
 * Follows orders live: the own ones, or all for staff. Each event loads again what shows the order
 * (its page, history, the staff's lists); nothing needs to be done in `handler` for that.
 * @param handler called with each event, e.g. for a sound
 * @param enabled false: do not follow
 */
export function useOrderEvents(handler?: (event: OrderEvent) => void, enabled = true): FeedState {
  const { session } = useSession();
  const token = enabled ? session?.token : undefined;
  const onEvent = useEffectEvent((event: OrderEvent) => handler?.(event));
  useEffect(() => (token ? joinFeed(token, (event) => onEvent(event)) : undefined), [token]);
  const state = useSyncExternalStore(watchFeedState, getFeedState, () => FEED_OFF);
  return token ? state : FEED_OFF;
}
