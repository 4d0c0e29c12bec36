import {
  API_PATHS,
  HEADERS,
  HistoryDeleteBody,
  HistoryItem,
  HistoryQuery,
  HistoryRestoreBody,
  LIMITS,
  Order,
  OrderBody,
  OrderListQuery,
  OrderMoveBody,
  Quote,
  QuoteBody,
  success,
  successList,
} from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { z } from 'zod';
import type { OrderEvents } from './events/hub';
import { ok, okList } from '../../platform/http/envelope';
import { requireViewer } from '../../platform/plugins/auth';
import { orderLimits } from './limits';
import { idempotencyKeyOf, orderBodyCompiler } from './place/body';
import { eventRoutes } from './events/routes';
import { ORDER, OrderParams, paymentRoutes } from './pay/routes';
import type { OrderService } from './service';

const tags = ['transactions'];
const PlaceHeaders = z.looseObject({
  [HEADERS.idempotencyKey]: z
    .string()
    .min(1)
    .max(LIMITS.idempotencyKey)
    .describe('Made up by the client, one for each order it means to place: sending it again gives the same answer'),
});

/** Quotes, orders, their moves, and the stream of what happens to them. */
export function transactionRoutes(orders: OrderService, events: OrderEvents): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(eventRoutes(events));
    await app.register(paymentRoutes(orders));

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

    app.post(
      API_PATHS.orders,
      {
        config: { role: 'User', rateLimit: orderLimits.orders },
        preValidation: async (request) => void idempotencyKeyOf(request),
        validatorCompiler: orderBodyCompiler,
        schema: {
          tags,
          summary: 'Place an order; the header Idempotency-Key makes sending it again safe',
          headers: PlaceHeaders,
          body: OrderBody,
          response: { 201: success(Order) },
        },
      },
      async (request, reply) => {
        const { userId } = requireViewer(request);
        const order = await orders.place(userId, idempotencyKeyOf(request), request.body);
        return reply.code(201).send(ok(order, 'Order placed', 201));
      },
    );

    app.get(
      API_PATHS.orders,
      {
        config: { role: 'Admin' },
        schema: {
          tags,
          summary: "Everybody's orders",
          querystring: OrderListQuery,
          response: { 200: successList(Order) },
        },
      },
      async (request) => {
        const { orders: page, meta } = await orders.list(requireViewer(request), request.query);
        return okList(page, meta);
      },
    );

    app.get(
      API_PATHS.history,
      {
        config: { role: 'User' },
        schema: {
          tags,
          summary: 'The own orders, newest first',
          querystring: HistoryQuery,
          response: { 200: successList(HistoryItem) },
        },
      },
      async (request) => {
        const { items, meta } = await orders.history(requireViewer(request).userId, request.query);
        return okList(items, meta);
      },
    );

    app.delete(
      API_PATHS.history,
      {
        config: { role: 'User' },
        schema: {
          tags,
          summary: 'Take finished orders out of the history',
          body: HistoryDeleteBody,
          response: { 200: success(z.object({ hidden: z.int().nonnegative() })) },
        },
      },
      async (request) => ok({ hidden: await orders.hide(requireViewer(request).userId, request.body.ids) }),
    );

    app.post(
      API_PATHS.historyRestore,
      {
        config: { role: 'User' },
        schema: {
          tags,
          summary: 'Put orders back that were taken out of the history',
          body: HistoryRestoreBody,
          response: { 200: success(z.object({ restored: z.int().nonnegative() })) },
        },
      },
      async (request) => ok({ restored: await orders.restore(requireViewer(request).userId, request.body.ids) }),
    );

    app.get(
      ORDER,
      {
        config: { role: 'any' },
        schema: {
          tags,
          summary: 'One order, for its owner and staff',
          params: OrderParams,
          response: { 200: success(Order) },
        },
      },
      async (request) => ok(await orders.get(requireViewer(request), request.params.id)),
    );

    app.patch(
      ORDER,
      {
        config: { role: 'any' },
        schema: {
          tags,
          summary: 'Move an order on (staff), take the last move back (staff, with undo), or cancel it',
          params: OrderParams,
          body: OrderMoveBody,
          response: { 200: success(Order) },
        },
      },
      async (request) => ok(await orders.move(requireViewer(request), request.params.id, request.body)),
    );
  };
}
