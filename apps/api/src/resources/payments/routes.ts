import { API_PATHS, success } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { ok } from '../../http/envelope';
import { notFound } from '../../http/errors';
import { isSimulator } from '../../payments/simulator';
import type { OrderService } from '../transactions/service';
import { simulatorRoutes } from './simulator-routes';

const NoticeBody = z
  .record(z.string(), z.unknown())
  .describe('As the payment provider of the shop writes it, signed in its own way');

/** Where the payment provider tells what has become of a payment; without one there is nobody to tell it. */
export function paymentRoutes(orders: OrderService, deps: Deps): FastifyPluginAsyncZod {
  const { cards } = deps;
  return async (app) => {
    app.post(
      API_PATHS.paymentNotifications,
      {
        config: { role: 'public' },
        schema: {
          tags: ['payments'],
          summary: 'A signed notice of the payment provider; sending it again changes nothing',
          body: NoticeBody,
          response: { 200: success(z.null()) },
        },
      },
      async ({ headers, body }) => {
        if (!cards) throw notFound('Payment');
        await orders.takeNotice(cards.name, cards.readNotice(headers, body));
        return ok(null);
      },
    );
    if (isSimulator(cards)) await app.register(simulatorRoutes(cards, deps));
  };
}
