import { type Undelivered, UndeliveredBody, type UndeliveredItem, UndeliveredQuery } from '@seduh/contract';
import { API_PATHS, MESSAGES } from '@seduh/contract/constants';
import { fixtureId, minutesAgo } from '../mocks/fixtures/fixed';
import { orders } from '../mocks/fixtures/orders';
import { always, failuresOf } from '../mocks/failures';
import { mockRoute } from '../mocks/mockRoute';
import { ok } from '../mocks/reply';

/** Everything has reached whom it was for. */
export const allDelivered: Undelivered = {
  by_way: { mail: 0, push: 0, phone: 0 },
  items: [],
  waiting: 0,
  waiting_since: null,
};

const item = (index: number, rest: Omit<UndeliveredItem, 'id' | 'order_id' | 'number' | 'at'>): UndeliveredItem => {
  const about = rest.what === 'account' ? undefined : orders[index];
  return {
    id: fixtureId('undelivered', index + 1),
    order_id: about?.id ?? null,
    number: about?.number ?? null,
    at: minutesAgo(7 + index * 95),
    ...rest,
  };
};

/** By every way something, for every reason; two of it say nothing any more. */
export const someGivenUp: Undelivered = {
  ...allDelivered,
  by_way: { mail: 3, push: 1, phone: 1 },
  items: [
    item(0, { way: 'mail', what: 'receipt', reason: 'address', can_retry: true }),
    item(1, { way: 'push', what: 'ready', reason: 'away', can_retry: true }),
    item(2, { way: 'phone', what: 'out for delivery', reason: 'number', can_retry: true }),
    item(3, { way: 'mail', what: 'late', reason: 'old', can_retry: false }),
    item(4, { way: 'mail', what: 'account', reason: 'refused', can_retry: false }),
  ],
};

/** A mail server that was away for a day: more than is named. */
export const manyGivenUp: Undelivered = { ...someGivenUp, by_way: { mail: 212, push: 4, phone: 1 } };

/** What does not reach a single order. */
export const oneGivenUp: Undelivered = {
  ...allDelivered,
  by_way: { mail: 1, push: 0, phone: 0 },
  items: someGivenUp.items.slice(0, 1),
};

/** The mail server has been away for a while. */
export const someWaiting: Undelivered = { ...allDelivered, waiting: 4, waiting_since: minutesAgo(25) };

export const undeliveredHandlers = [
  mockRoute({
    method: 'get',
    path: API_PATHS.undelivered,
    permission: 'figures',
    query: UndeliveredQuery,
    answer: () => ok(allDelivered),
  }),
  mockRoute({
    method: 'post',
    path: API_PATHS.undeliveredRetry,
    permission: 'figures',
    body: UndeliveredBody,
    answer: () => ok(allDelivered, MESSAGES.undeliveredRetried),
  }),
  mockRoute({
    method: 'post',
    path: API_PATHS.undeliveredDismiss,
    permission: 'figures',
    body: UndeliveredBody,
    answer: () => ok(allDelivered, MESSAGES.undeliveredDismissed),
  }),
];

/** Answers this about what did not reach people, and to what is done about it the rest. */
export const showUndelivered = (answer: Undelivered, rest: Undelivered = allDelivered) => [
  always('get', API_PATHS.undelivered, () => ok(answer)),
  always('post', API_PATHS.undeliveredRetry, () => ok(rest, MESSAGES.undeliveredRetried)),
  always('post', API_PATHS.undeliveredDismiss, () => ok(rest, MESSAGES.undeliveredDismissed)),
];

export const undeliveredFailures = failuresOf('get', API_PATHS.undelivered);
/** How doing something about it can fail. */
export const undeliveredActFailures = {
  retry: failuresOf('post', API_PATHS.undeliveredRetry),
  dismiss: failuresOf('post', API_PATHS.undeliveredDismiss),
};
