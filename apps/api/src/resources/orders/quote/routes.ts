import { API_PATHS, Quote, QuoteBody } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { answer } from '../../../platform/http/endpoint';
import { ok } from '../../../platform/http/envelope';
import { endpoint } from '../route-parts';
import type { OrderService } from '../service';

/** What a cart would cost. */
export function quoteRoutes(orders: OrderService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      API_PATHS.quote,
      endpoint('public', 'What a cart costs and what stands against it', { body: QuoteBody, response: answer(Quote) }),
      async ({ viewer, body }) => ok(await orders.quote(viewer, body)),
    );
  };
}
