import {
  API_PATHS,
  HistoryDeleteBody,
  HistoryItem,
  HistoryQuery,
  HistoryRestoreBody,
  Order,
  OrderListQuery,
  success,
  successList,
} from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { z } from 'zod';
import { ok, okList } from '../../../platform/http/envelope';
import { requireViewer } from '../../../platform/plugins/auth';
import { ORDER, OrderParams } from '../params';
import type { OrderService } from '../service';

const tags = ['transactions'];

/** Lists of orders, the history, and one order. */
export function readRoutes(orders: OrderService): FastifyPluginAsyncZod {
  return async (app) => {
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
  };
}
