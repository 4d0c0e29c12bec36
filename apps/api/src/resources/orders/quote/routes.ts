import { API_PATHS, OrderTimes, Quote, QuoteBody, TimesBody } from '@seduh/contract';
import { LOCALES } from '@seduh/contract/constants';
import { quoteWithSaid } from '@seduh/domain/said';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { answer } from '../../../platform/http/endpoint';
import { ok } from '../../../platform/http/envelope';
import { languageOf } from '../../../platform/http/language';
import { orderLimits } from '../limits';
import { endpoint } from '../route-parts';
import type { OrderService } from '../service';

/** What a cart would cost. */
export function quoteRoutes(orders: OrderService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      API_PATHS.quote,
      endpoint('public', 'What a cart costs and what stands against it', { body: QuoteBody, response: answer(Quote) }),
      async (request) => {
        const quote = await orders.quote(request.viewer, request.body);
        return ok(languageOf(request) === LOCALES[0] ? quote : quoteWithSaid(quote));
      },
    );

    app.post(
      API_PATHS.orderTimes,
      endpoint({ role: 'public', rateLimit: orderLimits.times }, 'Which times have no room for a cart', {
        description:
          'And when it would be ready now. With `until_free` the full times end before the first that has room: who orders for now needs no more.',
        body: TimesBody,
        response: answer(OrderTimes),
      }),
      async (request) => ok(await orders.times(request.body)),
    );
  };
}
