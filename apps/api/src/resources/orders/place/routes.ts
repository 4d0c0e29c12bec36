import {
  API_PATHS,
  COUNTER_PATHS,
  CartOrderBody,
  CounterOrderBody,
  MESSAGES,
  Order,
  OrderBody,
  ProductOrderBody,
} from '@seduh/contract';
import { validatorCompiler, type FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { createdAnswer } from '../../../platform/http/endpoint';
import { ok } from '../../../platform/http/envelope';
import { languageOf } from '../../../platform/http/language';
import { requireViewer } from '../../../platform/plugins/auth';
import { orderLimits } from '../limits';
import { isCart } from '../quote/service';
import { demandKey, endpoint, idempotencyKeyOf, keyHeaders } from '../route-parts';
import type { OrderService } from '../service';

const PlaceHeaders = keyHeaders(
  'Made up by the client, one for each order it means to place: sending it again gives the same answer',
);

/** Checks a body by the one schema it means to fit: a union would say what is wrong by both. Headers pass here too. */
const bodyCompiler: FastifySchemaCompiler<unknown> = (route) => {
  if (route.schema instanceof z.ZodObject) return validatorCompiler({ ...route, schema: route.schema });
  const cart = validatorCompiler({ ...route, schema: CartOrderBody });
  const product = validatorCompiler({ ...route, schema: ProductOrderBody });
  return (data: unknown) => (isProduct(data) && !isCart(data) ? product(data) : cart(data));
};

const isProduct = (body: unknown): boolean => typeof body === 'object' && body !== null && 'product_id' in body;

/** Placing an order, and staff placing one for a guest. */
export function placeRoutes(orders: OrderService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      API_PATHS.orders,
      {
        ...endpoint(
          { role: 'User', rateLimit: orderLimits.orders },
          'Place an order; the header Idempotency-Key makes sending it again safe',
          { headers: PlaceHeaders, body: OrderBody, response: createdAnswer(Order) },
        ),
        preValidation: demandKey,
        validatorCompiler: bodyCompiler,
      },
      async (request, reply) => {
        const { userId } = requireViewer(request);
        const key = idempotencyKeyOf(request);
        const order = await orders.place({ userId, key, body: request.body, language: languageOf(request) });
        return reply.code(201).send(ok(order, MESSAGES.orderPlaced, 201));
      },
    );

    app.post(
      COUNTER_PATHS.orders,
      {
        ...endpoint(
          { permission: 'orders', rateLimit: orderLimits.counter },
          'Place an order for a guest at the counter, who has paid; the header Idempotency-Key makes sending it again safe',
          { headers: PlaceHeaders, body: CounterOrderBody, response: createdAnswer(Order) },
        ),
        preValidation: demandKey,
      },
      async (request, reply) => {
        const { userId } = requireViewer(request);
        const order = await orders.placeAtCounter({ userId, key: idempotencyKeyOf(request), body: request.body });
        return reply.code(201).send(ok(order, MESSAGES.orderPlaced, 201));
      },
    );
  };
}
