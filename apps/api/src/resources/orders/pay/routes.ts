import { HEADERS, LIMITS, Order, Receipt, RefundBody, success } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../platform/http/envelope';
import { requireViewer } from '../../../platform/plugins/auth';
import { orderLimits } from '../limits';
import { idempotencyKeyOf } from '../idempotency-key';
import { ORDER, OrderParams } from '../params';
import type { OrderService } from '../service';

const tags = ['transactions'];

const RefundHeaders = z.looseObject({
  [HEADERS.idempotencyKey]: z
    .string()
    .min(1)
    .max(LIMITS.idempotencyKey)
    .describe('Made up by the client, one for each refund it means: sending it again refunds nothing more'),
});

/** Paying one order, giving its money back, and what proves it. */
export function paymentRoutes(orders: OrderService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `${ORDER}/payment`,
      {
        config: { role: 'User', rateLimit: orderLimits.payments },
        schema: {
          tags,
          summary: 'Open a page where an unpaid card order is paid',
          params: OrderParams,
          response: { 200: success(Order) },
        },
      },
      async (request) => ok(await orders.pay(requireViewer(request), request.params.id)),
    );

    app.post(
      `${ORDER}/payment/confirm`,
      {
        config: { role: 'Admin' },
        schema: {
          tags,
          summary: 'Say that a transfer, or cash, has been received',
          params: OrderParams,
          response: { 200: success(Order) },
        },
      },
      async (request) => ok(await orders.confirmPayment(requireViewer(request), request.params.id)),
    );

    app.post(
      `${ORDER}/refunds`,
      {
        config: { role: 'Admin', rateLimit: orderLimits.refunds },
        preValidation: async (request) => void idempotencyKeyOf(request),
        schema: {
          tags,
          summary: 'Give money of a finished order back, all that is left or by piece',
          params: OrderParams,
          headers: RefundHeaders,
          body: RefundBody,
          response: { 200: success(Order) },
        },
      },
      async (request) =>
        ok(await orders.refund(requireViewer(request), request.params.id, idempotencyKeyOf(request), request.body)),
    );

    app.get(
      `${ORDER}/receipt`,
      {
        config: { role: 'any' },
        schema: {
          tags,
          summary: 'The receipt of an order, as sold, for its owner and staff',
          params: OrderParams,
          response: { 200: success(Receipt) },
        },
      },
      async (request) => ok(await orders.receipt(requireViewer(request), request.params.id)),
    );
  };
}
