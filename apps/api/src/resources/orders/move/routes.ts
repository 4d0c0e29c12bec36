import { Order, OrderMoveBody } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { answer, ById } from '../../../platform/http/endpoint';
import { ok } from '../../../platform/http/envelope';
import { requireViewer } from '../../../platform/plugins/auth';
import { endpoint, ORDER } from '../route-parts';
import type { OrderService } from '../service';

const SUMMARY = 'Move an order on (staff), take the last move back (staff, with undo), or cancel it';

/** Moving an order on, back, or cancelling it. */
export function moveRoutes(orders: OrderService): FastifyPluginAsyncZod {
  return async (app) => {
    app.patch(
      ORDER,
      endpoint({ role: 'any', permission: 'orders' }, SUMMARY, {
        params: ById,
        body: OrderMoveBody,
        response: answer(Order),
      }),
      async (request) => ok(await orders.move(requireViewer(request), request.params.id, request.body)),
    );
  };
}
