import type { RateLimitOptions } from '@fastify/rate-limit';
import { HEADERS } from '@seduh/contract/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { userOf } from '../../platform/plugins/limits';
import { OrderKeys } from './place/order-keys';

declare module 'fastify' {
  interface FastifyInstance {
    /** Idempotency keys that the order limit has let through. */
    orderKeys: OrderKeys;
  }
}

const MINUTE_MS = 60_000;

/** An order sent again under the same idempotency key is not counted a second time. */
export const orderLimits = {
  /** Pages opened at the payment provider for orders that are there already. */
  payments: { max: 10, timeWindow: MINUTE_MS, hook: 'preHandler', keyGenerator: userOf },
  /** Money given back, by the member of staff. */
  refunds: { max: 60, timeWindow: MINUTE_MS, hook: 'preHandler', keyGenerator: userOf },
  orders: {
    max: 10,
    timeWindow: MINUTE_MS,
    hook: 'preHandler',
    keyGenerator: userOf,
    allowList: async (request) => {
      const id = orderKeyOf(request);
      return id !== null && request.server.orderKeys.isRepeat(id);
    },
    onExceeding: (request) => reportOrderKey(request, true),
    onExceeded: (request) => reportOrderKey(request, false),
  },
} as const satisfies Record<string, RateLimitOptions>;

/** What the limit on orders remembers. */
export function installOrderKeys(app: FastifyInstance): void {
  app.decorate('orderKeys', new OrderKeys());
}

/** Keys belong to their user: somebody else's equal key is another one. */
function orderKeyOf(request: FastifyRequest): string | null {
  const key = request.headers[HEADERS.idempotencyKey];
  return request.viewer && typeof key === 'string' && key !== '' ? `${request.viewer.userId} ${key}` : null;
}

function reportOrderKey(request: FastifyRequest, accepted: boolean): void {
  const id = orderKeyOf(request);
  if (id !== null) request.server.orderKeys.report(id, accepted);
}
