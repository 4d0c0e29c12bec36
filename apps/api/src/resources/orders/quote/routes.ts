import { API_PATHS, Quote, QuoteBody, success } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { ok } from '../../../platform/http/envelope';
import type { OrderService } from '../service';

const tags = ['transactions'];

/** What a cart would cost. */
export function quoteRoutes(orders: OrderService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      API_PATHS.quote,
      {
        config: { role: 'public' },
        schema: {
          tags,
          summary: 'What a cart costs and what stands against it',
          body: QuoteBody,
          response: { 200: success(Quote) },
        },
      },
      async ({ viewer, body }) => ok(await orders.quote(viewer, body)),
    );
  };
}
