import type { Shop } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { always, failuresOf } from '../mocks/failures';
import { closedShop, pausedShop } from '../mocks/fixtures/shop';
import { busyShop, shopWithLimit, stations } from '../mocks/fixtures/work';
import { mockRoute } from '../mocks/mockRoute';
import { ok } from '../mocks/reply';

const asItWorks = shopWithLimit(stations.busy_minutes ?? null);

export const shopHandlers = [
  mockRoute({ method: 'get', path: API_PATHS.shop, role: 'public', answer: () => ok(asItWorks) }),
];

/** Answers this shop. */
export const showShop = (answer: Shop) => always('get', API_PATHS.shop, () => ok(answer));

export const shopFailures = {
  ...failuresOf('get', API_PATHS.shop),
  closed: showShop(closedShop),
  paused: showShop(pausedShop),
  busy: showShop(busyShop),
};
