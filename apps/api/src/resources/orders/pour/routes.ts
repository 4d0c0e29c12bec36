import { API_PATHS, Order, PourBody } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { answer, ById } from '../../../platform/http/endpoint';
import { ok } from '../../../platform/http/envelope';
import { requireViewer } from '../../../platform/plugins/auth';
import { endpoint } from '../route-parts';
import type { OrderService } from '../service';

const SUMMARY = 'One piece of a line is made, or, with undo, is not after all: the last one makes its order ready';

/** The pieces of an order, as they are made. */
export function pourRoutes(orders: OrderService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      API_PATHS.pours.pattern,
      endpoint('orders', SUMMARY, { params: ById, body: PourBody, response: answer(Order) }),
      async (request) => ok(await orders.pour(requireViewer(request), request.params.id, request.body)),
    );
  };
}
