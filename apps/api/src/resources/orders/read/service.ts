import type {
  HistoryItem,
  LineOffer,
  Order,
  OrderFilter,
  OrderLine,
  Pagination,
  Receipt,
  Refund,
  SizeId,
} from '@seduh/contract';
import { ALL_PAYMENTS, API_PATHS, DELIVERY_METHODS, MESSAGES } from '@seduh/contract/constants';
import {
  isFinal,
  isTransfer,
  legalMoves,
  methodName,
  orderNumber,
  PAYMENT_RULES,
  promisedAt,
  refundSums,
  sizeName,
  startOfDay,
} from '@seduh/domain';
import { readShopColumns } from '../../../platform/db/query';
import { withTx, type Db } from '../../../platform/db/tx';
import { paginate, type PageRequest } from '../../../platform/http/envelope';
import { HttpError, notFound } from '../../../platform/http/errors';
import { isId } from '../../../platform/http/ids';
import type { Viewer } from '../../../platform/http/viewer';
import { actorOf } from '../context';
import { readOffers } from '../offers';
import { refundState, type NamedRefund } from '../pay/refunds-repository';
import { findMaking, type OrderMaking } from '../pours-repository';
import { hasOpenOrder, hideOrders, listHistory } from './history-repository';
import { listOrderIds } from './list-repository';
import { findOrders, type LineRow, type MoveRow, type OrderRows } from './repository';

/** An order for its owner or staff. Throws the same 404 for somebody else's as for none. */
export async function readOrder(db: Db, viewer: Viewer, id: string, now: Date): Promise<Order> {
  const [rows] = isId(id) ? await findOrders(db, [id.toLowerCase()]) : [];
  if (!rows || (viewer.role !== 'Admin' && rows.order.user_id !== viewer.userId)) throw notFound('Order');
  const [order] = await present(db, viewer, [rows], now);
  if (!order) throw new Error('each order is presented');
  return order;
}

/** Orders with how far they are, and what is offered for what has run out. */
async function present(db: Db, viewer: Viewer, all: readonly OrderRows[], now: Date): Promise<Order[]> {
  const [making, offers] = [await makingOf(db, viewer, all), await readOffers(db, all, now)];
  return all.map((rows) =>
    presentOrder(rows, viewer, { making: making.get(rows.order.id), offers: offers.get(rows.order.id) }),
  );
}

/** How far the pieces of open orders are, for staff: others are told by the order's status. */
const makingOf = async (db: Db, viewer: Viewer, all: readonly OrderRows[]): Promise<Map<string, OrderMaking>> =>
  viewer.role === 'Admin'
    ? findMaking(
        db,
        all.filter(({ order }) => !isFinal(order.status)).map(({ order }) => order.id),
      )
    : new Map();

const RECEIPT_HEAD = ['name', 'address', 'city', 'phone', 'time_zone', 'tax_percent'] as const;

/** An order under the shop's name. Throws as {@link readOrder} does. */
export async function readReceipt(db: Db, viewer: Viewer, id: string, now: Date): Promise<Receipt> {
  const order = await readOrder(db, viewer, id, now);
  const { tax_percent, ...shop } = await readShopColumns(db, RECEIPT_HEAD);
  return { shop, receipt_number: order.receipt_number, tax_percent, order };
}

/** One page of a customer's own orders, newest first, without those taken out of the history. */
export async function readHistory(
  db: Db,
  userId: string,
  page: PageRequest,
): Promise<{ items: HistoryItem[]; meta: Pagination }> {
  const { rows, total } = await listHistory(db, userId, page);
  return { items: rows.map(presentHistoryItem), meta: paginate(API_PATHS.history, { ...page, totalData: total }) };
}

/** One page of everybody's orders for staff, newest first. `from` and `to` are business days, both included. */
export async function readOrders(
  db: Db,
  viewer: Viewer,
  filter: OrderFilter,
  now: Date,
): Promise<{ orders: Order[]; meta: Pagination }> {
  const { status, delivery, search, from, to, page, limit } = filter;
  const { time_zone: timeZone } = await readShopColumns(db, ['time_zone']);
  const { ids, total } = await listOrderIds(
    db,
    {
      statuses: status?.length ? status : undefined,
      delivery,
      search,
      since: from ? startOfDay(timeZone, from) : undefined,
      until: to ? startOfDay(timeZone, to, 1) : undefined,
    },
    { page, limit },
  );
  const orders = await present(db, viewer, await findOrders(db, ids), now);
  const query = { status: status?.join(','), delivery, search, from, to };
  return { orders, meta: paginate(API_PATHS.orders, { page, limit, totalData: total }, query) };
}

/**
 * Hides finished orders from their owner's history; the books keep them. Ids of others do nothing.
 * @returns how many were hidden. Throws 409 ORDER_OPEN, hiding none, where one is under way
 */
export const hideFromHistory = (db: Db, userId: string, ids: readonly string[], now: Date): Promise<number> =>
  withTx(db, async (tx) => {
    if (await hasOpenOrder(tx, userId, ids)) {
      throw new HttpError(409, 'ORDER_OPEN', MESSAGES.orderOpen);
    }
    return hideOrders(tx, userId, ids, now);
  });

/** An order as the contract has it, with the moves open to this viewer. */
export function presentOrder(
  { order, lines, moves, payment, refunds, points }: OrderRows,
  viewer: Viewer,
  { making, offers }: { making?: OrderMaking | undefined; offers?: ReadonlyMap<number, LineOffer> | undefined } = {},
): Order {
  const { id, subtotal, discount, tax, shipping, total, promo_code, address, phone, customer_name, scheduled } = order;
  const number = orderNumber(order.number);
  const payment_method = methodName(ALL_PAYMENTS, payment.method);
  const given = refunds.map(presentRefund);
  const sums = refundSums(given, payment);
  return {
    id,
    number,
    status_name: order.status,
    delivery_id: order.delivery_id,
    delivery_method: methodName(DELIVERY_METHODS, order.delivery_id),
    payment_id: payment.method,
    payment_method,
    payment: {
      method: payment_method,
      state: payment.state,
      amount: payment.amount,
      due_at: payment.due_at?.toISOString() ?? null,
      paid_at: payment.paid_at?.toISOString() ?? null,
      refunded_at: payment.refunded_at?.toISOString() ?? null,
      bank: payment.state === 'awaiting' && isTransfer(payment.method) ? payment.bank : null,
      ...payPlace(payment.method, payment.state === 'awaiting' ? payment.pay_url : null),
      refunded_amount: sums.refunded,
      owed_amount: sums.owed,
      refunds: given,
    },
    lines: lines.map((line) => ({
      ...presentLine(line),
      offer: offers?.get(line.position),
      making: making?.lines.get(line.position),
    })),
    subtotal,
    discount,
    tax,
    shipping,
    total,
    promo_code,
    points: points.used > 0 || points.earned > 0 ? points : undefined,
    address,
    postcode: order.postcode ?? undefined,
    delivery_area: order.delivery_area ?? undefined,
    phone,
    table: order.table_number,
    customer_name,
    counter: order.user_id === null ? true : undefined,
    scheduled,
    created_at: order.placed_at.toISOString(),
    ready_at: order.ready_at.toISOString(),
    ready_range: order.ready_from
      ? { from: order.ready_from.toISOString(), to: order.ready_at.toISOString() }
      : undefined,
    timeline: moves.map(presentMove),
    next_moves: legalMoves(
      { status: order.status, deliveryId: order.delivery_id, payment: payment.state },
      actorOf(viewer).actor,
    ),
    pours: making?.pours,
    receipt_number: number,
  };
}

function presentLine({
  order_id: _order,
  position: _position,
  stock_taken: _taken,
  one_size,
  name_translations,
  options,
  warning,
  ...line
}: LineRow): OrderLine {
  return {
    ...line,
    name_translations: name_translations ?? undefined,
    options: options ?? [],
    size_name: soldSize({ ...line, one_size }),
    warning: warning ?? undefined,
  };
}

type HistoryRow = Awaited<ReturnType<typeof listHistory>>['rows'][number];

function presentHistoryItem(row: HistoryRow): HistoryItem {
  const created_at = row.placed_at.toISOString();
  const ready_at = row.ready_at.toISOString();
  const payment = { state: row.payment_state, paid_at: row.paid_at?.toISOString() ?? null };
  return {
    id: row.id,
    number: orderNumber(row.number),
    product_name: row.product_name,
    name_translations: row.name_translations ?? undefined,
    price: row.unit_price,
    image: row.image,
    status_name: row.status,
    delivery_method: methodName(DELIVERY_METHODS, row.delivery_id),
    payment_state: row.payment_state,
    refunded_amount: row.refunded_amount,
    owed_amount: row.owed_amount,
    qty: row.qty,
    lines: row.lines,
    order_lines: row.order_lines.map(({ product_name, name_translations, options, qty, ...size }) => ({
      product_name,
      name_translations: name_translations ?? undefined,
      size_name: soldSize(size),
      options: options ?? [],
      qty,
    })),
    total: row.total,
    created_at,
    ready_at,
    promised_at: new Date(promisedAt({ ...row, created_at, ready_at, payment })).toISOString(),
  };
}

/** Where a payment is made, as answers say it: on a page, or by a code. @param at as the provider gave it; null: nowhere yet */
export function payPlace(method: Order['payment_id'], at: string | null): Pick<Order['payment'], 'pay_url' | 'qr'> {
  switch (PAYMENT_RULES[method].paidBy) {
    case 'page':
      return { pay_url: at };
    case 'code':
      return { pay_url: null, qr: at };
    case 'transfer':
    case 'hand':
      return { pay_url: null };
  }
}

/** What a line says of its size, as it was sold. */
export const soldSize = ({ size_id, one_size }: { size_id: SizeId; one_size: boolean }): string =>
  one_size ? '' : sizeName(size_id);

function presentMove({ from_status, to_status, actor, reason, moved_at, ...names }: MoveRow) {
  const name = actor === 'staff' ? firstName(names) : null;
  return { from: from_status, status_name: to_status, at: moved_at.toISOString(), by: actor, name, reason };
}

export function presentRefund(row: NamedRefund): Refund {
  const { id, cause, amount, lines, shipping, reason, actor, created_at, refunded_at } = row;
  return {
    id,
    cause,
    amount,
    lines,
    shipping,
    reason,
    by: actor,
    name: actor === 'staff' ? firstName(row) : null,
    state: refundState(row),
    created_at: created_at.toISOString(),
    returned_at: refunded_at?.toISOString() ?? null,
  };
}

// customers see who made their coffee by first name, and nothing more of them
export const firstName = ({ first_name, display_name }: Pick<MoveRow, 'first_name' | 'display_name'>): string | null =>
  first_name ?? display_name?.split(' ')[0] ?? null;
