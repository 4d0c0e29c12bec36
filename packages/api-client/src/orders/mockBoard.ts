import { OrderListQuery, OrderMoveBody, type Order, type OrderStatus } from '@seduh/contract';
import { API_PATHS, MESSAGES } from '@seduh/contract/constants';
import { illegalMoveText, needsReason, whyNotConfirmable } from '@seduh/domain';
import { statusAfterUndo } from '@seduh/domain/cups';
import { seenBy } from '../mocks/fixtures/orders';
import { paid } from '../mocks/fixtures/payments';
import { moveTo } from '../mocks/fixtures/placed';
import { mockRoute } from '../mocks/mockRoute';
import { fail, invalid, notFound, ok, okPage } from '../mocks/reply';
import { pourRoute, unpour, type Pour } from '../pours/mocks';
import { delayRoute } from './mockDelay';

/**
 * The order with its last move, which began at `to`, taken back; undefined where that is too late.
 * @param made the piece that brought the move; is noted as taken back
 * @param before how the order was, where staff moved it
 */
function takenBack(order: Order, to: OrderStatus, made?: Pour, before?: Order): Order | undefined {
  const done = order.lines.reduce((sum, { making }) => sum + (making?.done ?? 0), made ? -1 : 0);
  const isLast = order.timeline.at(-1)?.from === to;
  if (!isLast || statusAfterUndo(to, made?.from ?? null, done) === null) return undefined;
  if (made) return unpour(order, made);
  // what is made stays made
  return before && { ...before, lines: order.lines, pours: order.pours };
}

/**
 * The staff's board of these orders, which remembers what is done with them: they are listed, moved on and taken back,
 * paid, made cup by cup, and told to be late.
 */
export function workableOrders(orders: readonly Order[]) {
  const now = new Map(orders.map((order) => [order.id, seenBy(order, 'Admin')]));
  /** How each was before its moves, the last one at the end. */
  const before = new Map<string, Order[]>();
  const poured = new Map<string, Pour>();
  /** The piece that brought the move an order stands on. */
  const pourOf = ({ id, status_name }: Order): Pour | undefined =>
    [...poured.values()].findLast(
      ({ orderId, to, hasMoved, isUndone }) => orderId === id && to === status_name && hasMoved && !isUndone,
    );
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
        const made = pourOf(order);
        const back = takenBack(order, to, made, moves.at(-1));
        if (!back) return fail(409, 'ILLEGAL_MOVE', MESSAGES.undoTooLate);
        if (!made) before.set(order.id, moves.slice(0, -1));
        return keep(back);
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
  const delaying = delayRoute({ find: (id) => now.get(id), answer: keep });
  return [listing, reading, moving, confirming, pouring, delaying];
}
