import {
  type MemberCard,
  CartOrderBody,
  HistoryDeleteBody,
  HistoryQuery,
  HistoryRestoreBody,
  OrderListQuery,
  OrderMoveBody,
  type Order,
  type OrderFilter,
  type Shop,
} from '@seduh/contract';
import { API_PATHS, DELIVERY, HEADERS, LIMITS, MESSAGES } from '@seduh/contract/constants';
import {
  businessDay,
  holdingRefusal,
  illegalMoveText,
  isOrderFound,
  needsReason,
  ORDER_PREFIX,
  readOrderSearch,
  whyTooMuch,
} from '@seduh/domain';
import { historyOrders, isOpen, orders, raniOrders, seenBy } from '../mocks/fixtures/orders';
import { moveTo, orderFrom } from '../mocks/fixtures/placed';
import { makeQuote } from '../mocks/fixtures/quotes';
import { asAnswered, historyOf } from '../mocks/fixtures/work';
import { usual } from '../mocks/fixtures/usual';
import { heldByRani, holdingRules, shop } from '../mocks/fixtures/shop';
import { mockRoute } from '../mocks/mockRoute';
import { tableOf } from '../tables/mocks';
import { fail, forbidden, invalid, notFound, ok, okPage } from '../mocks/reply';
import { delayRoute } from './mockDelay';
import { findOrder, paymentHandlers, withOrder } from './mockPayments';

const ORDER = API_PATHS.order.pattern;

function select({ status, delivery, search, from, to }: OrderFilter): Order[] {
  const wanted = readOrderSearch(search);
  const dayOf = ({ created_at }: Order) => businessDay(shop.time_zone, new Date(created_at));
  return orders
    .filter((order) => !status?.length || status.includes(order.status_name))
    .filter((order) => delivery === undefined || order.delivery_id === delivery)
    .filter((order) => (!from || dayOf(order) >= from) && (!to || dayOf(order) <= to))
    .filter(
      ({ number, customer_name, phone, lines }) =>
        search === '' ||
        isOrderFound(wanted, {
          number: Number(number.slice(ORDER_PREFIX.length)),
          customerName: customer_name,
          phone,
          productNames: lines.flatMap(({ product_name, name_translations = {} }) => [
            product_name,
            ...Object.values(name_translations),
          ]),
        }),
    )
    .map((order) => asAnswered(seenBy(order, 'Admin'), 'Admin'));
}

/** @param at the shop it is ordered from @param card of who orders; none where it is left out */
export const placingAt = (at: Shop = shop, card?: MemberCard) =>
  mockRoute({
    method: 'post',
    path: API_PATHS.orders,
    role: 'User',
    body: CartOrderBody,
    answer({ body, headers }) {
      if (!headers.get(HEADERS.idempotencyKey)) {
        return fail(400, 'KEY_MISSING', MESSAGES.keyMissing(LIMITS.idempotencyKey));
      }
      const { lines, delivery_id, time, promo_code, postcode, use_points } = body;
      const quote = makeQuote({ lines, delivery_id, time, promo_code, postcode, use_points }, true, [], { at, card });
      const short = quote.lines.find(({ problem }) => problem);
      if (short) return fail(409, 'OUT_OF_STOCK', `${short.product_name}: ${short.problem?.msg}`, quote);
      const [untimely] = quote.problems;
      if (untimely) return fail(409, 'CLOSED', untimely.msg, quote);
      const refused = [quote.points, quote.promo].find((one) => one && !one.applied);
      if (refused && !body.quote_version)
        return fail(409, 'PROMO_REFUSED', refused.reason ?? 'This code does not apply', quote);
      const tooMuch = whyTooMuch(body.payment_id, quote.total);
      if (tooMuch !== null) return fail(409, 'PAYMENT_UNAVAILABLE', tooMuch);
      const portions = quote.lines.reduce((sum, { qty }) => sum + qty, 0);
      const why = holdingRefusal(holdingRules, heldByRani, {
        paymentId: body.payment_id,
        total: quote.total,
        portions,
      });
      if (why !== null) return fail(409, 'HOLD_LIMIT', why);
      const isIn = delivery_id === DELIVERY.dineIn;
      const seat = isIn && body.table_code ? tableOf(body.table_code) : undefined;
      if (isIn && body.table_code && !seat) return fail(409, 'TABLE_GONE', MESSAGES.tableGone);
      return ok(orderFrom({ ...body, table: seat?.label ?? body.table }, quote), MESSAGES.orderPlaced, 201);
    },
  });

const listing = mockRoute({
  method: 'get',
  path: API_PATHS.orders,
  permission: 'orders',
  query: OrderListQuery,
  answer({ query }) {
    const { status, delivery, search, from, to } = query;
    return okPage(API_PATHS.orders, select(query), query, {
      status: status?.join(','),
      delivery,
      search,
      from,
      to,
    });
  },
});

/** Answers the history of a customer with these orders, the newest first. */
export const historyRoute = (own: readonly Order[]) =>
  mockRoute({
    method: 'get',
    path: API_PATHS.history,
    role: 'User',
    query: HistoryQuery,
    answer: ({ query }) => okPage(API_PATHS.history, historyOf(own), query),
  });

const readingUsual = mockRoute({ method: 'get', path: API_PATHS.usual, role: 'User', answer: () => ok(usual) });

const hiding = mockRoute({
  method: 'delete',
  path: API_PATHS.history,
  role: 'User',
  body: HistoryDeleteBody,
  answer({ body }) {
    const own = raniOrders.filter(({ id }) => body.ids.includes(id));
    if (own.some(isOpen)) return fail(409, 'ORDER_OPEN', MESSAGES.orderOpen);
    return ok({ hidden: own.length });
  },
});

const restoring = mockRoute({
  method: 'post',
  path: API_PATHS.historyRestore,
  role: 'User',
  body: HistoryRestoreBody,
  // the mocks forget what was hidden: whatever could be hidden comes back
  answer: ({ body }) =>
    ok({ restored: raniOrders.filter((order) => body.ids.includes(order.id) && !isOpen(order)).length }),
});

const reading = mockRoute({
  method: 'get',
  path: ORDER,
  role: 'any',
  permission: 'orders',
  answer: ({ param, viewer }) => withOrder(param('id'), viewer?.role, (order) => ok(asAnswered(order, 'User'))),
});

const moving = mockRoute({
  method: 'patch',
  path: ORDER,
  role: 'any',
  permission: 'orders',
  body: OrderMoveBody,
  answer({ param, body, viewer }) {
    if (body.undo && viewer?.role !== 'Admin') return forbidden();
    const order = findOrder(param('id'), viewer?.role);
    if (!order) return notFound('Order');
    const { status_name: from, next_moves } = order;
    const to = body.status_name;
    // the mocks forget moves: an order that stands where it is to go back to has been taken back
    if (body.undo)
      return from === to ? ok(asAnswered(order, 'Admin')) : fail(409, 'ILLEGAL_MOVE', MESSAGES.undoTooLate);
    if (next_moves.includes(to) && needsReason(from, to) && !body.reason) {
      return invalid({ reason: MESSAGES.comesBackReason });
    }
    if (next_moves.includes(to)) {
      return ok(asAnswered(moveTo(order, to, viewer?.role === 'Admin', body.reason || null), viewer?.role));
    }
    return fail(409, 'ILLEGAL_MOVE', illegalMoveText(from, to));
  },
});

export const orderHandlers = [
  historyRoute(historyOrders),
  readingUsual,
  hiding,
  restoring,
  placingAt(),
  listing,
  ...paymentHandlers,
  reading,
  delayRoute({ find: findOrder, answer: ok }),
  moving,
];
