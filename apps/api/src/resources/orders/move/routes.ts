import { Order, OrderMoveBody, success } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { ok } from '../../../platform/http/envelope';
import { requireViewer } from '../../../platform/plugins/auth';
import { ORDER, OrderParams } from '../params';
import type { OrderService } from '../service';

const tags = ['transactions'];

/** Moving an order on, back, or cancelling it. */
export function moveRoutes(orders: OrderService): FastifyPluginAsyncZod {
  return async (app) => {
    app.patch(
      ORDER,
      {
        config: { role: 'any' },
        schema: {
          tags,
          summary: 'Move an order on (staff), take the last move back (staff, with undo), or cancel it',
          params: OrderParams,
          body: OrderMoveBody,
          response: { 200: success(Order) },
        },
      },
      async (request) => ok(await orders.move(requireViewer(request), request.params.id, request.body)),
    );
  };
}
