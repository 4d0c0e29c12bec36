import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { Deps } from '../../deps';
import type { OrderEvents } from './events/hub';
import { eventRoutes } from './events/routes';
import { moveRoutes } from './move/routes';
import { paymentRoutes, providerRoutes } from './pay/routes';
import { placeRoutes } from './place/routes';
import { quoteRoutes } from './quote/routes';
import { readRoutes } from './read/routes';
import type { OrderService } from './service';

/** Quotes, orders, their moves and payments, and the stream of what happens to them. */
export function orderRoutes(orders: OrderService, events: OrderEvents, deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(eventRoutes(events));
    for (const routes of [paymentRoutes, quoteRoutes, placeRoutes, readRoutes, moveRoutes]) {
      await app.register(routes(orders));
    }
    await app.register(providerRoutes(orders, deps));
  };
}
