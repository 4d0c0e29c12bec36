import { API_PATHS, Order, OrderDelayBody } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { answer, ById } from '../../../platform/http/endpoint';
import { ok } from '../../../platform/http/envelope';
import { requireViewer } from '../../../platform/plugins/auth';
import { endpoint } from '../route-parts';
import type { OrderService } from '../service';

/** Why an order is late, for its customer. */
export function delayRoutes(orders: OrderService): FastifyPluginAsyncZod {
  return async (app) => {
    app.put(
      API_PATHS.orderDelay.pattern,
      endpoint(
        'orders',
        'Say why an order is late, and how late at least, which its customer reads; no reason takes it back',
        {
          params: ById,
          body: OrderDelayBody,
          response: answer(Order),
        },
      ),
      async (request) => {
        const { reason, minutes = null } = request.body;
        return ok(await orders.sayWhyLate(requireViewer(request), request.params.id, { reason, minutes }));
      },
    );
  };
}
