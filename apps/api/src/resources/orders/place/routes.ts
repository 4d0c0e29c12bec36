import { API_PATHS, HEADERS, LIMITS, Order, OrderBody, success } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../platform/http/envelope';
import { requireViewer } from '../../../platform/plugins/auth';
import { idempotencyKeyOf } from '../idempotency-key';
import { orderLimits } from '../limits';
import type { OrderService } from '../service';
import { orderBodyCompiler } from './body';

const tags = ['transactions'];
const PlaceHeaders = z.looseObject({
  [HEADERS.idempotencyKey]: z
    .string()
    .min(1)
    .max(LIMITS.idempotencyKey)
    .describe('Made up by the client, one for each order it means to place: sending it again gives the same answer'),
});

/** Placing an order. */
export function placeRoutes(orders: OrderService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      API_PATHS.orders,
      {
        config: { role: 'User', rateLimit: orderLimits.orders },
        preValidation: async (request) => void idempotencyKeyOf(request),
        validatorCompiler: orderBodyCompiler,
        schema: {
          tags,
          summary: 'Place an order; the header Idempotency-Key makes sending it again safe',
          headers: PlaceHeaders,
          body: OrderBody,
          response: { 201: success(Order) },
        },
      },
      async (request, reply) => {
        const { userId } = requireViewer(request);
        const order = await orders.place(userId, idempotencyKeyOf(request), request.body);
        return reply.code(201).send(ok(order, 'Order placed', 201));
      },
    );
  };
}
