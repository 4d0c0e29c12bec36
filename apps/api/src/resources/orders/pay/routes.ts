import { API_PATHS, Order, OwedQuery, OwedRefund, Receipt, RefundBody } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../../deps';
import { answer, ById, endpointsOf, listAnswer, noAnswer } from '../../../platform/http/endpoint';
import { ok, okList } from '../../../platform/http/envelope';
import { notFound } from '../../../platform/http/errors';
import { requireViewer } from '../../../platform/plugins/auth';
import { orderLimits } from '../limits';
import { demandKey, endpoint, idempotencyKeyOf, keyHeaders, ORDER } from '../route-parts';
import type { OrderService } from '../service';
import { isSimulator } from './providers/simulator';
import { simulatorRoutes } from './simulator/routes';

const paid = endpointsOf('payments');
const ofOrder = { params: ById, response: answer(Order) };
const RefundHeaders = keyHeaders(
  'Made up by the client, one for each refund it means: sending it again refunds nothing more',
);
const WebhookBody = z
  .record(z.string(), z.unknown())
  .describe('As the payment provider of the shop writes it, signed in its own way');

/** Paying one order, giving its money back, and what proves it. */
export function paymentRoutes(orders: OrderService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `${ORDER}/payment`,
      endpoint(
        { role: 'User', rateLimit: orderLimits.payments },
        'Open a page where an unpaid card order is paid',
        ofOrder,
      ),
      async (request) => ok(await orders.pay(requireViewer(request), request.params.id)),
    );

    app.post(
      `${ORDER}/payment/confirm`,
      endpoint('orders', 'Say that a transfer, or cash, has been received', ofOrder),
      async (request) => ok(await orders.confirmPayment(requireViewer(request), request.params.id)),
    );

    app.post(
      `${ORDER}/refunds`,
      {
        ...endpoint(
          { permission: 'refunds', rateLimit: orderLimits.refunds },
          'Give money of a finished order back, all that is left or by piece',
          { ...ofOrder, headers: RefundHeaders, body: RefundBody },
        ),
        preValidation: demandKey,
      },
      async (request) =>
        ok(await orders.refund(requireViewer(request), request.params.id, idempotencyKeyOf(request), request.body)),
    );

    app.get(
      `${ORDER}/receipt`,
      endpoint({ role: 'any', permission: 'orders' }, 'The receipt of an order, as sold, for its owner and staff', {
        params: ById,
        response: answer(Receipt),
      }),
      async (request) => ok(await orders.receipt(requireViewer(request), request.params.id)),
    );
  };
}

/** Where the payment provider says what has become of a payment, and what the shop owes of what it was paid. */
export function providerRoutes(orders: OrderService, deps: Deps): FastifyPluginAsyncZod {
  const { cards } = deps;
  return async (app) => {
    app.post(
      API_PATHS.paymentNotifications,
      paid(
        'public',
        'A signed payment webhook, believed once the provider confirms it; sending it again changes nothing',
        { body: WebhookBody, response: noAnswer },
      ),
      async ({ headers, body }) => {
        if (!cards) throw notFound('Payment');
        await orders.takeWebhook(cards, cards.readWebhook(headers, body));
        return ok(null);
      },
    );

    app.get(
      API_PATHS.owed,
      paid('refunds', 'Money that the shop owes its customers, the oldest first', {
        querystring: OwedQuery,
        response: listAnswer(OwedRefund),
      }),
      async ({ query }) => {
        const { refunds, meta } = await orders.owed(query);
        return okList(refunds, meta);
      },
    );

    app.post(
      API_PATHS.owedReturned.pattern,
      paid('refunds', 'Say that owed money is back with the customer', ofOrder),
      async (request) => ok(await orders.markReturned(requireViewer(request), request.params.id)),
    );

    if (isSimulator(cards)) await app.register(simulatorRoutes(cards, deps));
  };
}
