import { API_PATHS, Order, OwedQuery, OwedRefund, success, successList } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { z } from 'zod';
import { ok, okList } from '../../../platform/http/envelope';
import { requireViewer } from '../../../platform/plugins/auth';
import type { OrderService } from '../service';

/** What the shop owes its customers. */
export function owedRoutes(orders: OrderService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      API_PATHS.owed,
      {
        config: { role: 'Admin' },
        schema: {
          tags: ['payments'],
          summary: 'Money that the shop owes its customers, the oldest first',
          querystring: OwedQuery,
          response: { 200: successList(OwedRefund) },
        },
      },
      async ({ query }) => {
        const { refunds, meta } = await orders.owed(query);
        return okList(refunds, meta);
      },
    );

    app.post(
      `${API_PATHS.owed}/:id/returned`,
      {
        config: { role: 'Admin' },
        schema: {
          tags: ['payments'],
          summary: 'Say that owed money is back with the customer',
          params: z.object({ id: z.string() }),
          response: { 200: success(Order) },
        },
      },
      async (request) => ok(await orders.markReturned(requireViewer(request), request.params.id)),
    );
  };
}
