import {
  API_PATHS,
  CartOrderBody,
  HistoryDeleteBody,
  HistoryItem,
  HistoryQuery,
  HistoryRestoreBody,
  MESSAGES,
  Order,
  OrderBody,
  OrderListQuery,
  OrderMoveBody,
  ProductOrderBody,
  Quote,
  QuoteBody,
} from '@seduh/contract';
import { validatorCompiler, type FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { answer, ById, createdAnswer, listAnswer } from '../../platform/http/endpoint';
import { ok, okList } from '../../platform/http/envelope';
import { requireViewer } from '../../platform/plugins/auth';
import type { OrderEvents } from './events/hub';
import { eventRoutes } from './events/routes';
import { orderLimits } from './limits';
import { paymentRoutes, providerRoutes } from './pay/routes';
import { isCart } from './quote/order-request';
import { demandKey, endpoint, idempotencyKeyOf, keyHeaders, ORDER } from './route-parts';
import type { OrderService } from './service';

/** Quotes, orders, their moves and payments, and the stream of what happens to them. */
export function orderRoutes(orders: OrderService, events: OrderEvents, deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(eventRoutes(events));
    for (const routes of [paymentRoutes, placingRoutes, readingRoutes]) await app.register(routes(orders));
    await app.register(providerRoutes(orders, deps));
  };
}

const PlaceHeaders = keyHeaders(
  'Made up by the client, one for each order it means to place: sending it again gives the same answer',
);

/** Checks a body by the one schema it means to fit: a union would say what is wrong by both. Headers pass here too. */
const bodyCompiler: FastifySchemaCompiler<unknown> = (route) => {
  if (route.schema instanceof z.ZodObject) return validatorCompiler({ ...route, schema: route.schema });
  const cart = validatorCompiler({ ...route, schema: CartOrderBody });
  const product = validatorCompiler({ ...route, schema: ProductOrderBody });
  return (data: unknown) => (isProduct(data) && !isCart(data) ? product(data) : cart(data));
};

const isProduct = (body: unknown): boolean => typeof body === 'object' && body !== null && 'product_id' in body;

/** What a cart would cost, and placing an order of it. */
function placingRoutes(orders: OrderService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      API_PATHS.quote,
      endpoint('public', 'What a cart costs and what stands against it', { body: QuoteBody, response: answer(Quote) }),
      async ({ viewer, body }) => ok(await orders.quote(viewer, body)),
    );

    app.post(
      API_PATHS.orders,
      {
        ...endpoint(
          { role: 'User', rateLimit: orderLimits.orders },
          'Place an order; the header Idempotency-Key makes sending it again safe',
          { headers: PlaceHeaders, body: OrderBody, response: createdAnswer(Order) },
        ),
        preValidation: demandKey,
        validatorCompiler: bodyCompiler,
      },
      async (request, reply) => {
        const { userId } = requireViewer(request);
        const order = await orders.place(userId, idempotencyKeyOf(request), request.body);
        return reply.code(201).send(ok(order, MESSAGES.orderPlaced, 201));
      },
    );
  };
}

const ofOrder = { params: ById, response: answer(Order) };
const Hidden = answer(z.object({ hidden: z.int().nonnegative() }));
const Restored = answer(z.object({ restored: z.int().nonnegative() }));
const MOVES = 'Move an order on (staff), take the last move back (staff, with undo), or cancel it';

/** Lists of orders, the history, one order, and moving it. */
function readingRoutes(orders: OrderService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      API_PATHS.orders,
      endpoint('Admin', "Everybody's orders", { querystring: OrderListQuery, response: listAnswer(Order) }),
      async (request) => {
        const { orders: page, meta } = await orders.list(requireViewer(request), request.query);
        return okList(page, meta);
      },
    );

    app.get(
      API_PATHS.history,
      endpoint('User', 'The own orders, newest first', {
        querystring: HistoryQuery,
        response: listAnswer(HistoryItem),
      }),
      async (request) => {
        const { items, meta } = await orders.history(requireViewer(request).userId, request.query);
        return okList(items, meta);
      },
    );

    app.delete(
      API_PATHS.history,
      endpoint('User', 'Take finished orders out of the history', { body: HistoryDeleteBody, response: Hidden }),
      async (request) => ok({ hidden: await orders.hide(requireViewer(request).userId, request.body.ids) }),
    );

    app.post(
      API_PATHS.historyRestore,
      endpoint('User', 'Put orders back that were taken out of the history', {
        body: HistoryRestoreBody,
        response: Restored,
      }),
      async (request) => ok({ restored: await orders.restore(requireViewer(request).userId, request.body.ids) }),
    );

    app.get(ORDER, endpoint('any', 'One order, for its owner and staff', ofOrder), async (request) =>
      ok(await orders.get(requireViewer(request), request.params.id)),
    );

    app.patch(ORDER, endpoint('any', MOVES, { ...ofOrder, body: OrderMoveBody }), async (request) =>
      ok(await orders.move(requireViewer(request), request.params.id, request.body)),
    );
  };
}
