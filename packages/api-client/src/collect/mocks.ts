import type { CollectKey, CollectScreen, Order } from '@seduh/contract';
import { API_PATHS, HEADERS, MESSAGES } from '@seduh/contract/constants';
import { type CollectableOrder, collectScreen, isCalledByNumber } from '@seduh/domain';
import { always, failuresOf } from '../mocks/failures';
import { NOW } from '../mocks/fixtures/fixed';
import { boardOrders } from '../mocks/fixtures/orders';
import { rani } from '../mocks/fixtures/people';
import { mockRoute } from '../mocks/mockRoute';
import { notFound, ok } from '../mocks/reply';

/** The keys of the link that works, and of the one that takes its place, which works as well here. */
export const COLLECT_KEY = 'key-of-the-television-by-the-bar';
const NEXT_COLLECT_KEY = 'next-key-of-the-television-there';

const KEYS: ReadonlySet<string | null> = new Set([COLLECT_KEY, NEXT_COLLECT_KEY]);

const collectable = (order: Order): CollectableOrder => ({
  ...order,
  ready_since: order.timeline.findLast(({ status_name }) => status_name === 'ready')?.at ?? null,
  customer: isCalledByNumber(order) ? null : order.customer_name,
  called_by: rani.called_by,
  guest: order.counter === true,
});

/** What the screen shows of these orders. */
export const collectOf = (orders: readonly Order[]): CollectScreen =>
  collectScreen(orders.map(collectable), Date.parse(NOW));

const key = (key: string | null): CollectKey => ({ key });

export const collectHandlers = [
  mockRoute({
    method: 'get',
    path: API_PATHS.collect,
    role: 'public',
    answer: ({ headers }) =>
      KEYS.has(headers.get(HEADERS.collectKey)) ? ok(collectOf(boardOrders)) : notFound('Link'),
  }),
  mockRoute({ method: 'get', path: API_PATHS.collectKey, permission: 'orders', answer: () => ok(key(COLLECT_KEY)) }),
  mockRoute({
    method: 'post',
    path: API_PATHS.collectKey,
    permission: 'settings',
    answer: () => ok(key(NEXT_COLLECT_KEY), MESSAGES.collectKeyMade),
  }),
];

/** Answers this to whoever asks, whatever their key. */
export const showCollect = (screen: CollectScreen) => always('get', API_PATHS.collect, () => ok(screen));

export const collectFailures = {
  ...failuresOf('get', API_PATHS.collect),
  dead: always('get', API_PATHS.collect, () => notFound('Link')),
};
/** How reading the link's key can fail. `none`: there is no link yet; `replaced`: somebody else has made another one. */
export const collectKeyFailures = failuresOf('get', API_PATHS.collectKey, {
  none: () => ok(key(null)),
  replaced: () => ok(key(NEXT_COLLECT_KEY)),
});
/** How making a new link can fail. */
export const makeCollectKeyFailures = failuresOf('post', API_PATHS.collectKey);
