import {
  API_PATHS,
  HistoryDeleteBody,
  HistoryItem,
  HistoryQuery,
  HistoryRestoreBody,
  Order,
  OrderListQuery,
  UsualCup,
} from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { z } from 'zod';
import { answer, ById, listAnswer } from '../../../platform/http/endpoint';
import { ok, okList } from '../../../platform/http/envelope';
import { requireViewer } from '../../../platform/plugins/auth';
import { endpoint, ORDER } from '../route-parts';
import type { OrderService } from '../service';

const count = z.int().nonnegative();

/** Lists of orders, the history, and one order. */
export function readRoutes(orders: OrderService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      API_PATHS.orders,
      endpoint('orders', "Everybody's orders", { querystring: OrderListQuery, response: listAnswer(Order) }),
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
      endpoint('User', 'Take finished orders out of the history', {
        body: HistoryDeleteBody,
        response: answer(z.object({ hidden: count })),
      }),
      async (request) => ok({ hidden: await orders.hide(requireViewer(request).userId, request.body.ids) }),
    );

    app.post(
      API_PATHS.historyRestore,
      endpoint('User', 'Put orders back that were taken out of the history', {
        body: HistoryRestoreBody,
        response: answer(z.object({ restored: count })),
      }),
      async (request) => ok({ restored: await orders.restore(requireViewer(request).userId, request.body.ids) }),
    );

    app.get(
      API_PATHS.usual,
      endpoint('User', 'What one usually has, the likely cup first', { response: answer(z.array(UsualCup)) }),
      async (request) => ok(await orders.usual(requireViewer(request).userId)),
    );

    app.get(
      ORDER,
      endpoint({ role: 'any', permission: 'orders' }, 'One order, for its owner and staff', {
        params: ById,
        response: answer(Order),
      }),
      async (request) => ok(await orders.get(requireViewer(request), request.params.id)),
    );
  };
}
