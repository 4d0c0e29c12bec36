import type { RateLimitOptions } from '@fastify/rate-limit';
import { HEADERS } from '@seduh/contract/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { userOf } from '../../platform/plugins/limits';

declare module 'fastify' {
  interface FastifyInstance {
    /** Idempotency keys that the order limit has let through. */
    orderKeys: OrderKeys;
  }
}

const KEPT = 20_000;

/**
 * Which idempotency keys the order limit has counted, so that a repeated one costs nothing. Repeats wait for the
 * verdict on the first; a refused key is forgotten, so it cannot be used to get past.
 */
class OrderKeys {
  readonly #verdicts = new Map<string, { settled: Promise<boolean>; settle(accepted: boolean): void }>();

  /** True where this key has been let through before; else the caller has to report what becomes of it. */
  async isRepeat(id: string): Promise<boolean> {
    const known = this.#verdicts.get(id);
    if (known) return known.settled;
    let settle: (accepted: boolean) => void = () => undefined;
    const settled = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    this.#verdicts.set(id, { settled, settle });
    const [oldest] = this.#verdicts.size > KEPT ? this.#verdicts.keys() : [];
    if (oldest !== undefined) this.report(oldest, false);
    return false;
  }

  report(id: string, accepted: boolean): void {
    this.#verdicts.get(id)?.settle(accepted);
    if (!accepted) this.#verdicts.delete(id);
  }
}

const byUser = { timeWindow: 60_000, hook: 'preHandler', keyGenerator: userOf } as const;

/** An order sent again under the same idempotency key is not counted a second time. */
const repeatsPass = {
  allowList: async (request) => {
    const id = orderKeyOf(request);
    return id !== null && request.server.orderKeys.isRepeat(id);
  },
  onExceeding: (request) => reportOrderKey(request, true),
  onExceeded: (request) => reportOrderKey(request, false),
} as const satisfies Partial<RateLimitOptions>;

export const orderLimits = {
  /** Asked by a product's page once a minute and at each change. By address, with room for a full café. */
  times: { timeWindow: 60_000, hook: 'preHandler', max: 600 },
  /** Pages opened at the payment provider for orders that are there already. */
  payments: { ...byUser, max: 10 },
  /** Messages in chats; one that is sent again counts again. */
  messages: { ...byUser, max: 60 },
  /** Money given back, by the member of staff. */
  refunds: { ...byUser, max: 60 },
  orders: { ...byUser, ...repeatsPass, max: 10 },
  /** Orders at the counter, by the member of staff: a queue, each with a few taps. */
  counter: { ...byUser, ...repeatsPass, max: 60 },
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
