import type { OrderEvent } from '@seduh/contract';
import { forgetWithStores } from '../data/stores';
import { refreshEveryOrder, refreshOrders } from '../orders/freshness';
import { FEED_OFF, startFeed, type FeedState } from './feed';
import { FEED_TIMES } from './times';

type Handler = (event: OrderEvent) => void;

/** One connection for the whole tab, however many components follow. */
let feed: { token: string; stop(): void } | undefined;
let state: FeedState = FEED_OFF;
let lingering: ReturnType<typeof setTimeout> | undefined;
let gathering: ReturnType<typeof setTimeout> | undefined;
const handlers = new Set<Handler>();
const watchers = new Set<() => void>();
const changed = new Set<string>();

const onState = (next: FeedState) => {
  state = next;
  for (const watcher of watchers) watcher();
};

const onEvent = (event: OrderEvent) => {
  changed.add(event.order_id);
  gathering ??= setTimeout(() => {
    gathering = undefined;
    void refreshOrders(...changed);
    changed.clear();
  }, FEED_TIMES.gather);
  for (const handler of handlers) handler(event);
};

const close = () => {
  clearTimeout(lingering);
  feed?.stop();
  feed = undefined;
};

/** Follows the orders the token may see; returns the way to leave. The last one to leave closes the connection. */
export function joinFeed(token: string, handler: Handler): () => void {
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

export const getFeedState = (): FeedState => state;

export function watchFeedState(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
