import { type Pause, PauseBody } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { pauseEnd, pauseTarget } from '@seduh/domain';
import { failuresOf } from '../mocks/failures';
import { NOW } from '../mocks/fixtures/fixed';
import { shop } from '../mocks/fixtures/shop';
import { mockRoute } from '../mocks/mockRoute';
import { notFound, ok } from '../mocks/reply';

const PAUSE = API_PATHS.shopPause.pattern;

/** What is paused once a delivery method has this pause, or none; the mocks forget it. */
function withPause(id: string, makePause: (delivery_id: Pause['delivery_id']) => Pause | null): Response {
  const deliveryId = pauseTarget(id);
  if (deliveryId === undefined) return notFound('Delivery method');
  const others = shop.pauses.filter(({ delivery_id }) => delivery_id !== deliveryId);
  const pause = makePause(deliveryId);
  return ok(pause ? [pause, ...others] : others);
}

export const pauseHandlers = [
  mockRoute({
    method: 'put',
    path: PAUSE,
    permission: 'orders',
    body: PauseBody,
    answer: ({ param, body: { minutes } }) =>
      withPause(param('id'), (delivery_id) => ({
        delivery_id,
        until: pauseEnd(shop, minutes, new Date(NOW)).toISOString(),
        until_reopened: minutes === null,
      })),
  }),
  mockRoute({
    method: 'delete',
    path: PAUSE,
    permission: 'orders',
    answer: ({ param }) => withPause(param('id'), () => null),
  }),
];

export const pauseFailures = failuresOf('put', PAUSE);
