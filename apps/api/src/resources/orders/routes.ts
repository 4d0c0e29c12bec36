import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { Deps } from '../../deps';
import type { OrderEvents } from './events/hub';
import { chatRoutes } from './chat/routes';
import { eventRoutes } from './events/routes';
import { delayRoutes } from './foresee/routes';
import { createForecastWatch } from './foresee/watch';
import { moveRoutes } from './move/routes';
import { offerRoutes } from './offer/routes';
import { paymentRoutes, providerRoutes } from './pay/routes';
import { placeRoutes } from './place/routes';
import { pourRoutes } from './pour/routes';
import { quoteRoutes } from './quote/routes';
import { readRoutes } from './read/routes';
import type { OrderService } from './service';

/** Quotes, orders, their moves and payments, and the stream of what happens to them. */
export function orderRoutes(orders: OrderService, events: OrderEvents, deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const { database, clock } = deps;
    const forecasts = createForecastWatch({ db: database.db, clock, events, logger: app.log });
    await app.register(eventRoutes(events, forecasts.follow));
    const all = [paymentRoutes, quoteRoutes, placeRoutes, readRoutes, moveRoutes, pourRoutes, delayRoutes, offerRoutes];
    for (const routes of all) await app.register(routes(orders));
    await app.register(chatRoutes(orders, deps));
    await app.register(providerRoutes(orders, deps));
  };
}
