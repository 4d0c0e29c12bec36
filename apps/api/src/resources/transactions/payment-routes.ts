import { API_PATHS, Order, Receipt, success } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { z } from 'zod';
import { ok } from '../../http/envelope';
import { requireViewer } from '../../plugins/auth';
import { limits } from '../../plugins/limits';
import type { OrderService } from './service';

const tags = ['transactions'];

/** An order by its id. Its neighbours are no ids: a wrong method on one of them is 405, not an order that is not there. */
export const ORDER = `${API_PATHS.orders}/:id(^(?!quote$|history$|events$).+)`;
export const OrderParams = z.object({ id: z.string() });

/** Paying one order, and what proves it. */
export function paymentRoutes(orders: OrderService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `${ORDER}/payment`,
      {
        config: { role: 'User', rateLimit: limits.payments },
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
