import { OrderListQuery, OrderMoveBody, type Order } from '@seduh/contract';
import { API_PATHS, MESSAGES } from '@seduh/contract/constants';
import { illegalMoveText, needsReason, whyNotConfirmable } from '@seduh/domain';
import { seenBy } from '../mocks/fixtures/orders';
import { paid } from '../mocks/fixtures/payments';
import { moveTo } from '../mocks/fixtures/placed';
import { mockRoute } from '../mocks/mockRoute';
import { fail, invalid, notFound, ok, okPage } from '../mocks/reply';
import { pourRoute, type Pour } from '../pours/mocks';

/**
 * The staff's board of these orders, which remembers what is done with them: they are listed, moved on and taken back,
 * paid and made cup by cup.
 */
export function workableOrders(orders: readonly Order[]) {
  const now = new Map(orders.map((order) => [order.id, seenBy(order, 'Admin')]));
  /** How each was before its moves, the last one at the end. */
  const before = new Map<string, Order[]>();
  const poured = new Map<string, Pour>();
  const keep = (order: Order) => {
    now.set(order.id, order);
    return ok(order);
  };

  const listing = mockRoute({
    method: 'get',
    path: API_PATHS.orders,
    permission: 'orders',
    query: OrderListQuery,
    answer: ({ query }) =>
      okPage(
        API_PATHS.orders,
        [...now.values()].filter(({ status_name }) => !query.status?.length || query.status.includes(status_name)),
        query,
      ),
  });

  const reading = mockRoute({
    method: 'get',
    path: API_PATHS.order.pattern,
    permission: 'orders',
    answer({ param }) {
      const order = now.get(param('id'));
      return order ? ok(order) : notFound('Order');
    },
  });

  const moving = mockRoute({
    method: 'patch',
    path: API_PATHS.order.pattern,
    permission: 'orders',
    body: OrderMoveBody,
    answer({ param, body: { status_name: to, undo, reason } }) {
      const order = now.get(param('id'));
      if (!order) return notFound('Order');
      const moves = before.get(order.id) ?? [];
      if (undo) {
        const last = moves.at(-1);
        if (last?.status_name !== to) return fail(409, 'ILLEGAL_MOVE', MESSAGES.undoTooLate);
        before.set(order.id, moves.slice(0, -1));
        return keep(last);
      }
      if (!order.next_moves.includes(to)) return fail(409, 'ILLEGAL_MOVE', illegalMoveText(order.status_name, to));
      if (needsReason(order.status_name, to) && !reason) return invalid({ reason: MESSAGES.comesBackReason });
      before.set(order.id, [...moves, order]);
      return keep(moveTo(order, to, true, reason || null));
    },
  });

  const confirming = mockRoute({
    method: 'post',
    path: API_PATHS.paymentConfirm.pattern,
    permission: 'orders',
    answer({ param }) {
      const order = now.get(param('id'));
      if (!order) return notFound('Order');
      const why = whyNotConfirmable(order.payment_id, order.payment.state);
      return why === null ? keep(seenBy(paid(order), 'Admin')) : fail(409, 'PAYMENT_STATE', why);
    },
  });

  const pouring = pourRoute({ find: (id) => now.get(id), poured: () => poured, answer: keep });
  return [listing, reading, moving, confirming, pouring];
}
