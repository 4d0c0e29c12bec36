import type { OrderEvent } from '@seduh/contract';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { forgetWithStores } from '../data/stores';
import { refreshChat, refreshEveryOrder, refreshOrdersSoon } from '../orders/freshness';
import { useSession } from '../session/useSession';
import { FEED_OFF, FEED_TIMES, startFeed, type FeedState } from './feed';

type Handler = (event: OrderEvent) => void;

/** One connection for the whole tab, however many components follow. */
let feed: { token: string; stop(): void } | undefined;
let state: FeedState = FEED_OFF;
let lingering: ReturnType<typeof setTimeout> | undefined;
const handlers = new Set<Handler>();
const watchers = new Set<() => void>();

const onState = (next: FeedState) => {
  state = next;
  for (const watcher of watchers) watcher();
};

const onEvent = (event: OrderEvent) => {
  // nothing about the order itself has changed
  if (event.kind === 'chat') return void refreshChat(event.order_id);
  refreshOrdersSoon(event.order_id);
  for (const handler of handlers) handler(event);
};

const close = () => {
  clearTimeout(lingering);
  feed?.stop();
  feed = undefined;
};

/** Follows the orders the token may see; returns what stops following. The last one to stop closes the connection. */
function joinFeed(token: string, handler: Handler): () => void {
  clearTimeout(lingering);
  handlers.add(handler);
  if (feed?.token !== token) {
    close();
    forgetWithStores(close);
    feed = { token, ...startFeed({ onEvent, onState, catchUp: refreshEveryOrder }) };
  }
  return () => {
    handlers.delete(handler);
    if (handlers.size > 0) return;
    lingering = setTimeout(close, FEED_TIMES.linger);
  };
}

const getFeedState = (): FeedState => state;

function watchFeedState(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

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
