import type { Viewer } from '../../deps';
import type { KeyedHash } from '../../resources/auth/keyed-hash';
import type { Sessions } from '../../resources/auth/sessions';
import type { OrderKeys } from '../../resources/orders/place/order-keys';
import type { OrderService } from '../../resources/orders/service';

/** Who may call a route: everybody, anybody logged in, or one role only. */
export type RouteRole = 'public' | 'any' | 'User' | 'Admin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Declared by every route; an app with a route that lacks it does not start. */
    role?: RouteRole;
    /** A public route whose answer is the same whoever asks: nobody is looked up for it. */
    sameForAll?: boolean;
  }

  interface FastifyRequest {
    /** Who is asking; null without a (valid) token. */
    viewer: Viewer | null;
  }

  interface FastifyInstance {
    /** Tokens and whom they stand for; long-lived streams ask it again whether theirs still counts. */
    sessions: Sessions;
    /** Names what must not be kept or logged as it is. */
    keyedHash: KeyedHash;
    /** Idempotency keys that the order limit has let through. */
    orderKeys: OrderKeys;
    /** What can be done with orders; the sweeper uses it beside the routes. */
    orders: OrderService;
  }
}
