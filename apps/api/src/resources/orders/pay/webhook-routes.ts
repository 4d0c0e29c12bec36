import { API_PATHS, success } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../../deps';
import { ok } from '../../../platform/http/envelope';
import { notFound } from '../../../platform/http/errors';
import { isSimulator } from './providers/simulator';
import { owedRoutes } from './owed-routes';
import type { OrderService } from '../service';
import { simulatorRoutes } from './simulator/routes';

const WebhookBody = z
  .record(z.string(), z.unknown())
  .describe('As the payment provider of the shop writes it, signed in its own way');

/** Where the payment provider tells that something has become of a payment, and what the shop owes of what it was paid. */
export function providerRoutes(orders: OrderService, deps: Deps): FastifyPluginAsyncZod {
  const { cards } = deps;
  return async (app) => {
    app.post(
      API_PATHS.paymentNotifications,
      {
        config: { role: 'public' },
        schema: {
          tags: ['payments'],
          summary: 'A signed payment webhook, believed once the provider confirms it; sending it again changes nothing',
          body: WebhookBody,
          response: { 200: success(z.null()) },
        },
      },
      async ({ headers, body }) => {
        if (!cards) throw notFound('Payment');
        await orders.takeWebhook(cards, cards.readWebhook(headers, body));
        return ok(null);
      },
    );

    await app.register(owedRoutes(orders));
    if (isSimulator(cards)) await app.register(simulatorRoutes(cards, deps));
  };
}
