import { API_PATHS, OfferAnswerBody, OfferBody, OfferedTo, Order } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { answer, ById } from '../../../platform/http/endpoint';
import { ok } from '../../../platform/http/envelope';
import { requireViewer } from '../../../platform/plugins/auth';
import { endpoint } from '../route-parts';
import type { OrderService } from '../service';

/** What is offered to who waits for something that has run out, and what they say. */
export function offerRoutes(orders: OrderService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      API_PATHS.offers,
      endpoint(
        'orders',
        'Offer who waits for something that has run out what stands in for it; with undo, not after all',
        {
          body: OfferBody,
          response: answer(OfferedTo),
        },
      ),
      async (request) => ok(await orders.offer(requireViewer(request), request.body)),
    );

    app.put(
      API_PATHS.offerAnswer.pattern,
      endpoint(
        { role: 'any', permission: 'orders' },
        'Take what is offered for a line, or leave it as it was ordered',
        {
          params: ById,
          body: OfferAnswerBody,
          response: answer(Order),
        },
      ),
      async (request) => ok(await orders.answerOffer(requireViewer(request), request.params.id, request.body)),
    );
  };
}
