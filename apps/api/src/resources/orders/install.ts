import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { traced } from '../../platform/observe/spans';
import { createOrderEvents, type OrderEvents } from './events/hub';
import { installOrderKeys } from './limits';
import { createOrderService, type OrderService } from './service';

declare module 'fastify' {
  interface FastifyInstance {
    /** What can be done with orders; the sweeper uses it beside the routes. */
    orders: OrderService;
  }
}

/** Makes the one order service of an app, which routes and the sweeper share, and the events that it wakes. */
export function installOrders(
  app: FastifyInstance,
  { database, clock, cards }: Deps,
): { orders: OrderService; events: OrderEvents } {
  const events = createOrderEvents(database, app.log);
  const orders = traced(
    'orders',
    createOrderService({
      db: database.db,
      searched: database.upToDate,
      clock,
      cards,
      logger: app.log,
      wake: events.wake,
    }),
  );
  app.addHook('preClose', events.close);
  app.decorate('orders', orders);
  installOrderKeys(app);
  return { orders, events };
}
